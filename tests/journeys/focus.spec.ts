import type { Locator, Page } from '@playwright/test'
import type { PageName } from '../../domain/store/paths.ts'
import { personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { visitsBut, type Visitor } from './page-addresses.ts'
import { addressFor, preparedCustomer } from './prepared.ts'
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

/**
 * Pages that are pressed otherwise than the list of visits says: by somebody who finds more buttons there, or in other states.
 * None: the page is never quiet.
 */
const pressedOtherwise: Readonly<Partial<Record<PageName, readonly (readonly [Visitor, string])[]>>> = {
  categories: [['guest', '/categories']],
  product: [
    ['customer', '/product/omega-3-1200'],
    ['guest', '/product/bundle-everyday'],
  ],
  cart: [['customer', '/cart']],
  order: [
    ['customer', '/dashboard/orders/:order'],
    ['customer', '/dashboard/orders/:received'],
  ],
  loyaltyPoints: [['associate', '/loyaltyPoints']],
  // below its list, "Show more" keeps the focus (`LoadMore`) while the new rows push it out of view
  team: [['associate', '/team']],
  // without the terms nothing is chosen: the person stays as they are
  successTracker: [['associate', '/successTracker']],
  enrollment: [
    ['associate', '/enrollment'],
    ['associate', '/enrollment?view=invite'],
  ],
  checkout: [
    ['customer', '/checkout?step=address'],
    ['customer', '/checkout?step=delivery'],
    ['customer', '/checkout?step=payment'],
  ],
  // it asks for one payment's state, again and again
  orderCheck: [],
}
const pressings = visitsBut(pressedOtherwise)

/** Pages that show their visitor words and links alone. */
const withoutButtons: readonly PageName[] = [
  'brands',
  'content',
  'terms',
  'invite',
  'successTrackerInformation',
  'applications',
  'applicationList',
  'glossary',
  'payoutAccount',
]

/** Signs the page in as a visitor, and makes what there must be for them. @returns the address */
async function enter(page: Page, visitor: Visitor, address: string): Promise<string> {
  if (visitor === 'associate') await signInAs(page, await personOf(page.request, 'associate'))
  if (visitor !== 'customer') return address
  const customer = await preparedCustomer(page.request)
  await signInAs(page, customer.buyer)
  return addressFor(address, customer)
}

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

for (const { name, visitor, address } of pressings) {
  test(`${visitor} on ${address}: no button that is pressed loses the focus`, async ({ page }) => {
    test.setTimeout(240_000)
    const path = await enter(page, visitor, address)
    await open(page, path)
    const main = page.getByRole('main')
    await expect
      .poll(async () => (await buttonsOf(main)).length > 0, 'buttons were found')
      .toBe(!withoutButtons.includes(name))
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
  await signInAs(page, (await preparedCustomer(page.request)).buyer)
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
  await signInAs(page, (await preparedCustomer(page.request)).buyer)
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
  await signInAs(page, (await preparedCustomer(page.request)).buyer)
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
  await expect(rows).toHaveCount(3)
  await settled(page)
  await focused(page, /^(A|INPUT|BUTTON)/)
  await pressEnter(page, button(page, /^Move .+ to the cart|^Move to cart:/))
  await expect(rows).toHaveCount(2)
  await settled(page)
  await focused(page, /^(A|INPUT|BUTTON)/)

  await open(page, '/dashboard/profile')
  await pressEnter(page, button(page, 'Edit name and email'))
  await focused(page, 'H1 Edit profile')
  await pressEnter(page, button(page, 'Cancel'))
  await focused(page, 'BUTTON Edit name and email')

  await open(page, '/checkout?step=address')
  await pressEnter(page, button(page, 'Use another address'))
  await focused(page, /^H2 .*Delivery address/)
  await pressEnter(page, button(page, 'Cancel'))
  await focused(page, 'BUTTON Use another address')
})

test('the parcels that one asks for take the focus', async ({ page }) => {
  const customer = await preparedCustomer(page.request)
  await signInAs(page, customer.buyer)
  await open(page, addressFor('/dashboard/orders/:received', customer))
  await pressEnter(page, button(page, 'Track parcel'))
  await focused(page, /^H[23]/)
  const again = button(page, /^Buy again/)
  await pressEnter(page, again)
  await settled(page)
  await expect(again).toBeFocused()
})
