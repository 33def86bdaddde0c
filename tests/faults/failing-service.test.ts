import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { misbehaviours, startShopWithForeignService, type ShopWithForeignService } from './foreign-service.ts'

let shop: ShopWithForeignService
beforeAll(async () => {
  shop = await startShopWithForeignService()
}, 120_000)
afterEach(() => {
  shop.misbehave()
})
afterAll(() => shop.stop())

const get = (path: string, language = 'en') =>
  fetch(shop.url + path, { headers: { cookie: `language=${language}` }, redirect: 'manual' })
/** React writes the apostrophe as an entity. */
const textOf = async (answer: Response) => (await answer.text()).replaceAll('&#x27;', "'")
const mainOf = (html: string) => /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? ''
const showsProducts = (html: string) => mainOf(html).includes('/media/catalog/product/packshots/')

const pages = ['/', '/categories', '/product/spirulina'] as const
const failures = [...Object.keys(misbehaviours), 'is down'] as const

describe.each(failures)('when the service %s', (failure) => {
  const fail = async () => {
    if (failure === 'is down') await shop.goDown()
    else shop.misbehave(misbehaviours[failure])
  }
  const recover = async () => {
    if (failure === 'is down') await shop.comeBack()
    else shop.misbehave()
  }

  it.each(pages)('%s says so with 503, and is not kept', async (path) => {
    const address = `${path}?failure=${encodeURIComponent(failure)}`
    await fail()
    const answer = await get(address)
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('cache-control'),
      answer.headers.get('content-type'),
    ]).toEqual([
      503,
      failure === 'answers 503' ? '30' : '10',
      'private, no-store',
      'text/html; charset=utf-8',
    ])
    const html = await textOf(answer)
    expect({
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      heading: /<h1[^>]*>(.*?)<\/h1>/.exec(mainOf(html))?.[1],
      canRetry: mainOf(html).includes(`href="${address}"`),
    }).toEqual({
      title: 'Page not available – Jadeleaf',
      heading: "This page isn't available right now",
      canRetry: true,
    })
    await recover()
    const after = await get(address)
    expect(after.status).toBe(200)
    expect(showsProducts(await after.text())).toBe(true)
  })
})

it.each([
  ['zh_cn', '暂时无法显示这个页面'],
  ['zh_hk', '暫時無法顯示這個頁面'],
  ['ms', 'Halaman ini tidak tersedia buat masa ini'],
  ['vi', 'Hiện không thể hiển thị trang này'],
  ['th', 'ขณะนี้ไม่สามารถแสดงหน้านี้ได้'],
])('in %s the page says “%s”', async (language, title) => {
  shop.misbehave(misbehaviours['answers 500'])
  const answer = await get('/product/spirulina?language', language)
  expect([answer.status, mainOf(await answer.text()).includes(title)]).toEqual([503, true])
})

it('a product that is not there is 404, in the words of the page for it', async () => {
  const answer = await get('/product/no-such-product')
  expect(answer.status).toBe(404)
  expect(mainOf(await textOf(answer))).toContain("We can't find the page you are looking for")
})

it.each([
  ['/product/spirulina', /\/reviews?\//],
  ['/', /rbslider/],
  ['/categories', /\/common/],
])('%s without a secondary read (%s) is 200, and kept only when it is whole', async (path, read) => {
  const address = `${path}?secondary`
  const count = async () => {
    const before = shop.requests.length
    const answer = await get(address)
    expect([answer.status, showsProducts(await answer.text())]).toEqual([200, true])
    return shop.requests.length - before
  }
  shop.misbehave(misbehaviours['answers 500'], read)
  expect(await count()).toBeGreaterThan(0)
  expect(shop.requests.some(({ url = '' }) => read.test(url))).toBe(true)
  shop.misbehave()
  expect(await count()).toBeGreaterThan(0)
  expect(await count()).toBe(0)
})

it.each(['/cart', '/signin', '/systemstatus', '/dashboard'])(
  '%s, which the service gives nothing of, stays 200',
  async (path) => {
    shop.misbehave(misbehaviours['answers 500'])
    expect((await get(path)).status).toBe(200)
  },
)

describe('calls', () => {
  const call = () => fetch(`${shop.url}/rest/en/V1/directory/countries`)
  it.each([
    ['drops the connection', 502],
    ['never answers', 504],
  ] as const)('to a service that %s are %i with an error body', async (failure, status) => {
    shop.misbehave(misbehaviours[failure])
    const answer = await call()
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      status,
      'application/json',
      { message: expect.stringMatching(/^Internal Error\. The service .+\.$/) as string },
    ])
  })
  it('to a service that is down are 502; /healthz and one line of the log tell, and tell when it is back', async () => {
    const health = async () => {
      const answer = await fetch(`${shop.url}/healthz`)
      return [answer.status, await answer.text()]
    }
    expect(await health()).toEqual([200, 'ok'])
    shop.log.length = 0
    await shop.goDown()
    expect([(await call()).status, (await call()).status]).toEqual([502, 502])
    expect(await health()).toEqual([503, 'The service behind SERVICE_BASE_URL does not answer.'])
    await shop.comeBack()
    expect((await call()).status).toBe(200)
    expect(await health()).toEqual([200, 'ok'])
    expect(shop.log).toEqual([
      expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:\d+ does not answer: \w+\.$/),
      expect.stringMatching(/^The service at http:\/\/127\.0\.0\.1:\d+ answers again\.$/),
    ])
  })
  it.each(['answers 500', 'answers HTML', 'never answers'] as const)(
    '/healthz is 503 when the service %s',
    async (failure) => {
      shop.misbehave(misbehaviours[failure])
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(503)
    },
  )
  it('carry the id of their request', async () => {
    shop.misbehave(misbehaviours['answers 500'])
    const answer = await call()
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
    expect(shop.requests.at(-1)?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
  })
  it('carry the caller’s address and no cookie, and bring back no header that is not theirs to set', async () => {
    shop.misbehave((_, response) => {
      response
        .writeHead(200, {
          'Content-Type': 'text/html',
          'Set-Cookie': 'a=b',
          Server: 'other',
          'Content-Security-Policy': 'default-src *',
          'Access-Control-Allow-Origin': '*',
          ETag: '"1"',
        })
        .end('<script>alert(1)</script>')
    })
    const answer = await fetch(`${shop.url}/rest/en/V1/directory/countries`, {
      headers: {
        cookie: 'language=en',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'https',
        'x-own': '1',
      },
    })
    const { headers } = shop.requests.at(-1)!
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-own': '1' })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('x-forwarded-proto')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: '"1"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    for (const name of ['set-cookie', 'server', 'access-control-allow-origin'])
      expect(answer.headers.has(name), name).toBe(false)
  })
})

describe('HTML of the service', () => {
  const hostile =
    '<p>Kept</p><meta http-equiv="refresh" content="0;url=https://evil.example"><script>alert(1)</script>' +
    '<p onclick="alert(1)" style="position:fixed">Also kept</p><img src=x onerror="alert(1)">' +
    '<a href="javascript:alert(1)">link</a><form action="https://evil.example"><input name="password"></form>' +
    '<base href="https://evil.example"><iframe src="https://evil.example"></iframe><style>main{display:none}</style>'
  it.each([
    ['/page/about-us', /\/cmsPage\//, { identifier: 'about-us', title: 'About', content: hostile }],
    [
      '/page/associate-offer',
      /\/landing-page\//,
      { identifier: 'a', title: 'A', content: hostile, blocks: [] },
    ],
    ['/terms-conditions', /\/cmsPage\//, { identifier: 't', title: 'T', content: hostile }],
  ])('is sanitised before %s leaves the server', async (path, read, body) => {
    shop.misbehave((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }, read)
    const answer = await get(`${path}?hostile`)
    expect(answer.status).toBe(200)
    const main = mainOf(await answer.text())
    expect(main).toContain('<p>Kept</p>')
    expect(main).toContain('<p>Also kept</p>')
    expect(main).not.toMatch(
      /<(meta|script|form|input|base|iframe|style)\b|\son\w+=|\sstyle=|javascript:|evil/,
    )
  })
})
