/** Asks on the terminal for the choices missing from the command line. */

import path from 'node:path'
import { cancel, isCancel, select, text } from '@clack/prompts'
import { forges, isFree, servers, type SiteChoices } from './createSite.ts'

export type GivenChoices = Partial<Omit<SiteChoices, 'version'>>

/** Asks for what is missing; `undefined` when the reader gives up. */
export async function askChoices(
  given: GivenChoices,
  usual: Pick<SiteChoices, 'lang' | 'title' | 'dir'>,
): Promise<Omit<SiteChoices, 'version'> | undefined> {
  const dir = given.dir ?? path.resolve(await ask(askFolder()))
  const lang = given.lang ?? (await ask(askLanguage(usual.lang)))
  const title =
    given.title ?? (await ask(text({ message: 'Title of the site', initialValue: usual.title })))
  const ci = given.ci ?? (await ask(askNamed('Pipeline', forges)))
  const server = given.server ?? (await ask(askNamed('Server', servers)))
  return { ...given, dir, lang, title, ci, server }
}

/** The answer is no value: the reader pressed Escape or Ctrl+C. */
export class GivenUp extends Error {}

async function ask<Value>(question: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const answer = await question
  if (!isCancel(answer)) return answer as Exclude<Value, symbol>
  cancel('Nothing was written.')
  throw new GivenUp()
}

const askFolder = () =>
  text({
    message: 'Folder of the site',
    initialValue: 'docs',
    validate: (folder) =>
      isFree(path.resolve(folder ?? '')) ? undefined : 'This folder holds something already.',
  })

const askLanguage = (initialValue: SiteChoices['lang']) =>
  select<SiteChoices['lang']>({
    message: 'Language',
    initialValue,
    options: [
      { value: 'fr', label: 'Français' },
      { value: 'en', label: 'English' },
    ],
  })

const askNamed = <Name extends string>(message: string, names: readonly Name[]) =>
  select<string>({
    message,
    options: [{ value: '', label: 'none' }, ...names.map((name) => ({ value: name, label: name }))],
  }).then((answer) => (answer === '' ? undefined : (answer as Name | symbol | undefined)))
