import { beforeEach, describe, expect, it } from 'vitest'
import { noteServiceTime, serviceNow } from './service-clock.ts'

const answer = (date: string, cacheControl = 'no-store', status = 200) =>
  new Response('', { status, headers: { date, 'cache-control': cacheControl } })
const isNear = (day: string) => Math.abs(serviceNow().getTime() - Date.parse(day)) < 10_000

describe('the time of the service', () => {
  beforeEach(() => {
    noteServiceTime(answer(new Date().toUTCString()))
  })
  it('is what an answer tells', () => {
    noteServiceTime(answer('Sun, 31 Jan 2027 12:00:00 GMT'))
    expect(isNear('2027-01-31T12:00:00Z')).toBe(true)
  })
  it('is not taken from a cache, nor from a refusal, nor from what is no time', () => {
    noteServiceTime(answer('Sun, 31 Jan 2027 12:00:00 GMT'))
    noteServiceTime(answer('Fri, 01 Jan 2021 12:00:00 GMT', 'public, max-age=60'))
    noteServiceTime(answer('tomorrow'))
    noteServiceTime(new Response(''))
    noteServiceTime(answer('Fri, 01 Jan 2021 12:00:00 GMT', 'no-store', 400))
    expect(isNear('2027-01-31T12:00:00Z')).toBe(true)
  })
})
