/** The engine's command line, run by tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { commandLine } from './sites.ts'

/** Runs a command to its end. */
export async function runLucarne(...words: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [commandLine, ...words])
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const code = await new Promise<number>((resolve) =>
    child.on('exit', (exit) => resolve(exit ?? -1)),
  )
  return { code, output }
}

export type RunningServer = {
  readonly url: string
  /** Returns the output so far. */
  printed(): string
  stop(): Promise<void>
}

/** Runs `dev` or `preview` until stopped; resolves when it has printed the address it serves. */
export async function serveLucarne(...words: string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [commandLine, ...words])
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const onText = (text: string) => {
      output += text
      const address = /http:\/\/\S+/.exec(output)?.[0]
      if (address) resolve(address)
    }
    child.stdout.on('data', onText)
    child.stderr.on('data', onText)
    child.on('exit', () => reject(new Error(`lucarne ${words.join(' ')} ended: ${output}`)))
  })
  return { url, printed: () => output, stop: () => killChild(child) }
}

function killChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.on('exit', () => resolve())
    child.kill()
  })
}
