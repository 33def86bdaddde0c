import { countLikes } from '#domain/favourites/api.ts'
import { queryKey } from '#features/kit/query.ts'
import { expect, it, vi } from 'vitest'
import { likeCountQuery } from './like-count.ts'

const answer = (body: string, status = 200) => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}

// Requirement R-456
it('asks as the call does, and fills the same cache entry', async () => {
  const asked = answer('8')
  expect(likeCountQuery(7).queryKey).toEqual(queryKey(countLikes, { params: { id: 7 } }))
  expect(await likeCountQuery(7).queryFn()).toBe(8)
  expect(asked.mock.calls[0]?.[0]).toBe(`/rest/zh_cn/V1${countLikes.path.replace(':id', '7')}`)
})

it.each([
  ['"8"', 8],
  ['0', 0],
])('reads %s', async (body, count) => {
  answer(body)
  expect(await likeCountQuery(7).queryFn()).toBe(count)
})

it.each([
  ['', 500],
  ['{"message":"No"}', 404],
  ['<html>', 502],
])('fails at %j (%d)', async (body, status) => {
  answer(body, status)
  await expect(likeCountQuery(7).queryFn()).rejects.toThrow()
})
