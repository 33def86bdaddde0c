import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMe } from '#domain/customers/api.ts'
import { everyEndpoint } from '../../tests/contract/endpoints.ts'
import { requestOf, requests } from '../../tests/contract/requests.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

const changing = (await everyEndpoint()).filter(
  ({ method, changesState }) => method === 'GET' && changesState,
)
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

it.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  'HEAD does nothing where GET changes something: %s',
  async (name, endpoint) => {
    const token = await service.tokenOf('fresh')
    const { path, init } = requestOf(endpoint, requests[name]!, token)
    const answer = await service.request(path, { ...init, method: 'HEAD' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect((await service.call(getMe, undefined, { token })).status).toBe(200)
  },
)

it('HEAD asks for the headers of a read', async () => {
  expect((await service.request('/rest/en/V1/directory/countries', { method: 'HEAD' })).status).toBe(200)
})
