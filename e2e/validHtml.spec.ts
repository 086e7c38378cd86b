import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { chrome, provider } from './sites.ts'
import { expect, test } from './test.ts'

/** The HTML standard's rules and those of accessibility, but for two matters of taste. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A list may be named, says the standard (ARIA 1.2).
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A table's scrolling box is a region whatever the element.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
})

for (const [name, { outDir }] of Object.entries({ provider, chrome })) {
  test(`every page of the site ${name} is valid HTML`, async ({ request }) => {
    test.setTimeout(120_000)
    expect(request).toBeDefined()
    const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)(index|404)\.html$/.test(file),
    )
    expect(pages.length).toBeGreaterThan(5)
    const faults = new Map<string, string>()
    for (const file of pages) {
      const report = await validator.validateString(readFileSync(path.join(outDir, file), 'utf8'))
      for (const { messages } of report.results)
        for (const { ruleId, message, line } of messages)
          if (!faults.has(`${ruleId} ${message}`))
            faults.set(`${ruleId} ${message}`, `${file}:${line} ${ruleId}: ${message}`)
    }
    expect([...faults.values()]).toEqual([])
  })
}
