/** The switch of a page whose values depend on a choice: it works without a script, which only remembers what was chosen. */

import { escapeAttribute, escapeText } from './escapeHtml.ts'
import type { Choice } from './choiceValues.ts'

/** In a form of its own, so that the switch of a page laid out ahead does not touch that of the page that is read. */
export function choiceSwitch({ attribute, label, choices, initial }: Choice): string {
  const inputs = choices.map(({ key, label: name }, index) => {
    const checked = key === initial ? ' checked' : ''
    const value = escapeAttribute(key)
    return (
      `<label><input type="radio" name="choice" id="${idOfChoice(key)}" value="${value}"` +
      ` class="chooses-${index}"${checked}> ${escapeText(name)}</label>`
    )
  })
  return (
    `<form class="choices" data-choice="${escapeAttribute(attribute)}"><fieldset>` +
    // Disabled, so that no key sends what has nowhere to go.
    `<legend>${escapeText(label)}</legend>${inputs.join('')}</fieldset><button type="submit" hidden disabled></button></form>` +
    `<script>${choiceScript}</script>\n`
  )
}

/** Over a block that is of one choice only: which one, and the way to the others. */
export function choiceLabels({ choices }: Choice, own: string): string {
  const labels = choices.map(({ key, label }) =>
    key === own
      ? `<b>${escapeText(label)}</b>`
      : `<label for="${idOfChoice(key)}">${escapeText(label)}</label>`,
  )
  return `<p class="choice-labels">${labels.join(' ')}</p>`
}

/** No heading is called so. */
const idOfChoice = (key: string): string => escapeAttribute(`choice:${key}`)

/**
 * Runs where it stands, before what follows is drawn. For pages that the app shows, `client/article/choices.ts` does the
 * same. Its hash is in the Content-Security-Policy.
 */
export const choiceScript =
  '{const f=document.querySelector("[data-choice]"),k="lucarne.choice."+f.dataset.choice;' +
  'f.onchange=e=>{try{localStorage[k]=e.target.value}catch{}};' +
  'try{for(const i of f.elements)if(i.value===localStorage[k])i.checked=true}catch{}}'
