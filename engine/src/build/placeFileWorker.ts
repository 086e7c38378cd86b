/** A worker thread that places the files it is sent. */

import { serveCrew } from './crewThread.ts'
import { placeFile } from './placeFile.ts'

serveCrew(placeFile)
