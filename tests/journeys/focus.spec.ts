import type { Locator, Page } from '@playwright/test'
import {
  chooseDelivery,
  fillCart,
  hongKong,
  newBuyer,
  newOrder,
  personOf,
  signInAs,
  type Buyer,
} from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { followRequests, quiet } from './quiet-page.ts'

/** Where the focus is: `lost` on the page itself, `out of view`, or on what it names. */
const focusNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return 'lost'
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    // a field that is drawn by its label is one pixel wide: its label is what one sees
    const isOut = width > 1 && (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}`
    return isOut || !element.checkVisibility() ? `out of view: ${name}` : name
  })

const expectHeld = async (page: Page, after: string) => {
  await expect
    .poll(() => focusNow(page), { message: `the focus after "${after}"` })
    .not.toMatch(/^(lost|out of view)/)
}

/** Waits until everything that a press has begun has come to its end. */
async function settled(page: Page) {
  await quiet(page, 100)
  await expect(page.locator('main [aria-busy=true], [data-pending]')).toHaveCount(0)
}

async function open(page: Page, path: string) {
  followRequests(page)
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled(page)
}

async function pressEnter(page: Page, button: Locator) {
  // the guard comes with the first sign of a person; a keyboard's is the Tab key that leads to the button
  await page.keyboard.press('Shift')
  await button.focus()
  await page.locator('html[data-focus-guarded]').waitFor()
  await page.keyboard.press('Enter')
}

const dialogOf = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true })

/** What a press may have changed: the address, what is shown, but for numbers and the focus, and a dialog that stays open. */
const stateOf = async (page: Page) =>
  [
    page.url(),
    (await page.getByRole('main').ariaSnapshot()).replaceAll(' [active]', '').replace(/\d+/g, '#'),
    await dialogOf(page).count(),
  ].join('\n')

const seen = (locator: Locator) => locator.locator('visible=true').first()

const shopper = async (page: Page): Promise<Buyer> => {
  const buyer = await newBuyer(page.request)
  await buyer.rest('PUT', '/customer/address/save', {
    address: { ...hongKong, firstname: 'Siu Ming', default_shipping: false },
  })
  return buyer
}

/** Pages whose buttons are pressed one after another, and what there must be on them. */
const pages: readonly [name: string, prepare: (page: Page) => Promise<{ buyer?: Buyer; path: string }>][] = [
  ['product', async (page) => ({ buyer: await shopper(page), path: '/product/omega-3-1200' })],
  ['listing', () => Promise.resolve({ path: '/categories' })],
  [
    'cart',
    async (page) => {
      const buyer = await shopper(page)
      await fillCart(buyer, 'zinc-15', 'papaya-tabs', 'vitamin-d3-k2')
      return { buyer, path: '/cart' }
    },
  ],
  [
    'checkout, address',
    async (page) => {
      const buyer = await shopper(page)
      await fillCart(buyer, 'zinc-15')
      return { buyer, path: '/checkout?step=address' }
    },
  ],
  [
    'checkout, payment',
    async (page) => {
      const buyer = await shopper(page)
      await fillCart(buyer, 'zinc-15')
      await chooseDelivery(buyer)
      return { buyer, path: '/checkout?step=payment' }
    },
  ],
  [
    'payment',
    async (page) => {
      const buyer = await shopper(page)
      return { buyer, path: `/checkout/payment?order=${await newOrder(buyer)}` }
    },
  ],
  ['addresses', async (page) => ({ buyer: await shopper(page), path: '/dashboard/addresses' })],
  ['profile', async (page) => ({ buyer: await shopper(page), path: '/dashboard/profile' })],
  [
    'invitations',
    async (page) => ({ buyer: await personOf(page.request, 'associate'), path: '/enrollment' }),
  ],
  ['team', async (page) => ({ buyer: await personOf(page.request, 'associate'), path: '/team' })],
  [
    'inviting',
    async (page) => ({
      buyer: await personOf(page.request, 'associate'),
      path: '/enrollment?view=invite',
    }),
  ],
  ['coupons', async (page) => ({ buyer: await shopper(page), path: '/dashboard/coupons' })],
  [
    'application form',
    async (page) => ({ buyer: await shopper(page), path: '/e-application-form/new/refund' }),
  ],
  [
    'loyalty points',
    async (page) => ({ buyer: await personOf(page.request, 'associate'), path: '/loyaltyPoints' }),
  ],
  ['reports', async (page) => ({ buyer: await personOf(page.request, 'associate'), path: '/reports' })],
  [
    'favourites',
    async (page) => {
      const buyer = await shopper(page)
      for (const sku of ['zinc-15', 'vitamin-d3-k2', 'papaya-tabs', 'astaxanthin', 'probiotic-30'])
        await buyer.rest('POST', `/wishlist/add/${sku}`).catch(() => undefined)
      return { buyer, path: '/dashboard/favourites' }
    },
  ],
  [
    'messages',
    async (page) => ({ buyer: await personOf(page.request, 'preferred'), path: '/dashboard/messages' }),
  ],
  [
    'order, unpaid',
    async (page) => {
      const buyer = await shopper(page)
      return { buyer, path: `/dashboard/orders/${await newOrder(buyer)}` }
    },
  ],
  [
    'order, sent',
    async (page) => {
      const buyer = await personOf(page.request, 'preferred')
      const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
        'GET',
        '/customer/orders?sorted=1',
      )
      return {
        buyer,
        path: `/dashboard/orders/${items.find(({ status }) => status === 'complete' || status === 'received')?.entity_id ?? 0}`,
      }
    },
  ],
  // without the terms nothing is chosen: the person stays as they are
  [
    'success tracker',
    async (page) => ({ buyer: await personOf(page.request, 'associate'), path: '/successTracker' }),
  ],
  ['sign-in', () => Promise.resolve({ path: '/signin' })],
]

/** One button of each kind: those of further rows do the same. */
const kindOf = (name: string) => name.replace(/\d+/g, '#').split(/\s+/).slice(0, 2).join(' ')

const buttonsOf = (scope: Locator) =>
  scope
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button, index) =>
        button.checkVisibility() && !button.matches(':disabled') && (button as HTMLElement).tabIndex >= 0
          ? [{ index, name: (button.getAttribute('aria-label') ?? button.textContent).trim() }]
          : [],
      ),
    )

for (const [name, prepare] of pages) {
  test(`${name}: no button that is pressed loses the focus`, async ({ page }) => {
    test.setTimeout(240_000)
    const { buyer, path } = await prepare(page)
    if (buyer) await signInAs(page, buyer)
    await open(page, path)
    const main = page.getByRole('main')
    await expect.poll(async () => (await buttonsOf(main)).length, 'buttons were found').toBeGreaterThan(0)
    const pressed = new Set<string>()
    let untouched = await stateOf(page)
    for (;;) {
      const next = (await buttonsOf(main)).find((button) => !pressed.has(kindOf(button.name)))
      if (!next) break
      pressed.add(kindOf(next.name))
      await test.step(next.name, async () => {
        await pressEnter(page, main.getByRole('button').nth(next.index))
        await settled(page)
        await expectHeld(page, next.name)
        const dialog = dialogOf(page)
        if (await dialog.count()) {
          // what the dialog asks for is done: the last button of its foot
          const answer = (await buttonsOf(dialog.first())).at(-1)
          if (answer) await pressEnter(page, dialog.first().getByRole('button').nth(answer.index))
          // it only tells something
          else await page.keyboard.press('Escape')
          await settled(page)
          await expectHeld(page, `${next.name}, ${answer?.name ?? 'Escape'}`)
        } else {
          // and back: cancel, undo
          const back = seen(main.getByRole('button', { name: /^(Cancel|Undo|Put it back)$/ }))
          if (await back.count()) {
            const words = (await back.textContent()) ?? ''
            await pressEnter(page, back)
            await settled(page)
            await expectHeld(page, `${next.name}, ${words}`)
          }
        }
      })
      // most buttons leave the page as it was: the next one needs no other load
      if ((await stateOf(page)) === untouched) continue
      await open(page, path)
      untouched = await stateOf(page)
    }
    expect(pressed.size, 'buttons were found').toBeGreaterThan(0)
  })
}

/** The control or heading that has the focus, by its words. */
const focused = (page: Page, words: string | RegExp) =>
  expect
    .poll(() => focusNow(page))
    .toMatch(typeof words === 'string' ? new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : words)
const button = (page: Page, name: string | RegExp) =>
  seen(page.getByRole('main').getByRole('button', { name }))

test('in the cart it goes to the way back, to the line again, to the next product of the rail', async ({
  page,
}) => {
  const buyer = await shopper(page)
  await fillCart(buyer, 'zinc-15', 'papaya-tabs')
  await signInAs(page, buyer)
  await open(page, '/cart')
  await pressEnter(page, button(page, /^Remove Zinc/))
  await focused(page, 'BUTTON Undo')
  await page.keyboard.press('Enter')
  await focused(page, /^BUTTON Remove Zinc/)
  const adds = page.getByRole('main').getByRole('button', { name: /^Add .+ to cart$/ })
  await pressEnter(page, adds.first())
  await settled(page)
  await focused(page, /^(A|BUTTON)/)
})

// Requirements
test('in the address book it goes to the title of what is shown now, and back to what was pressed', async ({
  page,
}) => {
  await signInAs(page, await shopper(page))
  await open(page, '/dashboard/addresses')
  await pressEnter(page, button(page, /^Edit: Siu Ming Chan/))
  await focused(page, 'H1 Edit address')
  await pressEnter(page, button(page, 'Cancel'))
  await focused(page, 'BUTTON Edit: Siu Ming')
  await page.keyboard.press('Enter')
  await focused(page, 'H1 Edit address')
  await pressEnter(page, button(page, 'Save'))
  await settled(page)
  await focused(page, 'BUTTON Edit: Siu Ming')
  await pressEnter(page, button(page, 'Set as default'))
  await settled(page)
  await focused(page, 'BUTTON Edit: Siu Ming')
  await pressEnter(page, button(page, 'Remove'))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await pressEnter(page, page.getByRole('alertdialog').getByRole('button').last())
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await settled(page)
  await focused(page, 'BUTTON Edit: ')
})

test('elsewhere: to what came, to the neighbour, to the title', async ({ page }) => {
  const buyer = await shopper(page)
  for (const sku of ['zinc-15', 'vitamin-d3-k2', 'papaya-tabs'])
    await buyer.rest('POST', `/wishlist/add/${sku}`)
  await signInAs(page, buyer)
  await open(page, '/product/omega-3-1200')
  await pressEnter(page, button(page, /^Show all \d+ reviews$/))
  await focused(page, /^ARTICLE/)

  await open(page, '/dashboard/coupons')
  await pressEnter(page, button(page, /^Collect/))
  await settled(page)
  await focused(page, 'BUTTON Collect')

  await open(page, '/dashboard/favourites')
  const rows = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ })
  await pressEnter(page, button(page, /^Remove (?!selected|all)/))
  await expect(rows).toHaveCount(2)
  await settled(page)
  await focused(page, /^(A|INPUT|BUTTON)/)
  await pressEnter(page, button(page, /^Move .+ to the cart|^Move to cart:/))
  await expect(rows).toHaveCount(1)
  await settled(page)
  await focused(page, /^(A|INPUT|BUTTON)/)

  await open(page, '/dashboard/profile')
  await pressEnter(page, button(page, 'Edit name and email'))
  await focused(page, 'H1 Edit profile')
  await pressEnter(page, button(page, 'Cancel'))
  await focused(page, 'BUTTON Edit name and email')

  await fillCart(buyer, 'zinc-15')
  await open(page, '/checkout?step=address')
  await pressEnter(page, button(page, 'Use another address'))
  await focused(page, /^H2 .*Delivery address/)
  await pressEnter(page, button(page, 'Cancel'))
  await focused(page, 'BUTTON Use another address')
})

test('the parcels that one asks for take the focus', async ({ page }) => {
  const buyer = await personOf(page.request, 'preferred')
  const { items } = await buyer.rest<{ items: { entity_id: number; status: string }[] }>(
    'GET',
    '/customer/orders?sorted=1',
  )
  await signInAs(page, buyer)
  await open(
    page,
    `/dashboard/orders/${items.find(({ status }) => status === 'complete' || status === 'received')?.entity_id ?? 0}`,
  )
  await pressEnter(page, button(page, 'Track parcel'))
  await focused(page, /^H[23]/)
  const again = button(page, /^Buy again/)
  await pressEnter(page, again)
  await settled(page)
  await expect(again).toBeFocused()
})
