import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { languages, type LanguageCode } from '../../domain/store/languages.ts'
import { expectNoSidewaysScroll, open, personal, preferred, settle, signIn } from './every-page.ts'

// A trace would copy the page at every step; what axe says is enough to find a fault.
test.use({ trace: 'off' })

/** Thai and Malay have the longest words. A phone meets every page in Thai, rolled to 320 px in the same visit; on wide screens the languages go round, and Malay has a walk of its own. */
const languageAt = (index: number, isPhone: boolean): LanguageCode => (isPhone ? 'th' : languages[index % languages.length]!.code)

/** The window as high as the page: nothing lies below a bar that stays in sight. */
async function unroll(page: Page) {
  const height = await page.evaluate(() => { scrollTo(0, 0); return document.documentElement.scrollHeight })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: Math.max(height, 800) })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about colours: the dark look has the elements of the light one. */
const ofColours = ['color-contrast', 'link-in-text-block']
/** Rules about what is there and how large: under forced colours parts may come and go, and axe reads the shop's own colours, which nobody sees then. */
const ofParts = ['aria-hidden-focus', 'button-name', 'image-alt', 'input-button-name', 'label', 'link-name', 'nested-interactive', 'role-img-alt', 'scrollable-region-focusable', 'select-name', 'svg-img-alt', 'target-size']

async function faultsOf(page: Page, prepare: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // what react-aria tells screen readers stands outside of the page's landmarks; there is no frame, so that no second page need gather results
  const { violations } = await prepare(new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).exclude('[data-live-announcer]')).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`))
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
  }
}

for (const [index, path] of open.entries()) {
  test(`a guest meets no barrier on ${path}`, async ({ page, baseURL }, { project }) => {
    const isPhone = project.name === 'phone'
    const language = languageAt(index, isPhone)
    await settle(page, baseURL, path, language)
    await expectNoFaults(page, isPhone)
    if (isPhone) await expectNoSidewaysScroll(page, language)
  })
}
for (const [index, path] of personal.entries()) {
  test(`a customer meets no barrier on ${path}`, async ({ page, baseURL, request }, { project }) => {
    const isPhone = project.name === 'phone'
    const language = languageAt(index, isPhone)
    const person = await preferred(request)
    await signIn(page, person)
    await settle(page, baseURL, path.replace(':order', person.order), language)
    await expectNoFaults(page, isPhone)
    if (isPhone) await expectNoSidewaysScroll(page, language)
  })
}
