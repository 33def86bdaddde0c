import type { Page } from '@playwright/test'
import { newBuyer, signInAs } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { codeFor } from './shopper.ts'
import { wordsOf } from './words.ts'

const photo = {
  name: 'label.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const main = (page: Page) => page.getByRole('main')
/** Names of the photos that the browser keeps for drafts, a list a draft. */
const storedPhotos = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
        request.onerror = () => {
          reject(request.error ?? new Error())
        }
      })
    const database = await settled(indexedDB.open('jadeleaf_applications'))
    const store = database.transaction('photos').objectStore('photos')
    const all = await settled<{ photos: { file: File }[] }[]>(store.getAll())
    database.close()
    return all.map(({ photos }) => photos.map(({ file }) => file.name))
  })
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue' }).click()

test('a change of referrer is filed once with a code by SMS, and cannot be started again (R-592, R-683, R-699, R-700, R-702, R-703, R-704)', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  // the code of the registration was sent a moment ago
  await shop.setClock(120)
  await signInAs(page, buyer)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/customer/application/'))
      asked.push(pathname.replace(/.*application\//, '') + search)
  })
  await page.goto('/e-application-form')
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Start: Change of referrer' }).click()
  await goOn(page)
  await expect(main(page).getByRole('heading', { name: 'New referrer account' })).toBeFocused()
  const account = main(page).getByRole('textbox', { name: 'New referrer account' })
  await account.fill('8000005')
  await main(page).getByRole('button', { name: 'Check account' }).click()
  await expect(main(page).getByText('H. L., 8000005, associate')).toBeVisible()
  await main(page).getByRole('textbox', { name: 'Reason for change' }).fill('Hoi introduced me.')
  // what was typed outlives a reload
  await page.reload()
  await hydrated(page)
  await expect(account).toHaveValue('8000005')
  await goOn(page)
  // the step before has a button of the same name until this one is there
  await expect(main(page).getByRole('heading', { name: 'Order', exact: true })).toBeFocused()
  await goOn(page)
  await main(page).locator('input[type=file]').setInputFiles(photo)
  await expect(main(page).getByText('label.png').first()).toBeVisible()
  await expect.poll(() => storedPhotos(page)).toEqual([['label.png']])
  await page.reload()
  await hydrated(page)
  await expect(main(page).getByText('label.png').first()).toBeVisible()
  await goOn(page)
  await main(page).getByRole('button', { name: 'Get code' }).click()
  await expect(main(page).getByText(/We have sent a code to \+852/)).toBeVisible()
  const mobile = /\+852 (\d+)/.exec((await main(page).textContent()) ?? '')?.[1] ?? ''
  await main(page)
    .getByLabel('Security code')
    .fill(await codeFor(page, mobile))
  await main(page).getByRole('button', { name: 'Submit application' }).dblclick()
  await expect(page).toHaveURL(/\/e-application-form\/\d+$/)
  await expect(page.getByText(/Application no\. \d+ has been submitted\./)).toBeVisible()
  await expect(main(page).getByRole('img', { name: 'Proof photo 1: label.png' })).toBeVisible()
  await expect.poll(() => storedPhotos(page)).toEqual([])
  const [saved, ...more] = asked.filter((call) => call.startsWith('save'))
  expect(saved).toMatch(new RegExp(`^save\\?mobile=${mobile}&code=\\d{6}&prefix=86$`))
  expect(more).toEqual([])
  expect(asked.find((call) => call.startsWith('init'))).toMatch(/^init\?customerId=\d+$/)
  expect(asked).toContain('check/referral?referralId=8000005')
  await main(page).getByRole('link', { name: 'Applications' }).last().click()
  await main(page).getByRole('link', { name: 'All applications (1)' }).click()
  await main(page).getByRole('combobox', { name: 'Status' }).selectOption('In review')
  await expect(page).toHaveURL(/status=pending/)
  await expect(main(page).getByRole('link', { name: 'Change of referrer' })).toBeVisible()
  await expect.poll(() => asked).toContain('list?sort=1&status=pending')
  await page.goto('/e-application-form/new/referrer')
  await expect(
    main(page).getByText('A registered mobile number may apply for a change of referrer only once.'),
  ).toBeVisible()
})

test('by the keyboard, in Chinese: an order is looked up and its estimate kept over a reload (R-621, R-676, R-734)', async ({
  page,
  shop,
  baseURL,
}) => {
  const say = wordsOf('zh_cn')
  await page.context().addCookies([{ name: 'language', value: 'zh_cn', url: baseURL ?? '' }])
  await enterAs(page, shop, 'preferred')
  await page.goto('/e-application-form/new/refund')
  await hydrated(page)
  const field = (id: Parameters<typeof say>[0]) => main(page).getByLabel(say(id))
  await field('applications.field.surname').press('Enter')
  const order = field('applications.field.order')
  await order.fill('123')
  await order.press('Enter')
  await expect(main(page).getByText(say('applications.fault.order')).last()).toBeVisible()
  await order.fill('000000004')
  await order.press('Enter')
  await expect(main(page).getByRole('heading', { name: say('applications.step.products') })).toBeFocused()
  await field('applications.field.product').focus()
  await page.keyboard.press('ArrowDown')
  await expect(main(page).getByText(say('applications.refund.goods'))).toBeVisible()
  await field('applications.field.batch').fill('C2610')
  await page.reload()
  await hydrated(page)
  await expect(field('applications.field.batch')).toHaveValue('C2610')
  await expect(main(page).getByText(say('applications.refund.goods'))).toBeVisible()
})

test('in Thai: without an email a dialog leads to the profile; closed changes say so (R-659, R-681)', async ({
  page,
  shop,
  baseURL,
}) => {
  const say = wordsOf('th')
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
  await enterAs(page, shop, 'nomail')
  await page.goto('/e-application-form/new/refund')
  await hydrated(page)
  const dialog = page.getByRole('dialog', { name: say('applications.email.title') })
  await dialog.getByRole('link', { name: say('applications.email.add') }).click()
  await expect(page).toHaveURL(/\/dashboard\/profile$/)
  const expired = await shop.tokenOf('expired')
  await page.evaluate((token) => {
    localStorage.setItem('bearerToken', token)
  }, expired)
  await page.goto('/e-application-form/new/sponsor')
  await expect(main(page).getByText(say('applications.closed.title'))).toBeVisible()
})

/** The fields that a step of each kind has, and the policy beside it. */
const kinds = [
  [
    'referrer',
    'Change of referrer',
    ['New referrer account', 'Reason for change'],
    ['only once', "current month's orders"],
  ],
  [
    'enroller',
    'Change of enroller',
    ['New enroller account', 'Reason for change'],
    ['7 working days', 'HKD 180'],
  ],
  [
    'sponsor',
    'Change of sponsor',
    ['New sponsor account', 'Reason for change'],
    ['three full business periods of joining'],
  ],
  [
    'refund',
    'Refund request',
    ['Return reason', 'Product name', 'Quantity', 'Batch number', 'Opened or unopened'],
    [
      'HKD 7,500, excluding shipping',
      '10% restocking fee',
      '70% Rule',
      'within 30 days of approval',
      'within 30 business days',
      'within 30 days of purchase',
    ],
  ],
  [
    'replenishment',
    'Replenishment request',
    ['Replenishment type', 'Product name', 'Quantity', 'Batch number', 'Opened or unopened'],
    ['within 30 days of receipt', 'per product and order'],
  ],
] as const

test('each kind has its fields and states its policy; another account is refused (R-593, R-594, R-595, R-596, R-614, R-615, R-616, R-617, R-618, R-619, R-620, R-621, R-622, R-623, R-624, R-625, R-626, R-671, R-673, R-731, R-732, R-733, R-734, R-735, R-736, R-737, R-738, R-739, R-740, R-741)', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'preferred')
  const shown = (text: string) => main(page).getByText(text).locator('visible=true').first()
  const field = (name: string) =>
    main(page)
      .getByRole('group', { name })
      .or(main(page).getByRole('radiogroup', { name }))
      .or(main(page).getByLabel(name))
      .locator('visible=true')
      .first()
  for (const [kind, title, fields, policies] of kinds) {
    await page.goto('/e-application-form')
    await hydrated(page)
    await main(page)
      .getByRole('link', { name: `Start: ${title}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`/new/${kind}$`))
    const own = main(page).getByRole('textbox', { name: 'Associate ID' })
    for (const name of ['Surname', 'Given name', 'User type', 'Email', 'Mobile number', 'Application date'])
      await expect(field(name), `${kind}: ${name}`).toBeVisible()
    for (const policy of policies) await expect(shown(policy), `${kind}: ${policy}`).toBeVisible()
    const number = await own.inputValue()
    await own.fill('9999999')
    await goOn(page)
    await expect(
      shown('Verification failed, please enter the correct Associate/Preferred Customer Account.'),
    ).toBeVisible()
    await own.fill(number)
    await goOn(page)
    const order = main(page).getByRole('textbox', { name: 'Order number' })
    if (kind === 'refund' || kind === 'replenishment') {
      await order.fill('000000004')
      await goOn(page)
    }
    for (const name of fields) await expect(field(name), `${kind}: ${name}`).toBeVisible()
  }
  await page.route('**/check/referral?*', (route) =>
    route.fulfill({
      json: JSON.stringify({
        referral_id: '8000009',
        firstname: 'Somebody',
        lastname: 'Else',
        user_type: 'associate',
      }),
    }),
  )
  await page.goto('/e-application-form/new/sponsor')
  await hydrated(page)
  await goOn(page)
  await main(page).getByRole('textbox', { name: 'New sponsor account' }).fill('8000005')
  await main(page).getByRole('button', { name: 'Check account' }).click()
  await expect(shown('Sponsor ID does not match, please re-enter')).toBeVisible()
})

test('photos chosen in a tab that was closed are deleted after a day, and no other tab shows them', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'preferred')
  const form = '/e-application-form/new/refund'
  await page.goto(form)
  await hydrated(page)
  await goOn(page)
  await main(page).getByRole('textbox', { name: 'Order number' }).fill('000000004')
  await goOn(page)
  // the first product is asked for in an open application
  await main(page).getByLabel('Product name').selectOption({ index: 2 })
  await main(page).getByLabel('Batch number').fill('C2610')
  await main(page)
    .getByRole('radiogroup', { name: 'Opened or unopened' })
    .getByText('Unopened', { exact: true })
    .click()
  await main(page).getByRole('textbox', { name: 'Return reason' }).fill('It arrived broken.')
  await goOn(page)
  await main(page).locator('input[type=file]').setInputFiles(photo)
  await expect.poll(() => storedPhotos(page)).toEqual([['label.png']])
  const other = await page.context().newPage()
  const token = await shop.tokenOf('preferred')
  await other.addInitScript((value) => {
    localStorage.setItem('bearerToken', value)
  }, token)
  await other.clock.install({ time: Date.now() + 25 * 3_600_000 })
  await other.goto(form)
  await hydrated(other)
  await expect(main(other).getByRole('textbox', { name: 'Surname' })).toBeVisible()
  await expect.poll(() => storedPhotos(other)).toEqual([])
})
