import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { LanguageCode } from '#domain/store/languages.ts'
import { reportTo } from '#features/kit/service-fault.ts'
import { carryOver, switchLanguageTo } from './switch-language.ts'

it('what was read stays on the screen in the new language until it is read again, and what is there already is kept', () => {
  const client = new QueryClient()
  client.setQueryData(['getMe', 'en', null], { id: 1 })
  client.setQueryData(['getCart', 'en', null], 'old')
  client.setQueryData(['getCart', 'th', null], 'new')
  carryOver(client, 'en', 'th')
  expect([client.getQueryData(['getMe', 'th', null]), client.getQueryData(['getCart', 'th', null])]).toEqual([
    { id: 1 },
    'new',
  ])
  const isReadAgain = (name: string) =>
    client
      .getQueryCache()
      .find({ queryKey: [name, 'th', null] })
      ?.isStaleByTime(60_000)
  expect([isReadAgain('getMe'), isReadAgain('getCart')]).toEqual([true, false])
})

it('asks the same of the new language where a call names it in its path', () => {
  const client = new QueryClient()
  const asked = (languageCode: string) => [
    'listProducts',
    languageCode,
    { params: { languageCode }, query: { customerGroup: 'guest' } },
  ]
  client.setQueryData(asked('en'), { items: [] })
  carryOver(client, 'en', 'th')
  expect(client.getQueryData(asked('th'))).toEqual({ items: [] })
})

// Requirements R-304
it('a switch to a store that the shop does not have is reported and changes nothing', async () => {
  const reported: string[] = []
  reportTo((error) => {
    reported.push(String(error))
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  const show = vi.fn()
  const load = vi.fn(async () => undefined)
  await switchLanguageTo({
    client: new QueryClient(),
    from: 'en',
    code: 'xx' as LanguageCode,
    load,
    show,
    wait: () => undefined,
  })
  expect(reported).toEqual(['Error: Unknown store xx'])
  expect([sent.mock.calls.length, show.mock.calls.length, load.mock.calls.length]).toEqual([0, 0, 0])
  sent.mockRestore()
})
