import { language } from '../languages/pt.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
