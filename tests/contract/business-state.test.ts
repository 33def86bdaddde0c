import { getInvitation, listInvitations, searchUpline } from '#domain/enrollments/api.ts'
import { getExpirySchedule, getLedger } from '#domain/loyalty/api.ts'
import { saysNoAccess, trackerAddress } from '#domain/success-tracker/access.ts'
import { getSuccessTracker } from '#domain/success-tracker/api.ts'
import { call, scopeCalls } from '#features/kit/call.ts'
import { query } from '#features/kit/query.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it } from 'vitest'

const invitation = { id: 3, mask_id: 'abc', status: 'pending', sent_at: '2026-11-21 01:02:03' }
const enroller = { account: '8000003', name: 'W. L.', user_type: 'associate', country: 'HK' }
const sponsor = { account: '8000005', name: 'Hoi Lam', user_type: 'associate' }
const points = { points: 12.5, expiry_date: '2026-12-31' }
const line = { date: '2026-11-21 01:02:03', description: 'Order', points: 12.5, balance: 12.5 }

/** What the service answers, by method and path. A search answers the account of its role. */
const answers: Record<string, (body: { type?: string }) => unknown> = {
  'GET /loyalty/success-tracker': () => 'https://tracker.example/?guid=1',
  'GET /jde/enroller/get': () => [invitation],
  'POST /jde/enroller/search': ({ type }) => (type === 'sponsor' ? sponsor : enroller),
  'GET /jde/enroller/get/abc': () => invitation,
  'GET /loyalty/get_expiry_schedule': () => [points],
  'GET /loyalty/get_ledger': () => [line],
}
let asked: string[] = []
const client = new QueryClient()

beforeEach(() => {
  asked = []
  scopeCalls(() => ({
    language: 'en',
    token: 'secret',
    origin: 'http://shop.test',
    retries: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const sent = `${request.method} ${new URL(request.url).pathname.replace('/rest/en/V1', '')}`
      asked.push(sent)
      const body = request.method === 'POST' ? ((await request.json()) as { type?: string }) : {}
      return Response.json(answers[sent]?.(body) ?? null)
    },
  }))
})
afterAll(() => {
  scopeCalls(() => undefined)
})

const search = (type: 'enroller' | 'sponsor') =>
  call(searchUpline, { body: { account: type === 'sponsor' ? '8000005' : '8000003', type } })

it.each([
  ['the enrollments', () => client.fetchQuery(query(listInvitations)), [invitation], 'GET /jde/enroller/get'],
  ['the enroller that was found', () => search('enroller'), enroller, 'POST /jde/enroller/search'],
  ['the sponsor that was found', () => search('sponsor'), sponsor, 'POST /jde/enroller/search'],
  [
    'the invitee',
    () => client.fetchQuery(query(getInvitation, { params: { maskId: 'abc' } })),
    invitation,
    'GET /jde/enroller/get/abc',
  ],
  [
    'the schedule by which points expire',
    () => client.fetchQuery(query(getExpirySchedule)),
    [points],
    'GET /loyalty/get_expiry_schedule',
  ],
  ['the ledger of points', () => client.fetchQuery(query(getLedger)), [line], 'GET /loyalty/get_ledger'],
])("of an associate's business, %s comes from its own call (R-605)", async (_, read, state, sent) => {
  expect(await read()).toEqual(state)
  expect(asked).toEqual([sent])
})

it.each([
  ['an address', 'https://tracker.example/?guid=1', true],
  ['the text of an account without access', 'Unable to generate GUID', false],
])('whether the tracker is open to an associate is told by %s (R-605)', async (_, answer, isOpen) => {
  answers['GET /loyalty/success-tracker'] = () => answer
  const told = await call(getSuccessTracker)
  expect([saysNoAccess(told), trackerAddress(told) !== undefined]).toEqual([!isOpen, isOpen])
  expect(asked).toEqual(['GET /loyalty/success-tracker'])
})
