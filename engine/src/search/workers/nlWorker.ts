import { language } from '../languages/nl.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
