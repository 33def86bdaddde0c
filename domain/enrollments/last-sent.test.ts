import { describe, expect, it } from 'vitest'
import { lastSent } from './last-sent.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000)

describe('the last SMS', () => {
  it.each([
    ['nothing is known', null, null, null],
    ['the service tells the time', at(0), null, at(0)],
    ['the service tells none: the send of this browser counts (R-635)', null, at(5), at(5)],
    ['both know the same send', at(0), at(60), at(0)],
    ['the service does not know of the send yet', at(0), at(61), at(61)],
    ['another device sent it later', at(500), at(0), at(500)],
  ])('%s', (_, atService, here, expected) => {
    expect(lastSent(atService, here)).toEqual(expected)
  })
})
