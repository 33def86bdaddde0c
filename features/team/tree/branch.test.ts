import type { TeamBranch } from '#domain/team/schema.ts'
import { describe, expect, it, vi } from 'vitest'
import { branch, chan, hidden, member, wong } from '../examples.ts'
import { branchFrom, hasBelow, matchesIn } from './branch.ts'

const answer = (ids: readonly number[], total: number): TeamBranch => ({
  items: ids.map((id) => member(id, `Person ${id}`)),
  total_count: total,
  hidden_count: 3,
  period: '202611',
  as_of: '2026-11-21 22:00:00',
})
const page = (data?: TeamBranch, more: { isError?: boolean; isFetching?: boolean } = {}) => ({
  data,
  isError: false,
  isFetching: false,
  refetch: vi.fn(),
  ...more,
})

describe('a branch', () => {
  it.each([
    ['being read', [page(undefined, { isFetching: true })], 'loading', 'none'],
    ['failed', [page(undefined, { isError: true })], 'failed', 'none'],
    ['tried again', [page(undefined, { isError: true, isFetching: true })], 'loading', 'none'],
    ['whole', [page(answer([1, 2], 2))], 'ready', 'none'],
    ['with more', [page(answer([1, 2], 5))], 'ready', 'ready'],
    ['with more under way', [page(answer([1, 2], 5)), page()], 'ready', 'loading'],
    [
      'with more that failed',
      [page(answer([1, 2], 5)), page(undefined, { isError: true })],
      'ready',
      'failed',
    ],
    ['of two pages', [page(answer([1, 2], 4)), page(answer([3, 4], 4))], 'ready', 'none'],
  ] as const)('is %s', (_name, pages, state, more) => {
    expect(branchFrom(pages)).toMatchObject({ state, more })
  })
  it('has the people of its pages in their order, and reads again only what failed', () => {
    const [first, second] = [page(answer([1, 2], 5)), page(undefined, { isError: true })]
    const { members, total, hidden: left, retry } = branchFrom([first, second])
    expect([members.map(({ id }) => id), total, left]).toEqual([[1, 2], 5, 3])
    retry()
    expect(first.refetch).not.toHaveBeenCalled()
    expect(second.refetch).toHaveBeenCalledOnce()
  })
  it('counts matches with those who match themselves, once all of it is here', () => {
    const members = [
      { ...wong, matches: 2, is_match: false },
      { ...chan, matches: 0, is_match: true },
    ]
    expect(matchesIn(branch(members))).toBe(3)
    expect(matchesIn(branch(members, { more: 'ready' }))).toBeUndefined()
    expect(members.map(hasBelow)).toEqual([true, false])
    expect([wong, hidden].map(hasBelow)).toEqual([true, false])
  })
})
