import { language } from '../languages/it.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
