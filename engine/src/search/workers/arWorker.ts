import { language } from '../languages/ar.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
