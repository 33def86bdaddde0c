import { fillCart, newBuyer } from './buyer.ts'
import { choosePayment, expectStep, next, openCheckout, place, summary } from './checkout-page.ts'
import { fillAddress, fillCard } from './shopper.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const home = 'Nam Cheong Street'
const locker = 'SF locker, Castle Peak Road'
const street = 'Shop 9, G/F, Cheung Hing Mansion, 285 Castle Peak Road, Cheung Sha Wan, Kowloon'

test('a locker is chosen by district: it is where the order goes, on every page and in the mail, and the next checkout offers it first', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  const lockers = page.getByRole('radiogroup', { name: 'Choose a locker' })

  await test.step('none is chosen: said, and the list is focused', async () => {
    await openCheckout(page, buyer)
    await expectStep(page, 'delivery')
    await page.getByText('SF locker', { exact: true }).click()
    await expect(lockers.getByRole('radio').first()).toBeVisible()
    // what the total will be is not known before
    await expect(summary(page).getByText('From HK$18.00')).toBeVisible()
    await next(page, 'choose payment').click()
    await expect(page.getByText('Please choose a locker')).toBeVisible()
    await expect(lockers.getByRole('radio').first()).toBeFocused()
    await expectStep(page, 'delivery')
  })

  await test.step('the district of the address is listed, another can be', async () => {
    const district = page.getByRole('combobox', { name: 'District', exact: true })
    await expect(district.locator('option:checked')).toHaveText('Yau Tsim Mong')
    await expect(lockers.getByText('Granville Road, Tsim Sha Tsui', { exact: false })).toBeVisible()
    await district.selectOption('Sham Shui Po')
    await lockers.getByText(locker).click()
    await expect(lockers.getByRole('radio', { checked: true })).toHaveAccessibleDescription(
      new RegExp(`${street}.*Daily 09:00–21:00`),
    )
    await expect(summary(page).getByText('HK$18.00', { exact: true })).toBeVisible()
    await next(page, 'choose payment').click()
    await expectStep(page, 'payment')
  })

  await test.step('a reload keeps it, the review names it instead of the street at home', async () => {
    await page.reload()
    await hydrated(page)
    await choosePayment(page, 'Credit or debit card')
    await expectStep(page, 'review')
    const main = page.getByRole('main')
    await expect(main.getByText('SF locker · HK$18.00')).toBeVisible()
    await expect(main.getByText(locker)).toBeVisible()
    await expect(main.getByText(street)).toBeVisible()
    await expect(main.getByText(/\+852 51000001/)).toBeVisible()
    await expect(main.getByText(home)).toHaveCount(0)
    await place(page).click()
    await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
  })

  await test.step('paid: the success page, the order and the mail name it', async () => {
    await fillCard(page, say, '4111 1111 1111 1111')
    await page
      .getByRole('button', { name: /^Pay HK/ })
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL(/\/order\/success\/\d+/)
    const id = /\d+$/.exec(page.url())?.[0] ?? ''
    for (const path of [`/order/success/${id}`, `/dashboard/orders/${id}`]) {
      await page.goto(path)
      await hydrated(page)
      const main = page.getByRole('main')
      await expect(main.getByText(locker)).toBeVisible()
      await expect(main.getByText(street)).toBeVisible()
      await expect(main.getByText(home)).toHaveCount(0)
    }
    const mails = (await (
      await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(buyer.email)}`)
    ).json()) as { body: string }[]
    expect(mails[0]?.body).toContain(`${locker}\n${street}`)
    expect(mails[0]?.body).not.toContain(home)
  })

  await test.step('the next time it comes first', async () => {
    await fillCart(buyer, 'zinc-15')
    await page.goto('/checkout')
    await hydrated(page)
    // a locker is confirmed before the payment, whatever was chosen last
    await expectStep(page, 'delivery')
    await expect(lockers.getByRole('radio').first()).toHaveAccessibleName(locker)
    await expect(lockers.getByRole('radio').first()).toBeChecked()
    await expect(lockers.getByText('Last used')).toBeVisible()
    await next(page, 'choose payment').click()
    await expect(page.getByText(street)).toBeVisible()
  })
})

test('a first address leads to the delivery methods with their fees, and none is passed unseen', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer)
  await expect(summary(page).getByText('From HK$18.00')).toBeVisible()
  await expect(
    page
      .getByText('Plus delivery from HK$18.00')
      .or(summary(page).getByText('Total before delivery'))
      .locator('visible=true')
      .first(),
  ).toBeVisible()
  await expect(page.getByText('To pay', { exact: true })).toHaveCount(0)
  await fillAddress(page, say)
  const release = await holdCalls(page, '**/carts/mine/totals')
  const reads = page.waitForRequest('**/carts/mine/totals')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  const ways = page.getByRole('radiogroup', { name: 'How would you like it delivered?' })
  await expect(ways.getByRole('radio')).toHaveCount(4)
  await test.step('the total is not named without the fee while it is read with it', async () => {
    await reads
    await expect(summary(page).getByText('From HK$30.00')).toBeVisible()
    await expect(page.getByText('To pay', { exact: true })).toHaveCount(0)
    release()
    await expect(summary(page).getByText('From HK$30.00')).toHaveCount(0)
  })
  for (const fee of ['HK$30.00', 'HK$20.00', 'HK$18.00', 'HK$38.00'])
    await expect(ways.getByText(fee, { exact: true })).toBeVisible()
  await expect(ways.getByRole('radio').first()).toBeChecked()
  await next(page, 'choose payment').click()
  await expect(page.getByText('Home delivery, 1–2 working days · HK$30.00')).toBeVisible()
})

test('points that cannot be read say so and are read again; keys alone choose one', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await page.route('**/pickup-points?**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Boom"}' }),
  )
  await openCheckout(page, buyer)
  await page.getByText('SF pick-up point', { exact: true }).click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  // nothing goes on without one
  await next(page, 'choose payment').click()
  await expectStep(page, 'delivery')
  await page.unroute('**/pickup-points?**')
  await again.click()
  const points = page.getByRole('radiogroup', { name: 'Choose a pick-up point' })
  await expect(points.getByRole('radio').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'District', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(points.getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(points.getByRole('radio').first()).toBeChecked()
  await expect(summary(page).getByText('HK$20.00', { exact: true })).toBeVisible()
})
