import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, hydrated, test as ownShopTest } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const sku = 'vitamin-d3-k2'

/** A key and a certificate for `localhost` that nobody else knows. Needs `openssl`. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const about = ['-subj', '/CN=localhost', '-days', '2']
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...about, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface TlsProxy {
  /** Address that visitors use: another port and another protocol than the shop's own. */
  readonly url: string
  /** Address of the shop behind it. */
  upstream?: string
}

/** Ends TLS and passes every request on to the shop, in plain HTTP and with the upstream's name as Host: what nginx does unless it is told otherwise. */
function proxyServer(proxy: { upstream?: string }): Server {
  return createServer(certificate(), (request, response) => {
    const passed = ask(
      new URL(request.url ?? '/', proxy.upstream),
      {
        method: request.method ?? 'GET',
        headers: {
          ...request.headers,
          host: 'upstream.internal',
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '203.0.113.7',
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', () => {
      response.destroy()
    })
    request.pipe(passed)
  })
}

/** A shop that is reached through a TLS proxy alone, and knows its public address. */
const test = ownShopTest.extend<object, { tls: TlsProxy }>({
  tls: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this parameter
    async ({}, give) => {
      const proxy: { url: string; upstream?: string } = { url: '' }
      const server = proxyServer(proxy)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      proxy.url = `https://localhost:${(server.address() as AddressInfo).port}`
      await give(proxy)
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ tls }, give) => {
      await give({ PUBLIC_URL: tls.url, TRUST_PROXY: 'on' })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ tls, shop }, give) => {
    tls.upstream = shop.url
    await give(tls.url)
  },
})
test.use({ ignoreHTTPSErrors: true })

test('behind a TLS proxy that rewrites Host, pages hydrate, pictures load and a product goes into the cart', async ({
  page,
  baseURL,
}) => {
  // The second visit gets the page that the first one left in the cache.
  for (const path of ['/', '/', `/product/${sku}`, `/product/${sku}`]) {
    const answer = await page.goto(path)
    expect(answer?.headers()['strict-transport-security']).toBe('max-age=31536000')
    await hydrated(page)
    const pictures = page.locator('main img[src^="/media/"]').locator('visible=true')
    await expect(pictures.first()).toBeVisible()
    await expect
      .poll(() => pictures.first().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
  }
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
  await page.goto('/cart')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Vitamin D3/ })
      .first(),
  ).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test('behind it, the language changes without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ignoreHTTPSErrors: true,
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  await page.goto('/systemstatus')
  await page.locator('summary').locator('visible=true').first().click()
  await page.getByRole('link', { name: 'Tiếng Việt' }).locator('visible=true').first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await context.close()
})
