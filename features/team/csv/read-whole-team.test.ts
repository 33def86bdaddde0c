import { afterEach, expect, it, vi } from 'vitest'
import { scopeCalls } from '#features/kit/call.ts'
import { crowd } from '../examples.ts'
import { readTeam } from '../team-address.ts'
import { readWholeTeam, type OnPeopleRead } from './read-whole-team.ts'

/** Answers with a team of so many people, page by page. */
function answerWithTeamOf(total: number): void {
  const people = crowd(total)
  scopeCalls(() => ({
    language: 'en',
    token: 'token',
    origin: 'http://shop.test',
    retries: 0,
    fetch: (input, init) => {
      const asked = new URL(new Request(input, init).url).searchParams
      const size = Number(asked.get('pageSize'))
      const first = (Number(asked.get('currentPage')) - 1) * size
      return Promise.resolve(
        Response.json({
          items: people.slice(first, first + size),
          total_count: total,
          period: '202611',
          as_of: '2026-11-21 22:00:00',
        }),
      )
    },
  }))
}
const wholeTeam = readTeam(new URLSearchParams())

afterEach(() => {
  scopeCalls(() => undefined)
})

it('tells after each page of a team how many people have been read', async () => {
  answerWithTeamOf(450)
  const onRead = vi.fn<OnPeopleRead>()
  const { items } = await readWholeTeam(wholeTeam, onRead)
  expect(items).toHaveLength(450)
  expect(onRead.mock.calls).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ])
})

it.each([0, 1, 200])('tells nothing of a team of %d, which is one page', async (total) => {
  answerWithTeamOf(total)
  const onRead = vi.fn<OnPeopleRead>()
  const { items } = await readWholeTeam(wholeTeam, onRead)
  expect(items).toHaveLength(total)
  expect(onRead).not.toHaveBeenCalled()
})
