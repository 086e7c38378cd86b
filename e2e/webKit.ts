/** WebKit, the engine of Safari, as GTK's small browser shows it: a screen, a driver, and browsers. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { findWebKit } from './findWebKit.ts'
import { type DrivenBrowser, openBrowser } from './webDriver.ts'

export type WebKit = {
  /** `without`: names of features to turn off, as `MiniBrowser --features=help` lists them. */
  open(without?: readonly string[]): Promise<DrivenBrowser>
  stop(): Promise<void>
}

/** Ready once the driver answers on this port. */
export async function startWebKit(port: number): Promise<WebKit> {
  const { driver, browser, screen } = findWebKit()
  const home = await mkdtemp(join(tmpdir(), 'lucarne-webkit-'))
  const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1300x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstLineOf(shown.stdio[3] as Readable)
  const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox asks for rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/status`)
  return {
    open: (without = []) =>
      openBrowser(url, {
        'webkitgtk:browserOptions': {
          binary: browser,
          args: ['--automation', `--features=${without.map((name) => `-${name}`).join()}`],
        },
      }),
    async stop() {
      await stopChild(driving)
      await stopChild(shown)
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function firstLineOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const piece of stream) {
    text += piece
    if (text.includes('\n')) return text.trim()
  }
  throw new Error('Xvfb ended before it had a screen')
}

/** In ten seconds, on a busy machine too. */
async function untilAnswers(url: string): Promise<void> {
  for (let tries = 100; tries > 0; tries -= 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill()
  await ended
}
