import { fillCart, hongKong, newBuyer } from './buyer.ts'
import { choosePayment, expectStep, next, openCheckout, place, summary } from './checkout-page.ts'
import { fillAddress } from './shopper.ts'
import { expect, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

// Requirements
test('the carrier is kept when the address changes, and the first is taken when it does not go there', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await buyer.rest('PUT', '/customer/address/save', {
    address: {
      ...hongKong,
      country_id: 'MO',
      region_id: 820001,
      region: { region_id: 820001, region: 'Nossa Senhora de Fátima', region_code: 'FAT' },
      city: 'Macao',
      street: ['3 Rua de Cantão'],
      default_shipping: false,
      custom_attributes: [{ attribute_code: 'mobile_prefix', value: '853' }],
      telephone: '66000001',
    },
  })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await next(page, 'choose delivery').click()
  const ways = page.getByRole('radiogroup', { name: 'How would you like it delivered?' })
  await ways.getByText('SF pick-up point').click()
  // the fee is in the total as soon as the way is chosen
  await expect(summary(page).getByText('HK$20.00')).toBeVisible()
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+853 66000001').click()
  await next(page, 'choose delivery').click()
  await expect(ways.getByRole('radio', { checked: true })).toHaveAccessibleName(/SF pick-up point/)
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+852 51000001').click()
  await next(page, 'choose delivery').click()
  // not forced: the step's focus may still scroll the page, and a forced press would miss
  await ways.getByText('Local parcel').click()
  await expect(ways.getByRole('radio', { name: /Local parcel/ })).toBeChecked()
  await page.getByRole('button', { name: 'Edit: Delivery address' }).click()
  await page.getByRole('radiogroup', { name: 'Where should we deliver?' }).getByText('+853 66000001').click()
  await next(page, 'choose delivery').click()
  await expect(ways.getByRole('radio').first()).toBeChecked()
  await expect(ways.getByText('Hongkong Post')).toHaveCount(0)
})

// Requirements
test('the mainland asks for the Chinese ID: missing, malformed, wrong, right', async ({ page }) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const list = (name: string) => page.getByRole('combobox', { name, exact: true })
  await list(say('ds.address.country')).selectOption('CN')
  await box(say('ds.address.lastname')).fill('陳')
  await box(say('ds.address.firstname')).fill('美儀')
  // the own number was filled in with its code: another one needs another
  await list(say('ds.phone.code')).selectOption('86')
  await box(say('ds.address.mobile')).fill('13800138001')
  for (const [label, name] of [
    [say('ds.address.province'), 'Guangdong'],
    [say('ds.address.city'), '深圳市'],
    [say('ds.address.district'), '南山区'],
  ] as const) {
    // A scroll closes an open list: the field is brought to the middle first, as a finger would.
    await list(label).evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
    })
    await list(label).fill(name)
    const option = page.getByRole('option', { name })
    // On a touch screen the list stays unseen until the keyboard had time to come up.
    await expect
      .poll(() =>
        option.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        }),
      )
      .toBe(true)
    await option.click()
  }
  await box(say('ds.address.street')).fill('8 Keyuan Road')
  await box(say('ds.address.postcode')).fill('518000')
  const id = box(say('ds.address.chineseId'))
  for (const [value, words] of [
    ['', 'Please enter your Chinese ID.'],
    ['1234', 'Chinese ID is not valid'],
    ['110105194912310021', 'Entered Chinese ID is incorrect.'],
  ] as const) {
    await id.fill(value)
    await next(page, 'choose delivery').click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await id.fill('11010519491231002X')
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await next(page, 'choose payment').click()
  await expectStep(page, 'payment')
  await choosePayment(page, 'UnionPay')
  await place(page).click()
  await expect(page).toHaveURL(/\/checkout\/payment\?order=\d+/)
})

// Requirements R-333
test('a street of 81 characters is refused at its field; one of 80 goes through, without a postcode', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await page.getByRole('button', { name: 'Edit this address' }).click()
  const street = page.getByRole('textbox', { name: say('ds.address.street'), exact: true })
  await street.fill('x'.repeat(81))
  await expect(page.getByRole('textbox', { name: say('ds.address.postcode'), exact: true })).toHaveCount(0)
  await next(page, 'choose delivery').click()
  await expect(
    page.getByText('Please shorten the street information to 80 characters or less.').first(),
  ).toBeVisible()
  await street.fill('x'.repeat(80))
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
})

// Requirements
test('a second address is added at checkout and chosen', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'zinc-15')
  await openCheckout(page, buyer, '?step=address')
  await page.getByRole('button', { name: 'Use another address' }).click()
  await fillAddress(page, say)
  await next(page, 'choose delivery').click()
  await expectStep(page, 'delivery')
  await expect(page.getByText(/223 Nam Cheong Street/)).toBeVisible()
  expect(await buyer.rest<unknown[]>('GET', '/customer/address/list')).toHaveLength(2)
})
