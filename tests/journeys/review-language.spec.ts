import { languageOf } from '../../domain/store/languages.ts'
import { rest } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('th')
const thai = languageOf('th')!.storeId

test("reviews in the reader's language come first; another language is named, and translated where the browser can", async ({
  page,
  shop,
  context,
}) => {
  await page.addInitScript(() => {
    const create = async () => ({
      translate: async (text: string) => `แปลแล้ว: ${text}`,
      destroy: () => undefined,
    })
    Object.defineProperty(globalThis, 'Translator', { value: { create }, configurable: true })
  })
  await context.addCookies([{ name: 'language', value: 'th', url: shop.url }])
  const { items } = await rest<{ items: { id: number; sku: string }[] }>(
    page.request,
    'GET',
    '/catalogue/search?pageSize=40',
  )
  let sku = ''
  for (const product of items) {
    const { items: written } = await rest<{ items: { store_id: number }[] }>(
      page.request,
      'GET',
      `/reviews/${product.id}`,
    )
    if (new Set(written.map(({ store_id: store }) => store === thai)).size === 2) sku = product.sku
  }
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  const reviews = page.locator('#reviews').getByRole('article')
  await reviews.first().scrollIntoViewIfNeeded()
  const all = page.getByRole('button', { name: /^ดูรีวิวทั้งหมด/ })
  if (await all.count()) await all.click()
  const languages = await reviews.evaluateAll((articles) =>
    articles.map((article) => article.querySelector('p[lang]')?.getAttribute('lang') ?? 'th'),
  )
  const own = languages.filter((language) => language === 'th').length
  expect(own).toBeGreaterThan(0)
  expect(languages.length).toBeGreaterThan(own)
  expect(languages.slice(0, own)).toEqual(Array<string>(own).fill('th'))
  const foreign = reviews.nth(own)
  const text = (await foreign.locator('p[lang]').textContent()) ?? ''
  await foreign.getByRole('button', { name: say('catalogue.reviews.translate') }).click()
  await expect(foreign.getByText(`แปลแล้ว: ${text}`)).toBeVisible()
  await expect(foreign.getByText(say('catalogue.reviews.translated'))).toBeVisible()
  await foreign.getByRole('button', { name: say('catalogue.reviews.original') }).click()
  await expect(foreign.getByText(text, { exact: true })).toHaveAttribute('lang', languages[own]!)
  await expect(reviews.first().getByRole('button', { name: say('catalogue.reviews.translate') })).toHaveCount(
    0,
  )
})
