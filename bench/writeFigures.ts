import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** For machines. `file`: of the option `--json`, from the folder where npm was called; without it, nothing is written. */
export async function writeFigures(file: string | undefined, figures: unknown): Promise<void> {
  if (file === undefined) return
  const target = path.resolve(process.env['INIT_CWD'] ?? '', file)
  await writeFile(target, JSON.stringify(figures, null, 2))
}
