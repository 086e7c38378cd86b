/** A page → what axe finds wrong in it, in words. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function violationsOf(page: Page): Promise<string[]> {
  // What is on its way in or out has colours of its own; what follows a scroll never ends.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((each) => each.finished.catch(Boolean)),
    ),
  )
  // Our pages hold no frames: axe need not open a page of its own to gather what it found in them.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary}`).join(' | ')}`,
  )
}
