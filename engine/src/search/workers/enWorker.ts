import { language } from '../languages/en.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
