import { pagePatterns } from '../../domain/store/paths.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

/** Names that every JavaScript object has: as keys of an address they must mean nothing. */
const names = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

/** Addresses of a page with a name in place of each parameter, and as name and value in the query. */
const addressesOf = (pattern: string, name: string): string[] => {
  const path = pattern.replaceAll(/:\w+\??/g, name)
  const query = new URLSearchParams(
    ['q', 'sort', 'page', 'filter', 'view', 'step', 'by', 'redirect', 'tab', name].map((key) => [key, name]),
  )
  return [path, `${path}?${query.toString()}`]
}

test('inherited names in an address are answered like unknown ones', async ({ request }) => {
  const broken: string[] = []
  for (const pattern of Object.values(pagePatterns))
    for (const name of names)
      for (const address of addressesOf(pattern, name)) {
        const status = (await request.get(address, { maxRedirects: 0 })).status()
        if (status >= 500) broken.push(`${address}: ${status}`)
      }
  expect(broken).toEqual([])
  for (const name of names) expect((await request.get(`/page/${name}`)).status()).toBe(404)
})

test('a page of an inherited name is not found', async ({ page, watched }) => {
  await page.goto('/page/constructor')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('shell.notFound.title'))
  watched.complaints.splice(0)
})
