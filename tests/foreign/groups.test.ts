import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlainShop, type PlainShop } from './plain-shop.ts'

let shop: PlainShop
beforeAll(async () => {
  shop = await startPlainShop({ serviceGroups: { 1: 'preferred', 4: 'associate' } })
}, 120_000)
afterAll(() => shop.stop())

const groupIn = async (answer: Response, path: readonly string[] = []): Promise<unknown> => {
  let value = (await answer.json()) as unknown
  if (typeof value === 'string') value = JSON.parse(value)
  for (const name of [...path, 'extension_attributes', 'group_label'])
    value = Reflect.get(Object(value), name) as unknown
  return value
}

it.each([
  ['associate', 'associate'],
  ['preferred', 'preferred'],
])('%s is known as %s by the id alone', async (person, group) => {
  expect(await groupIn(await shop.call('/customers/me', await shop.own.tokenOf(person)))).toBe(group)
})
it('so is the customer in the answer to a change of language', async () => {
  const answer = await shop.call('/language/switch', await shop.own.tokenOf('associate'), {
    method: 'POST',
    body: JSON.stringify({ storeId: 3 }),
  })
  expect(await groupIn(answer, ['customer'])).toBe('associate')
})
it('a refusal is passed on as it came', async () => {
  const answer = await shop.call('/customers/me')
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { message: "The consumer isn't authorized to access %resources.", parameters: { resources: 'self' } },
  ])
})
