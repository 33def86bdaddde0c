import { createHash, Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportTo } from '#features/kit/service-fault.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pagePatterns } from '#domain/store/paths.ts'
import { matchRoutes } from 'react-router-dom'
import { matchPage } from '../router/routes.tsx'
import { createPages, type Pages } from './server.ts'

vi.mock('react-router-dom', async (load) => {
  const router = await load<typeof import('react-router-dom')>()
  return { ...router, matchRoutes: vi.fn(router.matchRoutes) }
})

const clientDir = mkdtempSync(join(tmpdir(), 'jadeleaf-pages-'))
const serviceFetch = vi.fn(async (_: Request) =>
  Response.json({ message: 'Request does not match any route.' }, { status: 404 }),
)
const origin = () => 'https://shop.example'
let pages: Pages

beforeAll(() => {
  const file = (name: string, text: string) => {
    mkdirSync(join(clientDir, name, '..'), { recursive: true })
    writeFileSync(join(clientDir, name), text)
  }
  file(
    '.vite/manifest.json',
    JSON.stringify({
      'app/client/entry-client.tsx': {
        file: 'assets/entry-1.js',
        isEntry: true,
        imports: ['_parts.js'],
        css: ['assets/entry-1.css'],
      },
      '_parts.js': { file: 'assets/parts-1.js', css: ['assets/parts-1.css'] },
      'app/pages/guest/system-status.tsx': {
        file: 'assets/status-1.js',
        imports: ['app/client/entry-client.tsx'],
        css: ['assets/status-1.css'],
      },
      'locales/.compiled/th/guest/system-status.json': { file: 'assets/th-1.js' },
    }),
  )
  file('.vite/loader.js', 'boot(__ENTRY__,__PRELOAD__)')
  for (const name of ['entry', 'parts', 'status']) {
    file(`assets/${name}-1.css`, `.${name}{color:red}`)
    file(`assets/${name}-1.js`, `// ${name}`)
  }
  file('assets/entry-1.js.br', 'brotli')
  pages = createPages({ serviceFetch, clientDir, origin })
  reportTo(() => undefined)
})
afterAll(() => {
  rmSync(clientDir, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  pages.fetch(new Request(`http://shop.test${path}`, { headers }))
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a public page', () => {
  it('is whole HTML in the language of the cookie, Simplified Chinese without one', async () => {
    const [chinese, thai, unknown] = await Promise.all([
      get('/systemstatus'),
      get('/systemstatus', { cookie: 'a=b; language=th' }),
      get('/systemstatus', { cookie: 'language=xx' }),
    ])
    expect(chinese.status).toBe(200)
    expect(await chinese.text()).toMatch(
      /^<!doctype html><html lang="zh-CN">.*<title>系统状态 – 翠叶<\/title>.*<h1[^>]*>系统状态<\/h1>.*<\/html>$/s,
    )
    expect(await thai.text()).toMatch(/<html lang="th">.*สถานะระบบ/s)
    expect(await unknown.text()).toMatch(/<html lang="zh-CN">/)
  })
  it('carries its styles and the addresses of its scripts, allowed by hash alone', async () => {
    const answer = await get('/systemstatus', { cookie: 'language=th' })
    const html = await answer.text()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const loader = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(style).toBe('.entry{color:red}.parts{color:red}.status{color:red}')
    expect(loader).toBe(
      'boot("/assets/entry-1.js",["/assets/parts-1.js","/assets/status-1.js","/assets/th-1.js","/assets/entry-1.js"])',
    )
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`script-src ${hash(loader)} 'self';`)
    expect(policy).toContain(`style-src 'self' ${hash(style)};`)
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types jadeleaf-html jadeleaf-worker",
    )
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic/)
    expect(answer.headers.get('vary')).toContain('Cookie')
  })
  it('is rendered once for everyone of a language, also when asked twice at once', async () => {
    pages.invalidate()
    serviceFetch.mockClear()
    const bodies = await Promise.all(
      [get('/systemstatus'), get('/systemstatus')].map(async (answer) => (await answer).text()),
    )
    const calls = serviceFetch.mock.calls.length
    expect(calls).toBeGreaterThan(0)
    await get('/systemstatus')
    expect([serviceFetch.mock.calls.length, bodies[0] === bodies[1]]).toEqual([calls, true])
    await get('/systemstatus', { cookie: 'language=vi' })
    expect(serviceFetch.mock.calls.length).toBe(calls * 2)
    expect(serviceFetch.mock.calls.at(-1)?.[0].url).toContain('/rest/vi/V1/magento/vi/common')
  })
  it('is the same for a phone, and another one for another question', async () => {
    pages.invalidate()
    await get('/systemstatus')
    serviceFetch.mockClear()
    await get('/systemstatus', {
      'sec-ch-ua-mobile': '?1',
      'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148',
    })
    expect(serviceFetch).not.toHaveBeenCalled()
    await get('/systemstatus?page=2')
    expect(serviceFetch).toHaveBeenCalled()
  })
  it('comes to the others when the one who asked first leaves', async () => {
    pages.invalidate()
    const leaving = new AbortController()
    const first = pages.fetch(new Request('http://shop.test/systemstatus', { signal: leaving.signal }))
    const second = get('/systemstatus')
    leaving.abort()
    expect((await second).status).toBe(200)
    expect(await (await second).text()).toContain('系统状态')
    await first.catch(() => undefined)
  })
  it('that is kept costs no route, no hash and no rendering', async () => {
    pages.invalidate()
    const headers = { cookie: 'language=en', 'accept-encoding': 'br' }
    const ask = (url: string, method = 'GET', more: Record<string, string> = {}) =>
      pages.kept({
        method,
        url,
        headers: { host: 'shop.test', ...headers, ...more },
      } as unknown as IncomingMessage)
    expect(ask('/systemstatus?a=1')).toBeUndefined()
    const first = await get('/systemstatus?a=1', headers)
    const hashing = vi.spyOn(Hash.prototype, 'update')
    vi.mocked(matchRoutes).mockClear()
    serviceFetch.mockClear()
    const kept = ask('/systemstatus?a=1')
    expect([kept?.status, kept?.headers]).toEqual([200, Object.fromEntries(first.headers)])
    expect(kept?.body.equals(Buffer.from(await first.arrayBuffer()))).toBe(true)
    expect(ask('/systemstatus?a=1')).toBe(kept)
    expect(ask('/systemstatus?a=1', 'HEAD')).toBe(kept)
    const known = { 'if-none-match': kept?.headers['etag'] ?? '' }
    for (const method of ['GET', 'HEAD']) {
      const { status, body, headers: told } = ask('/systemstatus?a=1', method, known) ?? {}
      expect([status, body?.length, told?.['etag']]).toEqual([304, 0, known['if-none-match']])
    }
    expect((await pages.fetch(new Request('http://shop.test/systemstatus?a=1', { headers }))).status).toBe(
      200,
    )
    expect(hashing).not.toHaveBeenCalled()
    expect(matchRoutes).not.toHaveBeenCalled()
    expect(serviceFetch).not.toHaveBeenCalled()
    hashing.mockRestore()
    // another method, address, language or encoding has to be made
    expect(ask('/systemstatus?a=1', 'POST')).toBeUndefined()
    expect(ask('/systemstatus?a=2')).toBeUndefined()
    headers['accept-encoding'] = 'gzip'
    expect(ask('/systemstatus?a=1')).toBeUndefined()
    pages.invalidate()
    headers['accept-encoding'] = 'br'
    expect(ask('/systemstatus?a=1')).toBeUndefined()
  })
  it('comes compressed when the browser likes it', async () => {
    expect(
      (await get('/systemstatus', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding'),
    ).toBe('br')
    expect((await get('/systemstatus', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    )
    expect((await get('/systemstatus')).headers.get('content-encoding')).toBeNull()
  })
  it('is 404 where there is none, and is not kept', async () => {
    const answer = await get('/no/such/page', { cookie: 'language=en' })
    expect(answer.status).toBe(404)
    // React writes the apostrophe as an entity
    expect((await answer.text()).replace('&#x27;', "'")).toContain(
      "Oops! We can't find the page you are looking for",
    )
  })
  it('escapes what stands in its data', async () => {
    expect(await (await get('/no</script><b>x')).text()).not.toContain('</script><b>x')
  })
})

describe('where errors are reported', () => {
  const reporting = () =>
    createPages({ serviceFetch, clientDir, origin, sentryDsn: 'https://key:secret@errors.example/sub/7' })
  it.each(['/systemstatus', '/dashboard'])(
    '%s is told it and allowed to send there, and nowhere else',
    async (path) => {
      const answer = await reporting().fetch(new Request(`http://shop.test${path}`))
      expect(answer.headers.get('content-security-policy')).toContain(
        "; connect-src 'self' https://errors.example; ",
      )
      const html = await answer.text()
      expect(html).toContain('"dsn":"https://key@errors.example/sub/7"')
      expect(html).not.toContain('secret')
    },
  )
  it.each(['/systemstatus', '/dashboard'])(
    '%s may count visits where a Matomo is connected',
    async (path) => {
      const matomo = { address: 'https://stats.example/matomo.php?idsite=3', origin: 'https://stats.example' }
      const counting = createPages({ serviceFetch, clientDir, origin, matomo })
      const answer = await counting.fetch(new Request(`http://shop.test${path}`))
      expect(answer.headers.get('content-security-policy')).toContain(
        "; connect-src 'self' https://stats.example; ",
      )
      expect(await answer.text()).toContain(`"analytics":"${matomo.address}"`)
    },
  )
  it('hears of calls that fail while a page is rendered, and of none that the service refuses', async () => {
    const heard: [string, string][] = []
    const rendering = createPages({
      origin,
      serviceFetch,
      clientDir,
      report: (error, where) => {
        heard.push([String(error), where])
      },
    })
    const ask = () =>
      rendering.fetch(new Request('http://shop.test/systemstatus')).then((answer) => answer.text())
    await ask()
    expect(heard).toEqual([])
    rendering.invalidate()
    serviceFetch.mockImplementationOnce(async () => Response.json({ message: 'Broken.' }, { status: 500 }))
    await ask()
    expect(heard).toEqual([['ServiceFault: Broken.', 'call']])
    reportTo(() => undefined)
  })
  it.each(['/systemstatus', '/dashboard'])('%s knows nothing of it without a DSN', async (path) => {
    const answer = await get(path)
    expect(answer.headers.get('content-security-policy')).toContain("; connect-src 'self'; ")
    expect(await answer.text()).not.toContain('"dsn"')
  })
})

it.each(['/systemstatus', '/dashboard'])(
  '%s may send forms to the shop and to the listed payment providers, and to nobody else (R-492)',
  async (path) => {
    const formActionOf = async (shop: Pages) =>
      /form-action [^;]*/.exec(
        (await shop.fetch(new Request(`http://shop.test${path}`))).headers.get('content-security-policy') ??
          '',
      )?.[0]
    expect(await formActionOf(pages)).toBe("form-action 'self'")
    const selling = createPages({ serviceFetch, clientDir, origin, paymentOrigins: ['https://pay.example'] })
    expect(await formActionOf(selling)).toBe("form-action 'self' https://pay.example")
  },
)

/** Routes whose pages show what belongs to one person: none of them may be kept for everybody. */
const personalPaths = [
  '/dashboard',
  '/dashboard/orders',
  '/dashboard/orders/:id',
  '/dashboard/addresses',
  '/dashboard/profile/:part?',
  '/dashboard/messages',
  '/dashboard/coupons',
  '/dashboard/favourites',
  '/e-application-form',
  '/e-application-form/all',
  '/e-application-form/new/:type',
  '/e-application-form/:id',
  '/commissions',
  '/commissions/dashboard',
  '/commissions/payout-account',
  '/reports',
  '/team',
  '/enrollment',
  '/loyaltyPoints',
  '/associate-bundles',
  '/associate-renew-bundles',
  '/successTracker',
  '/dashboard/glossary',
  '/checkout',
  '/checkout/payment',
  '/process_worldpay/:id',
  '/process_ingenico/:id',
  '/process_payment',
  '/order/success/:id',
  '/order/check/:id',
  '/order/:id/planetPayReturn',
]
it('the route table says which pages are personal', () => {
  const addressOf = (pattern: string) => ({ pathname: pattern.replaceAll('?', '') })
  expect(
    Object.values(pagePatterns)
      .filter((pattern) => matchPage(addressOf(pattern)).isPersonal)
      .toSorted(),
  ).toEqual(personalPaths.toSorted())
})
it.each(personalPaths)('%s is made for each visit and never kept', async (path) => {
  const ask = () => get(path.replace(/:\w+\??/g, '7'), { cookie: 'language=en' })
  const [one, two] = [await ask(), await ask()]
  const policies = [one, two].map((answer) => answer.headers.get('content-security-policy') ?? '')
  expect(policies[0]).toContain("'strict-dynamic'")
  expect(policies[0]).not.toBe(policies[1])
  await Promise.all([one.text(), two.text()])
})

describe('a page of a signed-in person', () => {
  it('is the shell with a skeleton, streamed under a nonce of its own', async () => {
    serviceFetch.mockClear()
    const [one, two] = await Promise.all([get('/dashboard', { cookie: 'language=en' }), get('/dashboard')])
    const nonceOf = (answer: Response) =>
      /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(nonceOf(one)).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(nonceOf(one)).not.toBe(nonceOf(two))
    const html = await one.text()
    expect(html).toContain(`<script nonce="${nonceOf(one)}">boot(`)
    expect(html).toContain('Loading the page')
    expect(serviceFetch.mock.calls.every(([{ url }]) => url.endsWith('/common'))).toBe(true)
  })
})

describe('a guarded page without script', () => {
  const noticeOf = async (path: string, cookie = 'language=en') =>
    /<noscript><style nonce="[^"]+">[^<]*<\/style>(.*?)<\/noscript><div id="root">/s.exec(
      await (await get(path, { cookie })).text(),
    )?.[1]
  const linkTo = (href: string) => `<a href="${href}">`
  it.each([
    ['/dashboard', '/signin?redirect=%2Fdashboard'],
    ['/dashboard/orders?page=2', '/signin?redirect=%2Fdashboard%2Forders%3Fpage%3D2'],
    ['/commissions', '/signin?redirect=%2Fcommissions'],
    ['/checkout', '/signin?redirect=%2Fcheckout'],
    ['/order/success/17', '/signin?redirect=%2Forder%2Fsuccess%2F17'],
  ])('%s says that one has to sign in, and leads there', async (path, href) => {
    const notice = await noticeOf(path)
    expect(notice).toContain('Please log in first.')
    expect(notice).toContain(`${linkTo(href)}Sign in</a>`)
  })
  it('says it in the language of the address, which the link keeps', async () => {
    const notice = await noticeOf('/th/dashboard')
    expect(notice).toContain('โปรดเข้าสู่ระบบก่อน')
    expect(notice).toContain(linkTo('/th/signin?redirect=%2Fdashboard'))
  })
  it('takes nothing of the address for HTML', async () => {
    const notice = await noticeOf('/dashboard?a="><script>b</script>&<b>')
    expect(notice).not.toMatch(/<script|<b>|"><\/?[^a/p]/)
  })
  it.each(['/', '/signin', '/systemstatus', '/order/7/planetPayReturn'])(
    '%s, which nobody guards, says nothing of it',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('sign-in-first')
    },
  )
})

describe('files', () => {
  it('never change under their name, and go out compressed', async () => {
    const answer = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect([
      answer.headers.get('cache-control'),
      answer.headers.get('content-encoding'),
      await answer.text(),
    ]).toEqual(['public, max-age=31536000, immutable', 'br', 'brotli'])
    expect(await (await get('/assets/entry-1.js')).text()).toBe('// entry')
  })
  it.each(['/assets/none.js', '/assets/', '/assets/..%2f.vite/manifest.json'])(
    '%s is 404, never a page',
    async (path) => {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain;charset=UTF-8'])
    },
  )
  it("the manifest and the compressed copies are nobody's business", async () => {
    expect((await get('/.vite/manifest.json')).headers.get('content-type')).toContain('text/html')
    expect((await get('/assets/entry-1.js.br')).status).toBe(404)
  })
})

describe('an address that names a language', () => {
  const bootOf = async (answer: Response) =>
    JSON.parse(/id="boot">(.*?)<\/script>/.exec(await answer.text())?.[1] ?? 'null') as object
  it('is in that language, whatever was chosen', async () => {
    for (const cookie of ['', 'language=vi']) {
      const answer = await get('/th/systemstatus', { cookie })
      expect(answer.status).toBe(200)
      expect(await bootOf(answer)).toMatchObject({ language: 'th' })
    }
    expect(await bootOf(await get('/systemstatus', { cookie: 'language=vi' }))).toMatchObject({
      language: 'vi',
    })
  })
  it('keeps the language in every link and form of the page', async () => {
    const html = await (await get('/zh-hk/systemstatus')).text()
    const addresses = [...html.matchAll(/(?:<a [^>]*href|<form [^>]*action)="(\/[^"]*)"/g)].map(
      ([, to = '']) => to,
    )
    expect(addresses.length).toBeGreaterThan(10)
    const menu = ['/zh-cn', '/zh-hk', '/en', '/ms', '/vi', '/th'].map((prefix) => `${prefix}/systemstatus`)
    expect(addresses.filter((to) => !/^\/zh-hk(\/|$|\?)/.test(to) && !menu.includes(to))).toEqual([])
    for (const address of menu) expect(addresses).toContain(address)
  })
  it.each([
    ['/TH/cart?x=1', '/th/cart?x=1'],
    ['/zh_hk/product/none', '/zh-hk/product/none'],
    ['/th/', '/th'],
  ])('%s leads to %s', async (address, right) => {
    const answer = await get(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right])
  })
  it('is not found where there is no such page', async () => {
    expect((await get('/th/no/such/page')).status).toBe(404)
    expect((await get('/th/assets/none.js')).status).toBe(404)
  })
})

describe('an address that is nearly right', () => {
  it.each([
    ['/categories/', '/categories'],
    ['/Categories?sort=newest&page=2', '/categories?sort=newest&page=2'],
    ['/categories/3/14/', '/categories/3/14'],
    ['/SignIn/?redirect=%2FCart', '/signin?redirect=%2FCart'],
    ['/Product/Omega-3', '/product/Omega-3'],
    ['/LOYALTYPOINTS', '/loyaltyPoints'],
    ['/Dashboard/Orders/', '/dashboard/orders'],
    ['/th/cart/', '/th/cart'],
    ['/TH/CART/?x=1', '/th/cart?x=1'],
  ])('%s leads to %s at once', async (address, right) => {
    const answer = await get(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right])
    expect((await get(right)).status).not.toBe(301)
  })
  it.each(Object.values(pagePatterns))('%s is right', async (pattern) => {
    expect((await get(pattern.replace(/:\w+\??/g, '7'))).headers.get('location')).toBeNull()
  })
  it.each(['/No/Such/Page/', '/categories/3/14/15/', '//evil.example/', '//cart'])(
    '%s is no such address',
    async (address) => {
      expect((await get(address)).status).toBe(404)
    },
  )
  it('is redirected only when it is read', async () => {
    const sent = await pages.fetch(new Request('http://shop.test/SignIn/', { method: 'POST' }))
    expect(sent.headers.get('location')).toBeNull()
  })
})

describe('a product', () => {
  /** A service that finds a product in any case. */
  const selling = (sku: string) =>
    createPages({
      clientDir,
      origin,
      serviceFetch: async ({ url }) =>
        new URL(url).pathname.toLowerCase().endsWith(`/products/${encodeURIComponent(sku).toLowerCase()}`)
          ? Response.json({ id: 7, sku, name: 'Vitamin C', price: 10, status: 1, type_id: 'simple' })
          : Response.json({ message: 'Request does not match any route.' }, { status: 404 }),
    })
  const answerOf = (shop: Pages, path: string, init?: RequestInit) =>
    shop.fetch(new Request(`http://shop.test${path}`, init))
  it.each([
    ['/product/VITAMIN-C', '/product/vitamin-c'],
    ['/product/Vitamin-C?from=mail', '/product/vitamin-c?from=mail'],
    ['/th/product/Vitamin-C', '/th/product/vitamin-c'],
  ])('%s leads to its own spelling, %s', async (address, right) => {
    const answer = await answerOf(selling('vitamin-c'), address)
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([301, right, ''])
  })
  it.each([
    ['vitamin-c', '/product/vitamin-c'],
    ['vitamin-c', '/product/%76itamin-c'],
    ['A/1 红', '/product/A%2F1%20%E7%BA%A2'],
  ])('%s is shown at %s', async (sku, address) => {
    const answer = await answerOf(selling(sku), address)
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  })
  it('that the service does not know is not found', async () => {
    expect((await answerOf(selling('vitamin-c'), '/product/VITAMIN-D')).status).toBe(404)
  })
  it('answers a form where it was sent to', async () => {
    expect((await answerOf(selling('vitamin-c'), '/product/VITAMIN-C', { method: 'POST' })).status).toBe(405)
  })
})

describe('a page of a list', () => {
  const listing = (length: number) =>
    createPages({
      clientDir,
      origin,
      serviceFetch: async ({ url }) =>
        new URL(url).pathname.endsWith('/products')
          ? Response.json({
              items: Array.from({ length }, (_, id) => ({
                id,
                sku: `sku-${id}`,
                name: 'Vitamin C',
                price: 10,
                status: 1,
                type_id: 'simple',
              })),
              total_count: 50,
            })
          : Response.json({ message: 'Request does not match any route.' }, { status: 404 }),
    })
  const statusOf = async (length: number, path: string) =>
    (await listing(length).fetch(new Request(`http://shop.test${path}`))).status
  it.each(['/categories?page=999', '/promotions?page=4', '/bundles?page=2', '/th/categories?page=9'])(
    '%s after the last is not found',
    async (address) => {
      expect(await statusOf(0, address)).toBe(404)
      expect(await statusOf(1, address)).toBe(200)
    },
  )
  it('says how many there are and leads to the last', async () => {
    const html = await (
      await listing(0).fetch(
        new Request('http://shop.test/categories?page=999', { headers: { cookie: 'language=en' } }),
      )
    ).text()
    expect(html).toContain('There are only 3 pages')
    expect(html).toContain('href="/categories?page=3"')
  })
  it.each(['/categories', '/categories?page=1', '/categories?page=0', '/categories?page=abc', '/promotions'])(
    '%s is the first, which is there without products, too',
    async (address) => {
      expect(await statusOf(0, address)).toBe(200)
    },
  )
})

describe('a form that was sent without script', () => {
  const send = (path: string, cookie = 'language=en') =>
    pages.fetch(
      new Request(`http://shop.test${path}`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'mei', password: 'Secret2026' }),
        headers: { cookie },
      }),
    )
  it.each([
    ['language=en', 'This form was not sent', 'turned off or blocked'],
    ['language=zh_hk', '表格未有提交', 'JavaScript'],
  ])('is told so at its own address, in the language of %s', async (cookie, title, copy) => {
    const answer = await send('/signin?redirect=%2Fcart', cookie)
    const html = await answer.text()
    expect(answer.status).toBe(405)
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain(copy)
    expect(html).toContain('href="/signin?redirect=%2Fcart"')
    expect(html).not.toContain('Secret2026')
    expect(html).not.toContain('<input type="password"')
  })
  it('is answered to nobody else, and kept nowhere', async () => {
    const open = async () => (await get('/signin', { cookie: 'language=en' })).status
    expect(await open()).toBe(200)
    const { status, headers } = await send('/signin')
    expect([status, await open()]).toEqual([405, 200])
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('allow')]).toEqual([
      'no-store',
      'same-origin',
      'GET, HEAD',
    ])
  })
  it.each(['/dashboard', '/no/such/page', '/assets/entry-1.js'])('%s takes none', async (path) => {
    const answer = await send(path)
    expect([answer.status, await answer.text()]).toEqual([405, ''])
  })
})

it('pages take GET and HEAD only', async () => {
  expect((await pages.fetch(new Request('http://shop.test/cart', { method: 'POST' }))).status).toBe(405)
  expect(
    await (await pages.fetch(new Request('http://shop.test/systemstatus', { method: 'HEAD' }))).text(),
  ).toBe('')
})
