import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDsn } from './dsn.ts'
import { scrubEvent } from './event.ts'
import { scrubAddress, scrubText } from './scrub.ts'
import { isWorthReporting } from './worth.ts'

describe('a DSN', () => {
  it.each([
    [
      'https://abc@errors.example/7',
      'https://errors.example',
      'https://abc@errors.example/7',
      'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc',
    ],
    [
      'http://abc@localhost:9000/sub/12/',
      'http://localhost:9000',
      'http://abc@localhost:9000/sub/12',
      'http://localhost:9000/sub/api/12/envelope/?sentry_version=7&sentry_key=abc',
    ],
    [
      'https://abc:secret@errors.example/7',
      'https://errors.example',
      'https://abc@errors.example/7',
      'https://errors.example/api/7/envelope/?sentry_version=7&sentry_key=abc',
    ],
  ])('%s', (text, origin, open, envelope) => {
    expect(readDsn(text)).toEqual({ origin, open, envelope })
  })
  it.each([
    '',
    'abc',
    'https://errors.example/7',
    'https://abc@errors.example',
    'https://abc@errors.example/project',
    'ftp://abc@errors.example/7',
  ])('is none: "%s"', (text) => {
    expect(readDsn(text)).toBeUndefined()
  })
})

describe('what leaves the shop', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    ['mei.chan@jadeleaf.example is taken', '[address] is taken'],
    ['Call +852 5100 0001 or 13800138000', 'Call [number] or [number]'],
    ['ID 11010519491231002X of 4111 1111 1111 1111', 'ID [number] of [number]'],
    ['authorization: Bearer abc.def', 'authorization: [token]'],
    ['cart 8f14e45fceea167a5a36dedd4bea2543 is gone', 'cart [token] is gone'],
    [
      'Request failed: GET https://shop.example/rest/en/V1/customers?email=x%40y.example&page=2',
      'Request failed: GET https://shop.example/rest/en/V1/customers',
    ],
    ['at /signin?redirect=%2Fdashboard now', 'at /signin now'],
    // in a sentence: an address of any scheme, and two of them
    ['see webcal+x.y-z://shop.example/a?q=tea now', 'see webcal+x.y-z://shop.example/a now'],
    [
      'from "https://shop.example/a?q=tea" to <https://shop.example/b?q=mei>',
      'from "https://shop.example/a" to <https://shop.example/b>',
    ],
    ['https://user:pass@shop.example/cart failed', 'https://shop.example/cart failed'],
    ['Report ID: webapi-1234567ab890', 'Report ID: webapi-1234567ab890'],
  ])('%s', (text, left) => {
    expect(scrubText(text)).toBe(left)
  })

  it.each([
    [
      'http://localhost:4400/rest/en/V1/customer/mobile/sendcode/2/852/51000001',
      'http://localhost:4400/rest/en/V1/customer/mobile/sendcode/2/852/[number]',
    ],
    [
      'https://shop.example/rest/en/V1/guest-carts/8f14e45fceea167a5a36dedd4bea2543/items?x=1#y',
      'https://shop.example/rest/en/V1/guest-carts/[token]/items',
    ],
    [
      'https://shop.example/rest/en/V1/users/mei%40jadeleaf.example',
      'https://shop.example/rest/en/V1/users/[address]',
    ],
    [
      'https://shop.example/assets/main-BxK3f9q_aaaaaaaaaaaa1.js',
      'https://shop.example/assets/main-BxK3f9q_aaaaaaaaaaaa1.js',
    ],
    ['https://user:pass@shop.example/cart', 'https://shop.example/cart'],
    [
      'https://shop.example/assets/main-BxK3f9q_aaaaaaaaaaaa1.ts',
      'https://shop.example/assets/main-BxK3f9q_aaaaaaaaaaaa1.ts',
    ],
    ['/files/8f14e45fceea167a5a36dedd4bea2543.css.zip', '/files/[token].css.zip'],
    ['/reset_password?email=a&token=b', '/reset_password'],
    ['/dashboard/orders/17', '/dashboard/orders/17'],
  ])('%s', (address, left) => {
    expect(scrubAddress(address)).toBe(left)
  })

  it('holds no e-mail, no telephone number and no query, wherever in a sentence', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const secret = fc.oneof(
      fc.emailAddress({ size: 'small' }),
      fc.stringMatching(/^\+?[1-9]\d{6,14}$/),
      fc.stringMatching(/^[a-f]\d[0-9a-f]{30}$/),
      word.map((value) => `https://shop.example/x?email=secret${value}`),
    )
    fc.assert(
      fc.property(fc.array(word), secret, fc.array(word), (before, hidden, after) => {
        const left = scrubText([...before, hidden, ...after].join(' '))
        expect(left).not.toContain(hidden)
        expect(left).not.toContain('secret')
      }),
    )
  })

  it('holds the fields of our list alone: what a library adds to an event stays behind', () => {
    const event = {
      event_id: '8f14e45fceea167a5a36dedd4bea2543',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      user: { email: 'mei@jadeleaf.example', ip_address: '{{auto}}' },
      breadcrumbs: [{ message: 'typed' }],
      extra: { form: 'values' },
      contexts: { state: {} },
      server_name: 'x',
      request: {
        url: 'https://shop.example/signin?redirect=x',
        headers: { cookie: 'a=b' },
        query_string: 'redirect=x',
      },
      tags: { where: 'call', status: 500 },
      exception: {
        values: [
          {
            type: 'ServiceFault',
            value: 'for mei@jadeleaf.example',
            mechanism: { data: {} },
            stacktrace: {
              frames: [
                {
                  filename: 'https://shop.example/assets/main-1.js?x',
                  function: 'send',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                  vars: { password: 'x' },
                },
              ],
            },
          },
        ],
      },
    }
    expect(scrubEvent(event)).toEqual({
      event_id: '8f14e45fceea167a5a36dedd4bea2543',
      timestamp: 1,
      platform: 'javascript',
      level: 'error',
      request: { url: 'https://shop.example/signin' },
      tags: { where: 'call', status: '500' },
      exception: {
        values: [
          {
            type: 'ServiceFault',
            value: 'for [address]',
            stacktrace: {
              frames: [
                {
                  filename: 'https://shop.example/assets/main-1.js',
                  function: 'send',
                  lineno: 1,
                  colno: 2,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    })
  })
})

it.each([
  ['http', 500, true, true],
  ['http', 502, true, true],
  ['http', 400, true, false],
  ['http', 401, true, false],
  ['http', 429, true, false],
  ['maintenance', 503, true, true],
  ['shape', undefined, true, true],
  ['network', undefined, true, true],
  ['timeout', undefined, true, true],
  ['network', undefined, false, false],
  ['timeout', undefined, false, false],
] as const)(
  'a failed call of kind %s %s, online: %s, is reported: %s',
  (kind, status, isOnline, expected) => {
    expect(isWorthReporting({ kind, status }, isOnline)).toBe(expected)
  },
)
it.each([
  ['/rest/en/V1/loyalty/commission_details', 400, true],
  ['/rest/en/V1/loyalty/commission', 404, true],
  ['/rest/en/V1/loyalty/commission_details', 401, false],
  ['/rest/en/V1/loyalty/get_ledger', 400, false],
])('what %s answers with %i is reported: %s (R-726)', (url, status, expected) => {
  expect(isWorthReporting({ kind: 'http', status, url }, true)).toBe(expected)
})
