import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, hydrated, test as ownShopTest, visit } from './own-shop.ts'

const titles = { desktop: 'For wide screens', phone: 'For small screens' }

/** The shop of all journeys as another one's service, whose two sliders differ. */
async function openService(): Promise<{ server: Server; origin: string }> {
  const from = `http://localhost:${process.env['JOURNEY_PORT']}`
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(from + request.url, { redirect: 'manual' })
      let body = Buffer.from(await answer.arrayBuffer())
      const [, slider] = /\/rbslider\/banner\/(\d)/.exec(request.url ?? '') ?? []
      if (slider) {
        const device = slider === '1' ? 'desktop' : 'phone'
        const { slides, ...rest } = JSON.parse(body.toString()) as { slides: { title: string }[] }
        const own = slides.map((slide, index) => ({
          ...slide,
          title: index === 0 ? titles[device] : `More: ${titles[device]}`,
          image_url: `/media/packshots/en/elderberry.svg?banner=${device}-${index}`,
        }))
        body = Buffer.from(JSON.stringify({ ...rest, slides: own }))
      }
      const headers = ['content-type', 'cache-control'].flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      })
      response.writeHead(answer.status, Object.fromEntries(headers))
      response.end(body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const test = ownShopTest.extend<{ calm: undefined }, { service: string }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, give) => {
      const { server, origin } = await openService()
      await give(origin)
      server.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ service }, give) => {
      await give({ SERVICE_BASE_URL: service })
    },
    { scope: 'worker' },
  ],
  // another one's service has no sandbox
  // oxlint-disable-next-line no-empty-pattern -- as above
  calm: async ({}, give) => {
    await give(undefined)
  },
})

/** What a page asks for: sliders by their ids, and the pictures of their slides. */
function followBanners(page: Page) {
  const asked = { sliders: [] as string[], pictures: new Set<string>() }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.includes('/rbslider/banner/')) asked.sliders.push(pathname.split('/').at(-1) ?? '')
    const banner = searchParams.get('banner')
    if (banner) asked.pictures.add(banner)
  })
  return asked
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const wide = { width: 1280, height: 900 }
const narrow = { width: 390, height: 844 }

// Requirements R-173
test('one HTML has both banners, and a width shows and fetches its own', async ({ page }, { project }) => {
  const own = project.name === 'phone' ? 'phone' : 'desktop'
  const html = await (await page.request.get('/en')).text()
  for (const title of Object.values(titles)) expect(html.split(`>${title}</h1>`)).toHaveLength(2)
  const asked = followBanners(page)
  await visit(page, '/en')
  await expect(heading(page)).toHaveText(titles[own])
  await expect(page.getByRole('region', { name: 'This season' })).toHaveCount(1)
  const more = page.getByRole('heading', { name: /^More: / })
  await expect(more).toHaveText(`More: ${titles[own]}`)
  await more.scrollIntoViewIfNeeded()
  await expect.poll(() => [...asked.pictures]).toEqual([`${own}-0`, `${own}-1`])
  expect(asked.sliders).toEqual([])
})

test('its picture is fetched before any script, with a high priority', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const asked: { url: string; priority: string }[] = []
  session.on('Network.requestWillBeSent', ({ request }) => {
    asked.push({ url: request.url, priority: request.initialPriority })
  })
  await visit(page, '/en')
  const banner = asked.findIndex(({ url }) => url.includes('banner='))
  const script = asked.findIndex(({ url }) => url.includes('/assets/') && url.endsWith('.js'))
  expect(asked[banner]?.priority).toBe('High')
  expect(banner).toBeLessThan(script)
})

test('a tablet that is turned shows the other one at once', async ({ page }) => {
  const asked = followBanners(page)
  await page.setViewportSize(wide)
  await visit(page, '/en')
  await expect(heading(page)).toHaveText(titles.desktop)
  expect(asked.pictures).not.toContain('phone-0')
  await page.setViewportSize(narrow)
  await expect(heading(page)).toHaveText(titles.phone)
  await expect.poll(() => asked.pictures).toContain('phone-0')
  await page.setViewportSize(wide)
  await expect(heading(page)).toHaveText(titles.desktop)
  expect(asked.sliders).toEqual([])
})

test('coming from another page, a browser asks for the slider of its width, and for the other one when it is turned', async ({
  page,
}) => {
  const asked = followBanners(page)
  await page.setViewportSize(narrow)
  await page.goto('/en/promotions')
  await hydrated(page)
  await page.getByRole('link', { name: 'Jadeleaf' }).first().click()
  await expect(heading(page)).toHaveText(titles.phone)
  expect(asked.sliders).toEqual(['2'])
  await page.setViewportSize(wide)
  await expect(heading(page)).toHaveText(titles.desktop)
  await expect.poll(() => asked.sliders).toEqual(['2', '1'])
})
