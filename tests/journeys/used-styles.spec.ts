import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

/** Public pages, which carry only the style rules that their HTML uses: one of each kind. */
const pages = [
  '/',
  '/categories',
  '/product/vitamin-c-1000',
  '/brands',
  '/bundles',
  '/cart',
  '/signin',
  '/signup',
  '/th/terms',
  '/zh-hk/no-such-page',
]

/** Opens a page as it is sent, without its loader, and with its whole styles beside it, switched off. */
async function openAsSent(page: Page, path: string): Promise<void> {
  // Widths depend on the font, which only the whole styles bring: not what is compared here.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace(/<script>[\s\S]*?<\/script>/, '')
      .replace(/<noscript>(<link [^>]*)><\/noscript>/, '$1 id="whole" disabled>')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(path)
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const link = document.querySelector<HTMLLinkElement>('#whole')!
        link.onload = () => done()
        link.onerror = () => fail(new Error('no whole styles'))
        link.disabled = false
      }),
  )
}

/** Elements, before and after them included, that look otherwise with the page's own styles than with the whole ones. */
const differences = (page: Page) =>
  page.evaluate(() => {
    const show = (isWhole: boolean) => {
      document.querySelector<HTMLLinkElement>('#whole')!.disabled = !isWhole
      document.querySelector('style')!.sheet!.disabled = isWhole
    }
    show(true)
    // what is closed has no sizes; and what a person may open has to look right, too
    for (const closed of document.querySelectorAll('details')) closed.open = true
    // the logical sizes say the same as the others; a custom property shows in what uses it, and a page names it as it likes
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !/\b(?:inline|block)\b|^--/.test(name),
    )
    const shown = [...document.querySelectorAll('html, body, body *')].flatMap((element) => [
      { element, part: null },
      ...['::before', '::after']
        .filter((part) => getComputedStyle(element, part).content !== 'none')
        .map((part) => ({ element, part })),
      ...(element.matches('input') ? [{ element, part: '::placeholder' }] : []),
    ])
    const looks = () =>
      shown.map(({ element, part }) => {
        const style = getComputedStyle(element, part)
        return names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      })
    const whole = looks()
    show(false)
    return looks().flatMap((own, at) => {
      const lines = own.filter((line, which) => line !== whole[at]?.[which])
      const { element, part } = shown[at]!
      return lines.length === 0 ? [] : `${element.outerHTML.slice(0, 80)}${part ?? ''} ${lines.join('; ')}`
    })
  })

for (const path of pages)
  test(`${path} looks with the styles that it carries as it does with all of them`, async ({
    page,
    watched,
  }) => {
    await openAsSent(page, path)
    for (const [width, height] of [
      [390, 844],
      [1280, 900],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        expect(await differences(page), `${width} wide, ${colorScheme}`).toEqual([])
      }
    watched.complaints.splice(0)
  })
