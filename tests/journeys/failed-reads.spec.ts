import type { Page, Request, Route } from '@playwright/test'
import type { PageName } from '../../domain/store/paths.ts'
import { personOf, signInAs } from './buyer.ts'
import { visitsBut, type Visitor } from './page-addresses.ts'
import { addressFor, preparedCustomer, type PreparedCustomer } from './prepared.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

/*
 * Every read of every screen fails once: in one load of the page all of them, each in one of three ways, then they are retried
 * by the buttons that the page offers. In the end it has to look as if nothing had happened.
 */
const say = wordsOf('th')

/**
 * Pages that are read otherwise than the list of visits says: by somebody else, or in other states; `:order` is an unpaid order
 * of the customer. None: the page shows no read of its own.
 */
const readOtherwise: Readonly<Partial<Record<PageName, readonly (readonly [Visitor, string])[]>>> = {
  home: [
    ['guest', '/'],
    ['customer', '/'],
  ],
  categories: [
    ['guest', '/categories/10'],
    ['guest', '/categories?q=omega'],
    ['customer', '/categories'],
  ],
  product: [
    ['guest', '/product/omega-3-1200'],
    ['guest', '/product/bundle-everyday'],
    ['customer', '/product/zinc-15'],
  ],
  cart: [['customer', '/cart']],
  content: [['guest', '/page/delivery']],
  // its only read is the question whether the shop answers
  systemStatus: [],
  // its link is told by SMS alone: enrollments.spec.ts
  invite: [],
  dashboard: [
    ['customer', '/dashboard'],
    ['associate', '/dashboard'],
  ],
  associateBundles: [['associate', '/associate-bundles']],
  associateRenewBundles: [['associate', '/associate-renew-bundles']],
  successTracker: [['associate', '/successTracker']],
  // they are words alone
  successTrackerInformation: [],
  glossary: [],
  checkout: [
    ['customer', '/checkout?step=address'],
    ['customer', '/checkout?step=delivery'],
    ['customer', '/checkout?step=payment'],
    ['customer', '/checkout?step=review&pay=worldpay'],
  ],
  // it asks for one payment's state, again and again: payment-elsewhere.spec.ts and payment-card.spec.ts
  orderCheck: [],
  orderSuccess: [['customer', '/order/success/:order']],
}
const readings = visitsBut(readOtherwise)

/**
 * Reads of something beside the page, which is left out without a word and read again by itself (`retriedQuietly`): they fail all
 * the time, and the page has to be whole without them.
 */
const beside: readonly { call: RegExp; on: RegExp }[] = [
  // the number beside "Notifications" in the side navigation
  {
    call: /^GET \/messages$/,
    on: /^\/(dashboard(?!\/messages)|associate|commissions|e-application-form|enrollment|loyaltyPoints|reports|successTracker|team)/,
  },
  // the number beside "Invitations" there; the overview itself lists who was invited
  {
    call: /^GET \/jde\/enroller\/get$/,
    on: /^\/(dashboard\/|associate|commissions|e-application-form|loyaltyPoints|reports|successTracker|team)/,
  },
  // filters beside a list
  { call: /\/facets\b/, on: /./ },
  // the products of its lines, read ahead for whoever opens one
  { call: /searchCriteria.*entity_id/, on: /^\/cart/ },
  // rails below
  { call: /searchCriteria.*popular/, on: /^\/cart/ },
  { call: /searchCriteria.*category/, on: /^\/product/ },
  // what others and oneself think of a product
  { call: /like|wishlist\/check/i, on: /^\/product/ },
  // the names of country codes
  { call: /\/countrycode/, on: /./ },
  // a balance and a task of the overview, the price of the tracker
  { call: /mannatech-pay|\/loyalty\/ipayout/, on: /^\/dashboard$/ },
  { call: /\/products\/success-tracker/, on: /^\/successTracker/ },
  // a banner of the day in the place of the shop's own
  { call: /\/rbslider\//, on: /./ },
]

const isRead = (route: Route) =>
  route.request().method() === 'GET' ||
  /\/(estimate-shipping-methods|worldpay\/types)/.test(route.request().url())
const nameOf = (route: Route) => {
  const { pathname, search } = new URL(route.request().url())
  return `${route.request().method()} ${pathname.replace(/^\/rest\/\w+\/V1/, '')}${search}`
}

/** The ways to fail, in turn. The browser tries the last two again by itself before it gives up. */
const ways = [
  { tries: 1, fail: (route: Route) => route.fulfill({ status: 500, body: '' }) },
  {
    tries: 3,
    fail: (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  },
  { tries: 3, fail: (route: Route) => route.abort('connectionfailed') },
]

/** Stands between the page and the service. */
async function serviceOf(page: Page, address: string) {
  const isBeside = (name: string) => beside.some(({ call, on }) => call.test(name) && on.test(address))
  const asked = new Map<string, { way: (typeof ways)[number]; tries: number }>()
  const mended = new Set<string>()
  let isBroken = false
  /** Scripts count too: a part of a page that is still coming will ask for something. */
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) underWay.clear()
    underWay.add(request)
  })
  const ended = (request: Request) => {
    underWay.delete(request)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  await page.route('**/rest/**', async (route) => {
    const name = nameOf(route)
    if (!isRead(route)) {
      await route.continue()
      return
    }
    if (isBeside(name)) {
      await ways[0]!.fail(route)
      return
    }
    const known = asked.get(name) ?? { way: ways[asked.size % ways.length]!, tries: 0 }
    asked.set(name, known)
    if (isBroken && !mended.has(name)) {
      known.tries++
      await known.way.fail(route)
      return
    }
    await route.continue()
  })
  const isSettled = () =>
    underWay.size === 0 &&
    (!isBroken || [...asked].every(([name, { way, tries }]) => mended.has(name) || tries >= way.tries))
  return {
    asked: () => [...asked.keys()],
    break: () => {
      isBroken = true
      asked.clear()
    },
    /** From now on everything that has failed answers. */
    mend: () => {
      for (const name of asked.keys()) mended.add(name)
    },
    /** Until nothing is asked any more, also after the browser has drawn what came. */
    settled: async () => {
      let calm = 0
      await expect
        .poll(
          async () => {
            await page.evaluate(
              () =>
                new Promise((done) => {
                  requestAnimationFrame(() => {
                    requestIdleCallback(done, { timeout: 200 })
                  })
                }),
            )
            calm = isSettled() ? calm + 1 : 0
            return calm
          },
          { intervals: [20], message: 'the page goes on asking' },
        )
        .toBeGreaterThanOrEqual(4)
    },
  }
}

/** Opens an address; what the server could read for everybody is read by the browser instead. */
async function open(page: Page, address: string) {
  if (/^\/(dashboard|checkout|order|associate)/.test(address)) {
    await page.goto(address)
    await hydrated(page)
    await page.keyboard.press('Shift')
    return
  }
  await page.goto('/systemstatus')
  await hydrated(page)
  // the first sign of somebody being there: what waits for it is read now, not at the first retry
  await page.keyboard.press('Shift')
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('heading', { name: say('shell.status.title') })).toHaveCount(0)
}

/** What a visitor can read and do on the page, numbers and addresses that hold once aside: a deadline runs. */
const contentOf = async (page: Page) =>
  (await page.getByRole('main').ariaSnapshot())
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '#')
    .replace(/\d+/g, '#')
    .split('\n')
    .filter((line) => !/progress|timer|\[active\]/.test(line) || line.includes('heading'))
    .join('\n')
    .replace(/ \[active\]/g, '')

/** The content once it has stayed the same for a moment: React shows parts that arrive late together, up to 0.3 s after each other. */
async function restingContentOf(page: Page): Promise<string> {
  let content = ''
  await expect
    .poll(
      async () => {
        const before = content
        content = await contentOf(page)
        return content === before
      },
      { intervals: [350] },
    )
    .toBe(true)
  return content
}

let customer: Promise<PreparedCustomer> | undefined

async function enter(page: Page, who: Visitor, address: string): Promise<string> {
  if (who === 'associate') {
    await signInAs(page, await personOf(page.request, 'associate'))
    // at the first visit what the statuses mean is open
    await page.addInitScript(() => {
      localStorage.setItem('invitation_statuses_seen', 'true')
    })
  }
  if (who !== 'customer') return address
  customer ??= preparedCustomer(page.request, ['zinc-15'])
  await signInAs(page, (await customer).buyer)
  return addressFor(address, await customer)
}

for (const { visitor: who, address: pattern } of readings)
  // Requirements R-517
  test(`${who}: every read of ${pattern} fails once, is told and can be retried`, async ({
    page,
    baseURL,
    watched,
  }) => {
    await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
    const address = await enter(page, who, pattern)
    // one that is at work cannot be pressed
    const retry = page
      .getByRole('main')
      .getByRole('button', { name: say('shell.read.retry'), disabled: false })
    const service = await serviceOf(page, address)
    await open(page, address)
    await service.settled()
    await expect(retry).toHaveCount(0)
    const whole = await restingContentOf(page)

    service.break()
    await open(page, address)
    await service.settled()
    for (let round = 0; round < 8; round++) {
      await expect
        .poll(async () => (await retry.count()) > 0 || (await contentOf(page)) === whole)
        .toBe(true)
        // neither whole nor a way on: the comparison below shows what is missing
        .catch(() => undefined)
      // what came late, such as a part that React shows a moment after the one before, fails to its end, too
      await service.settled()
      if ((await retry.count()) === 0) {
        if ((await contentOf(page)) === whole) break
        continue
      }
      for (const words of await page.getByRole('main').getByRole('alert').allInnerTexts())
        expect(words).not.toMatch(/[A-Za-z]{3,}\s+[A-Za-z]{2,}/)
      service.mend()
      await retry.first().press('Enter')
      await service.settled()
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body), {
          message: `the focus is lost after retry ${round + 1}`,
        })
        .toBe(true)
    }
    await expect.poll(() => contentOf(page), { message: service.asked().join('\n') }).toBe(whole)
    // failed reads of a page are reported, too
    watched.complaints.splice(0)
  })
