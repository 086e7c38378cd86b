import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chrome, provider } from './sites.ts'
import { expect, openAlive, test } from './test.ts'

const images = `${chrome.url}images/`
const diagram = 'Schéma : du bois au meuble'
const plan = 'Plan de l’atelier'
const enlarge = (page: Page, name: string) =>
  page.getByRole('button', { name: `Agrandir «\u00A0${name}\u00A0»` })
const larger = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function widthOf(page: Page, name: string): Promise<number> {
  const box = await larger(page, name).getByRole('img').boundingBox()
  return box?.width ?? 0
}

test('a diagram fills the window, whole; Escape closes it and the focus comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAlive(page, images)
  await enlarge(page, diagram).focus()
  await page.keyboard.press('Enter')
  await expect(larger(page, diagram).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expect(
    larger(page, diagram).getByRole('img', { name: 'Le bois est tracé, puis scié, puis monté.' }),
  ).toBeInViewport({ ratio: 1 })
  expect(await widthOf(page, diagram)).toBeGreaterThan(1300)
  await page.keyboard.press('Escape')
  await expect(larger(page, diagram)).toHaveCount(0)
  await expect(enlarge(page, diagram)).toBeFocused()
})

test('Escape closes the search box over it, then itself', async ({ page }) => {
  await openAlive(page, images)
  await enlarge(page, diagram).press('Enter')
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('combobox', { name: 'Rechercher' })
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(larger(page, diagram)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(larger(page, diagram)).toHaveCount(0)
})

test('a wide window low in height shows it whole all the same', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 420 })
  await openAlive(page, images)
  await enlarge(page, diagram).click()
  await expect(larger(page, diagram).getByRole('img')).toBeInViewport({ ratio: 1 })
})

test('its button and a click beside the picture close it; a click on the picture does not', async ({
  page,
}) => {
  await openAlive(page, images)
  await enlarge(page, diagram).click()
  await larger(page, diagram).getByRole('img').click()
  await larger(page, diagram).getByRole('button', { name: 'Fermer' }).click()
  await expect(larger(page, diagram)).toHaveCount(0)
  await enlarge(page, diagram).click()
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.click(size.width / 2, size.height - 5)
  await expect(larger(page, diagram)).toHaveCount(0)
  await expect(enlarge(page, diagram)).toBeFocused()
})

test('an image opens by its button or itself, no larger than its pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 1200 })
  await openAlive(page, images)
  await expect(enlarge(page, plan)).toBeVisible()
  await page.getByRole('main').getByRole('img', { name: plan }).click()
  expect(await widthOf(page, plan)).toBe(1600)
  await page.keyboard.press('Escape')
  await expect(enlarge(page, plan)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(larger(page, plan)).toBeVisible()
})

test('small images, and those that are links, are left alone', async ({ page }) => {
  await openAlive(page, images)
  await expect(enlarge(page, plan)).toBeVisible()
  await expect(enlarge(page, 'Rond de cuivre')).toBeHidden()
  await expect(enlarge(page, 'Plan qui mène aux étapes')).toHaveCount(0)
  await expect(enlarge(page, 'Plan à cocher')).toHaveCount(0)
  await expect(enlarge(page, 'Plan en titre')).toHaveCount(0)
  await page.getByRole('img', { name: 'Rond de cuivre' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('img', { name: 'Plan qui mène aux étapes' }).click()
  await expect(page).toHaveURL(`${chrome.url}etapes/`)
})

test('where a link of a diagram leads is seen: the larger one closes', async ({ page }) => {
  await openAlive(page, images)
  await enlarge(page, 'Schéma : où aller').click()
  await larger(page, 'Schéma : où aller').getByText('Réserve').click()
  await expect(page).toHaveURL(`${images}#la-r%C3%A9serve`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'La réserve' })).toBeInViewport()
})

for (const width of [320, 390, 996, 1440])
  test(`the buttons come and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(images)
    const places = () =>
      page
        .getByRole('main')
        .locator('h1, p, img, figure, figcaption, svg')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
    const before = await places()
    await openAlive(page, images)
    await expect(enlarge(page, diagram)).toBeVisible()
    expect(await places()).toEqual(before)
    for (const name of [diagram, plan]) {
      const box = await enlarge(page, name).boundingBox()
      expect(box?.x).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    const button = await enlarge(page, plan).boundingBox()
    const image = await page.getByRole('main').getByRole('img', { name: plan }).boundingBox()
    expect(button?.y).toBeGreaterThan(image?.y ?? 0)
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(
      (image?.y ?? 0) + (image?.height ?? 0),
    )
  })

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a diagram of a guide is read by scrolling it, and Back closes it', async ({ page }) => {
    const url = `${provider.url}Haproxy/haproxy/`
    await openAlive(page, url)
    await enlarge(page, 'Schéma : répartition').tap()
    const dialog = larger(page, 'Schéma : répartition')
    const heights = await dialog
      .getByRole('img')
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThan(16)
    const view = dialog.getByRole('group')
    await view.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => view.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(url)
    await expect(enlarge(page, 'Schéma : répartition')).toBeFocused()
  })
})

test('a telephone that is turned shows a diagram whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openAlive(page, images)
  await enlarge(page, diagram).click()
  await expect(larger(page, diagram).getByRole('img')).toBeInViewport({ ratio: 1 })
})

test('it never stays over another page', async ({ page }) => {
  await openAlive(page, `${chrome.url}etapes/`)
  await page.getByRole('main').getByRole('link', { name: 'les images' }).click()
  await expect(page).toHaveURL(images)
  await page.getByRole('main').getByRole('link', { name: 'les étapes' }).click()
  await expect(page).toHaveURL(`${chrome.url}etapes/`)
  await page.goBack()
  await expect(page).toHaveURL(images)
  await enlarge(page, plan).click()
  await expect(larger(page, plan)).toBeVisible()
  await page.goBack()
  await expect(larger(page, plan)).toHaveCount(0)
  await expect(page).toHaveURL(images)
  await enlarge(page, plan).click()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(`${chrome.url}etapes/`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('the page behind stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await openAlive(page, images)
  await enlarge(page, plan).click()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('Escape')
  await expect(larger(page, plan)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('paper has the page, not what is over it', async ({ page }) => {
  await openAlive(page, images)
  await enlarge(page, diagram).press('Enter')
  await page.keyboard.press('ControlOrMeta+k')
  const box = page.getByRole('dialog', { name: 'Rechercher' })
  await expect(box).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeHidden()
  await expect(larger(page, diagram)).toBeHidden()
})

test('paper has no button', async ({ page }) => {
  await openAlive(page, images)
  await expect(enlarge(page, plan)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(enlarge(page, plan)).toBeHidden()
  await expect(enlarge(page, diagram)).toBeHidden()
})

test('a page without a picture loads nothing for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await openAlive(page, `${chrome.url}repliable/`)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /\/app-/.test(url))).toHaveLength(1)
  expect(loaded.filter((url) => /\/enlarge-/.test(url))).toEqual([])
})

for (const mode of ['dark', 'light'])
  test(`no violation in ${mode} mode, closed or open`, async ({ page }) => {
    await page.addInitScript((value) => {
      for (const key of ['theme', 'docs/theme']) localStorage.setItem(key, value)
    }, mode)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAlive(page, images)
    await expect(enlarge(page, diagram)).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await enlarge(page, diagram).click()
    await expect(larger(page, diagram)).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
