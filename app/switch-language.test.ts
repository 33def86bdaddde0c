import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { carryOver } from './switch-language.ts'

it('carries what was read into the new language as stale, and keeps what is there already', () => {
  const client = new QueryClient()
  client.setQueryData(['getMe', 'en', null], { id: 1 })
  client.setQueryData(['getCart', 'en', null], 'old')
  client.setQueryData(['getCart', 'th', null], 'new')
  carryOver(client, 'en', 'th')
  expect([client.getQueryData(['getMe', 'th', null]), client.getQueryData(['getCart', 'th', null])]).toEqual([{ id: 1 }, 'new'])
  expect(client.getQueryState(['getMe', 'th', null])?.dataUpdatedAt).toBe(1)
})

it('asks the same of the new language where a call names it in its path', () => {
  const client = new QueryClient()
  const asked = (languageCode: string) => ['listProducts', languageCode, { params: { languageCode }, query: { customerGroup: 'guest' } }]
  client.setQueryData(asked('en'), { items: [] })
  carryOver(client, 'en', 'th')
  expect(client.getQueryData(asked('th'))).toEqual({ items: [] })
})
