import type { Page } from '@playwright/test'
import type { LanguageCode } from '../../domain/store/languages.ts'
import { paths } from '../../domain/store/paths.ts'
import { rest } from './buyer.ts'
import { press, tabTo } from './by-keyboard.ts'
import { expect, hydrated, test, type Shop } from './own-shop.ts'
import { wordsOf, type Say } from './words.ts'

/** One person of the sandbox at the keyboard. */
interface Walk {
  page: Page
  say: Say
  /** Goes to a page of the business area through its navigation. */
  goTo: (place: Place) => Promise<void>
}

interface Persona {
  key: string
  email: string
  /** The first is walked by the check, the others by the proof. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /** Undoes with the service what an earlier walk has left. */
  prepare?: (page: Page, shop: Shop) => Promise<void>
  /** What stands between signing in and the overview. */
  enter?: (walk: Walk) => Promise<void>
  /** What the person finds and does there. */
  deed: (walk: Walk) => Promise<void>
}

const places = {
  commissions: ['dashboard.nav.commissions', paths.commissionsDashboard()],
  team: ['dashboard.nav.team', paths.team()],
  invitations: ['dashboard.nav.invitations', paths.enrollment()],
  loyalty: ['dashboard.nav.loyalty', paths.loyaltyPoints()],
  reports: ['dashboard.nav.reports', paths.reports()],
  applications: ['dashboard.nav.applications', paths.applications()],
  tracker: ['dashboard.nav.tracker', paths.successTracker()],
} as const
type Place = keyof typeof places

const main = (page: Page) => page.getByRole('main')
/** A message of which only the beginning is known. */
const begins = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const seen = (page: Page, text: string) => main(page).getByText(text).locator('visible=true').first()

/** Follows a link or presses a button of the page by keyboard, back and forth from where the focus is. */
const pressIn = (page: Page, role: 'link' | 'button', name: string, way: 'Tab' | 'Shift+Tab' = 'Tab') =>
  press(
    page,
    main(page)
      .getByRole(role, { name: begins(name) })
      .locator('visible=true')
      .first(),
    'Enter',
    way,
  )

const toPayments = async ({ page, say, goTo }: Walk) => {
  await goTo('commissions')
  await pressIn(page, 'link', say('commissions.tab.payments'))
  await expect(main(page).getByRole('heading', { name: say('payouts.settings.title') })).toBeVisible()
}

const renew = async ({ page, say }: Walk) => {
  await pressIn(page, 'link', say('commissions.overview.action.renewal'))
  await expect(page).toHaveURL(/\/product\/membership-renew$/)
  await press(
    page,
    main(page)
      .getByRole('button', { name: say('catalogue.product.add'), exact: true })
      .locator('visible=true'),
  )
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
}

const personas: readonly Persona[] = [
  {
    key: 'associate',
    email: 'wing.lee@jadeleaf.example',
    languages: ['zh_cn', 'en', 'th'],
    deed: async (walk) => {
      const { page, say, goTo } = walk
      await toPayments(walk)
      await expect(page.getByRole('switch', { name: say('payouts.weekly.label') })).toBeChecked()
      await expect(page.getByRole('link', { name: begins(say('payouts.account.login')) })).toBeVisible()
      await goTo('commissions')
      const picker = main(page).getByRole('group', { name: say('commissions.period.label') })
      await press(page, picker.locator('visible=true').getByRole('button').first())
      await expect(page).toHaveURL(/\?period=\d{6}$/)
      await expect(seen(page, say('commissions.state.final'))).toBeVisible()
    },
  },
  {
    key: 'unsigned',
    email: 'siu.wong@jadeleaf.example',
    languages: ['en', 'zh_cn', 'vi'],
    // who has accepted stays so
    prepare: (_page, shop) => shop.reset(),
    enter: async ({ page, say }) => {
      const accept = page.getByRole('button', { name: say('content.terms.accept') })
      await expect(main(page).locator('article p').last()).toBeAttached()
      await expect(accept).toBeDisabled()
      await page.keyboard.press('End')
      await expect(accept).toBeEnabled()
      await press(page, accept)
    },
    deed: async ({ page, say, goTo }) => {
      await goTo('loyalty')
      await expect(seen(page, say('loyalty.empty.title'))).toBeVisible()
    },
  },
  {
    key: 'renewal',
    email: 'hoi.lam@jadeleaf.example',
    languages: ['th', 'en', 'zh_cn'],
    prepare: emptyCartOf('renewal'),
    deed: async (walk) => {
      await expect(seen(walk.page, walk.say('membership.expiry.inDays', { n: 3 }))).toBeVisible()
      await renew(walk)
    },
  },
  {
    key: 'today',
    email: 'yan.ng@jadeleaf.example',
    languages: ['zh_cn', 'en', 'vi'],
    deed: async ({ page, say, goTo }) => {
      await expect(seen(page, say('membership.expiry.today'))).toBeVisible()
      await goTo('invitations')
      await pressIn(page, 'link', say('enrollments.invite'))
      await tabTo(page, main(page).getByRole('textbox', { name: say('enrollments.upline.sponsor') }))
      await page.keyboard.type('8000003')
      await page.keyboard.press('Enter')
      await expect(seen(page, 'Wing Lee')).toBeVisible()
    },
  },
  {
    key: 'expired',
    email: 'lok.cheung@jadeleaf.example',
    languages: ['en', 'zh_cn', 'ms'],
    prepare: emptyCartOf('expired'),
    deed: async (walk) => {
      const { page, say, goTo } = walk
      await expect(seen(page, say('membership.expiry.daysAgo', { n: 10 }))).toBeVisible()
      await renew(walk)
      await page.goto('/dashboard')
      await hydrated(page)
      await goTo('applications')
      await expect(seen(page, say('applications.closed.title'))).toBeVisible()
    },
  },
  {
    key: 'quiet',
    email: 'tsz.yip@jadeleaf.example',
    languages: ['ms', 'en', 'zh_cn'],
    deed: async (walk) => {
      const { page, say, goTo } = walk
      await toPayments(walk)
      await expect(page.getByRole('switch', { name: say('payouts.weekly.label') })).toBeDisabled()
      await goTo('commissions')
      await expect(seen(page, say('commissions.none.title'))).toBeVisible()
      await goTo('tracker')
      await expect(seen(page, say('tracker.closed.accountTitle'))).toBeVisible()
      await pressIn(page, 'link', say('tracker.about'))
      await expect(heading(page, say('tracker.info.title'))).toBeVisible()
    },
  },
]

/** An earlier walk has put a renewal into the cart. */
function emptyCartOf(key: string): NonNullable<Persona['prepare']> {
  return async ({ request }, shop) => {
    const token = await shop.tokenOf(key)
    await rest(request, 'POST', '/carts/mine', undefined, token)
    const { items } = await rest<{ items: { item_id: number }[] }>(
      request,
      'GET',
      '/carts/mine',
      undefined,
      token,
    )
    for (const { item_id: id } of items)
      await rest(request, 'DELETE', `/carts/mine/items/${id}`, undefined, token)
  }
}

/** Signs in on the sign-in page with the keyboard alone. */
async function signInByKeyboard(page: Page, say: Say, email: string): Promise<void> {
  await page.goto('/signin')
  await hydrated(page)
  const byAccount = main(page).getByRole('link', { name: say('account.signin.byAccount') })
  await press(page, byAccount)
  await expect(byAccount).toHaveAttribute('aria-current', 'page')
  await tabTo(page, main(page).getByRole('textbox', { name: say('account.signin.account'), exact: true }))
  await page.keyboard.type(email)
  await tabTo(page, main(page).getByLabel(say('account.field.password'), { exact: true }))
  await page.keyboard.type('Jade2026')
  await page.keyboard.press('Enter')
}

function walkOf(page: Page, say: Say): Walk {
  return {
    page,
    say,
    goTo: async (place) => {
      const [label, path] = places[place]
      const navigation = page.getByRole('navigation', { name: say('dashboard.nav.label') })
      await press(page, navigation.getByRole('link', { name: begins(say(label)) }), 'Enter', 'Shift+Tab')
      await expect(page).toHaveURL(path)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
    },
  }
}

for (const persona of personas)
  for (const [index, language] of persona.languages.entries())
    test(
      `${persona.key} in ${language}: signs in, reaches each business page and does what is due, by keyboard`,
      {
        tag: index === 0 ? ['@every-width'] : ['@every-width', '@depth'],
      },
      async ({ page, shop, baseURL }) => {
        test.setTimeout(180_000)
        const say = wordsOf(language)
        await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
        await persona.prepare?.(page, shop)
        const walk = walkOf(page, say)
        await signInByKeyboard(page, say, persona.email)
        await persona.enter?.(walk)
        await expect(page).toHaveURL('/dashboard')
        await expect(heading(page, say('commissions.overview.title'))).toBeVisible()
        for (const place of Object.keys(places) as Place[]) await walk.goTo(place)
        const overview = page
          .getByRole('navigation', { name: say('dashboard.nav.label') })
          .getByRole('link', { name: begins(say('dashboard.nav.overview')) })
        await press(page, overview, 'Enter', 'Shift+Tab')
        await expect(heading(page, say('commissions.overview.title'))).toBeFocused()
        await persona.deed(walk)
      },
    )
