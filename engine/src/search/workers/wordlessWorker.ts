import { language } from '../languages/wordless.ts'
import { serveSearch } from '../serveSearch.ts'

serveSearch(language)
