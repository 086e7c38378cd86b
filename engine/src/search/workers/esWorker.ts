import { language } from '../languages/es.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
