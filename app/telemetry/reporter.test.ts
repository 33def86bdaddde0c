import { ServiceFault } from '#features/kit/service-fault.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { createReporter } from './reporter.ts'

interface Sent {
  exception: { values: { type: string; value: string; stacktrace?: { frames: { function?: string }[] } }[] }
  tags: Record<string, string>
  request: { url: string }
  [key: string]: unknown
}
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('location', new URL('https://shop.example/signin?redirect=%2Fdashboard'))
  vi.stubGlobal('navigator', { onLine: true })
})

const reporter = () =>
  createReporter('https://key@errors.example/7', () => ({
    send: ([, items]) => {
      for (const [, event] of items) sent.push(event as Sent)
      return Promise.resolve({})
    },
    flush: () => Promise.resolve(true),
  }))
const arrived = (count: number) =>
  vi.waitFor(() => {
    expect(sent).toHaveLength(count)
  })

it('sends an error with where it was and its stack, and nothing of the person', async () => {
  reporter()(new TypeError('no price for mei@jadeleaf.example'), 'screen')
  await arrived(1)
  expect(sent[0]).toMatchObject({
    level: 'error',
    tags: { where: 'screen' },
    request: { url: 'https://shop.example/signin' },
    exception: { values: [{ type: 'TypeError', value: 'no price for [address]' }] },
  })
  expect(sent[0]?.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0)
  expect(
    Object.keys(sent[0] ?? {}).filter((key) => ['user', 'breadcrumbs', 'contexts', 'extra'].includes(key)),
  ).toEqual([])
})

it('sends a failed call once, with its kind, status and address, and no call that the service refused', async () => {
  const tell = reporter()
  const url = 'https://shop.example/rest/en/V1/customer/mobile/sendcode/2/852/51000001?x=1'
  const fault = new ServiceFault('http', 'Internal Error.', { url, status: 500 })
  tell(fault, 'call')
  tell(fault, 'screen')
  tell(new ServiceFault('http', 'Internal Error.', { url, status: 500 }), 'call')
  tell(new ServiceFault('http', 'Internal Error.', { url, status: 500 }), 'uncaught')
  tell(new ServiceFault('http', 'The account sign-in was incorrect', { url, status: 401 }), 'sign-in')
  tell(new ServiceFault('shape', '', { url }), 'call')
  await arrived(2)
  expect(sent.map(({ tags }) => tags)).toEqual([
    {
      where: 'call',
      kind: 'http',
      status: '500',
      call: 'https://shop.example/rest/en/V1/customer/mobile/sendcode/2/852/[number]',
    },
    {
      where: 'call',
      kind: 'shape',
      call: 'https://shop.example/rest/en/V1/customer/mobile/sendcode/2/852/[number]',
    },
  ])
})

it('says at most fifty things of one page', async () => {
  const tell = reporter()
  for (let n = 0; n < 60; n++) tell(new Error(`trouble ${n}`), 'uncaught')
  await arrived(50)
  expect(sent.at(-1)?.exception.values[0]?.value).toBe('trouble 49')
})
