import { language } from '../languages/de.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
