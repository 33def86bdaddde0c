import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Browser, type Page } from '@playwright/test'
import { languages, type LanguageCode } from '../../domain/store/languages.ts'
import { gatherLooseTexts } from '../harness/browser-translation.ts'
import {
  associate,
  expectFit,
  expectTitleOfHeading,
  expectTitleServed,
  preferred,
  settle,
  settleInside,
  signIn,
} from './every-page.ts'
import { expectLinksAlive } from './links.ts'
import { business, open, personal, type Visitor } from './page-addresses.ts'

interface Tab {
  page: Page
  /** An order of theirs that waits for payment. */
  order: string
  /** Texts that a translation by the browser would take away from React, since the last look. */
  looseTexts: string[]
  /** The language of the document that is open. */
  language?: LanguageCode
}

/** A tab that visits one page after another, with everything in its cache. */
async function openTab(browser: Browser, use: object, who: Visitor): Promise<Tab> {
  const context = await browser.newContext(use)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const looseTexts = await gatherLooseTexts(page)
  if (who === 'guest') return { page, order: '', looseTexts }
  const person = await (who === 'customer' ? preferred : associate)(context.request)
  await signIn(page, person)
  return { page, order: person.order, looseTexts }
}

/** A worker has one tab for each visitor: what the first visit of a browser is like, other journeys see. A failed test ends its worker, and the next one begins anew. */
const test = base.extend<object, { tabOf: (who: Visitor) => Promise<Tab> }>({
  tabOf: [
    async ({ browser }, give, { project }) => {
      const tabs = new Map<Visitor, Promise<Tab>>()
      const { baseURL, viewport, hasTouch, isMobile, userAgent, reducedMotion } = project.use
      const use = { baseURL, viewport, hasTouch, isMobile, userAgent, reducedMotion }
      await give(async (who) => {
        const tab = await (tabs.get(who) ?? tabs.set(who, openTab(browser, use, who)).get(who)!)
        await tab.page.setViewportSize(viewport!)
        return tab
      })
      for (const tab of tabs.values()) await (await tab).page.context().close()
    },
    { scope: 'worker' },
  ],
})

/** Thai and Malay have the longest words: a phone meets every page in Thai, wide screens in Malay, and both are rolled to 320 px in the same visit. `npm run prove` walks Malay apart (sideways.spec.ts), and on wide screens the languages go round. */
const languageAt = (index: number, isPhone: boolean): LanguageCode =>
  isPhone ? 'th' : process.env['PROVE'] ? languages[index % languages.length]!.code : 'ms'

/** The window as high as the page: nothing lies below a bar that stays in sight. */
async function unroll(page: Page) {
  const height = await page.evaluate(() => {
    scrollTo(0, 0)
    return document.documentElement.scrollHeight
  })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: Math.max(height, 800) })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about colours: the dark look has the elements of the light one. */
const ofColours = ['color-contrast', 'link-in-text-block']
/** Rules about what is there and how large: under forced colours parts may come and go, and axe reads the shop's own colours, which nobody sees then. */
const ofParts = [
  'aria-hidden-focus',
  'button-name',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'nested-interactive',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
  'target-size',
]

async function faultsOf(page: Page, prepare: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // what react-aria tells screen readers stands outside of the page's landmarks; there is no frame, so that no second page need gather results
  const { violations } = await prepare(
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .exclude('[data-live-announcer]'),
  ).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
    ),
  )
}

/**
 * No fault in any of the three looks: all rules in the light one, and in the others those that can fall out differently. The look is changed
 * where the page stands. Colours and parts are the same at every width: the dark look is read on wide screens, forced colours on phones.
 */
async function expectNoFaults(page: Page, isPhone: boolean) {
  await unroll(page)
  expect(await faultsOf(page, (axe) => axe.withTags(tags)), 'light').toEqual([])
  if (isPhone) {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await faultsOf(page, (axe) => axe.withRules(ofParts)), 'forced colours').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
  } else {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faultsOf(page, (axe) => axe.withRules(ofColours)), 'dark').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
}

/**
 * Opens a page. Those of guests are loaded, since the server writes their content. Of a signed-in person's it writes the frame
 * alone, so that one load does for all of them, and the others are opened in the same document.
 */
async function openPage(
  tab: Tab,
  who: Visitor,
  baseURL: string | undefined,
  path: string,
  language: LanguageCode,
) {
  if (who !== 'guest' && tab.language === language) {
    await settleInside(tab.page, path)
    await expectTitleServed(tab.page, path)
    return
  }
  await settle(tab.page, baseURL, path, language)
  tab.language = language
}

/** A page is opened once for all that every page is held against: no barrier, nothing to scroll sideways, no dead link, the heading's words in the tab. */
async function expectSound(page: Page, path: string, language: LanguageCode, isPhone: boolean) {
  await expectTitleOfHeading(page, path)
  // a phone's menus hold what a wide screen's do
  if (isPhone) await expectLinksAlive(page, path)
  await expectNoFaults(page, isPhone)
  if (isPhone || language === 'ms') await expectFit(page, language)
}

const visits: readonly { who: Visitor; name: string; path: string; index: number }[] = [
  ...open.map((path, index) => ({ who: 'guest' as const, name: 'a guest', path, index })),
  ...[
    ...personal.map((path) => ({ who: 'customer' as const, name: 'a customer', path })),
    ...business.map((path) => ({ who: 'associate' as const, name: 'an associate', path })),
  ].map((visit, index) => ({ ...visit, index })),
]
for (const { who, name, path, index } of visits) {
  test(`${name} meets no barrier on ${path}`, async ({ tabOf }, { project }) => {
    const tab = await tabOf(who)
    const { page, looseTexts } = tab
    const isPhone = project.name === 'phone'
    const [address, language] = [path.replace(':order', tab.order), languageAt(index, isPhone)]
    await openPage(tab, who, project.use.baseURL, address, language)
    await expectSound(page, address, language, isPhone)
    expect(looseTexts.splice(0)).toEqual([])
    // the token of a tab may have ended
    if (who !== 'guest') expect(new URL(page.url()).pathname).not.toBe('/signin')
  })
}
