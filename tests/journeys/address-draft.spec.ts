import { fillCart, newBuyer, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test } from './watched-page.ts'

const name = 'Surname'

test('a half-typed address is there after a reload, at checkout and in the address book; an ID number is kept nowhere', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  for (const path of ['/checkout?step=address', '/dashboard/addresses']) {
    await page.goto(path)
    await hydrated(page)
    const add = page.getByRole('main').getByRole('button', { name: 'Add an address' })
    const country = page.getByRole('combobox', { name: 'Country or region', exact: true })
    await expect(add.or(country)).toBeVisible()
    if (await add.count()) await add.click()
    await country.selectOption('CN')
    const lastname = page.getByRole('textbox', { name, exact: true })
    await lastname.fill('Chan')
    await page.getByRole('textbox', { name: /Chinese ID/ }).fill('110101199003078515')
    // what is written down is read before the load, which is given no chance to clean up
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    expect(stored).toContain('Chan')
    expect(stored).not.toContain('110101199003078515')
    await page.reload()
    await hydrated(page)
    await expect(lastname).toHaveValue('Chan')
    await expect(country).toHaveValue('CN')
    await expect(page.getByRole('textbox', { name: /Chinese ID/ })).toHaveValue('')
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.evaluate(() => sessionStorage.getItem('address_draft'))).toBeNull()
})

test('a new address waits for the customer it belongs to: it begins with their name, and its draft is kept', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  const release = await holdCalls(page, '**/V1/customers/me')
  await signInAs(page, buyer)
  const listed = page.waitForResponse((answer) => answer.url().endsWith('/customer/address/list'))
  await page.goto('/dashboard/addresses')
  await listed
  const add = page.getByRole('main').getByRole('button', { name: 'Add an address' })
  await expect(add).toHaveCount(0)
  release()
  await add.click()
  const lastname = page.getByRole('textbox', { name, exact: true })
  await expect(lastname).toHaveValue('Chan')
  await lastname.fill('Cheung')
  await page.reload()
  await hydrated(page)
  await expect(lastname).toHaveValue('Cheung')
})
