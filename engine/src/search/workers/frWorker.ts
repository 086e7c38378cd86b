import { language } from '../languages/fr.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
