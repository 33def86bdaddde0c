import type { Page } from '@playwright/test'
import { newBuyer, signInAs } from './buyer.ts'
import { fillAddress } from './shopper.ts'
import { expect, hydrated, test, withoutReload } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

interface Form {
  name: string
  /** Opens the form and fills it in. */
  fill: (page: Page) => Promise<void>
  /** A field, and what was typed into it. */
  field: [label: string, text: string]
  button: string
  /** End of the address that the form is sent to. */
  path: string
}

async function open(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: button }).locator('visible=true').first().click()
}

const forms: readonly Form[] = [
  {
    name: 'the back-in-stock alert',
    fill: async (page) => {
      await open(page, '/product/ginger-chews', say('catalogue.reminder.action'))
      await page
        .getByRole('textbox', { name: say('catalogue.reminder.email') })
        .fill('mei.chan@jadeleaf.example')
    },
    field: [say('catalogue.reminder.email'), 'mei.chan@jadeleaf.example'],
    button: say('catalogue.reminder.send'),
    path: '/arrivalReminder/save',
  },
  {
    name: 'a review',
    fill: async (page) => {
      await signInAs(page, await newBuyer(page.request))
      await open(page, '/product/omega-3-1200', say('catalogue.reviews.write'))
      await page.getByRole('radio', { name: '3 stars' }).check({ force: true })
      await page
        .getByRole('textbox', { name: say('catalogue.reviews.comment') })
        .fill('Arrived in one piece.')
    },
    field: [say('catalogue.reviews.comment'), 'Arrived in one piece.'],
    button: say('catalogue.reviews.send'),
    path: '/review/me',
  },
  {
    name: 'an address',
    fill: async (page) => {
      await signInAs(page, await newBuyer(page.request, { address: null }))
      await open(page, '/dashboard/addresses', 'Add an address')
      await fillAddress(page, say)
    },
    field: [say('ds.address.street'), '12B, 223 Nam Cheong Street'],
    button: say('account.address.save'),
    path: '/customer/address/save',
  },
]

for (const {
  name,
  fill,
  field: [label, text],
  button,
  path,
} of forms)
  test(`${name} is not sent while its rules cannot be loaded: the form says why, keeps what was typed and sends it once they are there`, async ({
    page,
    watched,
  }) => {
    const rules = '**/assets/resolver-*.js'
    await page.route(rules, (route) => route.abort())
    await withoutReload(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.method() !== 'GET' && new URL(request.url()).pathname.endsWith(path)) sent++
    })
    await fill(page)
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: button }) })
    const field = form.getByRole('textbox', { name: label })
    const told = form.getByRole('group', { name: say('shell.offline.lost') })
    for (let press = 0; press < 2; press++) {
      await form.getByRole('button', { name: button }).click()
      await expect(told).toBeFocused()
      await field.focus()
    }
    await expect(field).toHaveValue(text)
    expect(sent).toBe(0)
    await page.unroute(rules)
    await form.getByRole('button', { name: button }).click()
    await expect.poll(() => sent).toBe(1)
    await expect(told).toHaveCount(0)
    watched.complaints.splice(0)
  })
