import { fillCart, newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('a page shows each way to buy once', async ({ page }) => {
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  for (const name of [say('catalogue.product.add'), say('catalogue.product.buy')])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1)
})

test("a product's price stands in the first screen, above the bar that buys", async ({ page, baseURL }) => {
  for (const language of ['zh_cn', 'th']) {
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await page.goto('/product/omega-3-1200')
    await hydrated(page)
    const price = await page.getByRole('main').getByText('168', { exact: false }).first().boundingBox()
    const bar = await page
      .getByRole('button', { name: wordsOf(language as 'zh_cn' | 'th')('catalogue.product.buy') })
      .locator('visible=true')
      .first()
      .boundingBox()
    const end = Math.min(page.viewportSize()?.height ?? 0, bar?.y ?? 0)
    expect((price?.y ?? 0) + (price?.height ?? 0), language).toBeLessThan(end)
  }
})

test('the filters are a drawer on phones and a side on desktop', async ({ page }, { project }) => {
  await page.goto('/categories')
  await hydrated(page)
  const isPhone = project.name === 'phone'
  await expect(page.getByRole('button', { name: say('catalogue.filter.open', { n: 0 }) })).toHaveCount(
    isPhone ? 1 : 0,
  )
  await expect(page.getByRole('complementary', { name: say('catalogue.filter.title') })).toHaveCount(
    isPhone ? 0 : 1,
  )
})

test('prices of neighbours stand level, however long their names are', async ({ page }) => {
  const heights = new Set<number | undefined>()
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, list] of [
      ['/categories', say('catalogue.listing.all')],
      ['/', say('catalogue.home.popular')],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      const cards = await page
        .getByRole('list', { name: list })
        .getByRole('article')
        .evaluateAll((all) =>
          all.map((card) => ({
            top: card.getBoundingClientRect().top,
            height: card.querySelector<HTMLElement>('h3 a')?.offsetHeight,
            price: card.lastElementChild?.getBoundingClientRect().top,
          })),
        )
      const rows = Map.groupBy(cards, ({ top }) => top)
      expect([...rows.values()].filter((row) => new Set(row.map(({ price }) => price)).size > 1)).toEqual([])
      for (const { height } of cards) heights.add(height)
    }
  }
  expect(heights.size, 'names of one and two lines').toBeGreaterThan(1)
})

test('a listing has three cards a row on a tablet, four on desktop and five where there is room; its filters stay in sight beside it', async ({
  page,
}) => {
  const cards = page.getByRole('list', { name: say('catalogue.listing.all') }).getByRole('listitem')
  for (const [width, count] of [
    [768, 3],
    [1280, 4],
    [1600, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/categories')
    await hydrated(page)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0]).length, String(width)).toBe(count)
    if (width < 960) continue
    const [words, sorting] = [
      await page
        .getByText(say('catalogue.listing.count', { n: 84 }))
        .locator('visible=true')
        .boundingBox(),
      await page.getByRole('combobox', { name: say('catalogue.sort.label') }).boundingBox(),
    ]
    expect(Math.abs((words?.y ?? 0) - (sorting?.y ?? 0)), 'count and sort order share a row').toBeLessThan(44)
    await page.evaluate(() => {
      scrollTo(0, 1500)
    })
    const filters = page.getByRole('complementary', { name: say('catalogue.filter.title') })
    await expect.poll(async () => (await filters.boundingBox())?.y ?? -1).toBeGreaterThan(40)
    const box = await filters.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
})

test('on a tablet the picture of a product stands beside its price and its choices', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(heading?.x ?? 0)
  const price = await page.getByRole('main').getByText('168', { exact: false }).first().boundingBox()
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(700)
})

// Requirements
test('the home banner is the slider of the device', async ({ page }, { project }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rbslider/banner/'))
      asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto('/promotions')
  await hydrated(page)
  // coming from another page the browser asks by itself
  await page.getByRole('link', { name: 'Jadeleaf' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clearly labelled vitamins and botanicals')
  await expect.poll(() => asked).toEqual([project.name === 'phone' ? '2' : '1'])
})

test('the footer is drawn when it comes within 200 px, and 400 px stand for it until then (R-567)', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveCount(0)
  await expect(footer.locator('div').first()).toHaveCSS('height', '400px')
  // 250 px away: not yet; 150 px: now
  const show = (pixelsBelow: number) =>
    footer.evaluate((element, below) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight - below)
    }, pixelsBelow)
  await show(250)
  await expect(footer.getByRole('link')).toHaveCount(0)
  await show(150)
  await expect(footer.getByRole('link', { name: 'Delivery' })).toBeVisible()
})

test('a reader without script finds the footer in the page that was sent', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { cookie: 'language=en' },
  })
  const page = await context.newPage()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Delivery', say('shell.status.title')])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  // the empty place that a script fills keeps nothing free
  expect(
    await footer.evaluate(
      (element) =>
        element.getBoundingClientRect().height -
        (element.querySelector('noscript')?.getBoundingClientRect().height ?? 0),
    ),
  ).toBeLessThan(10)
  await context.close()
})

test('sharing stands beside the rating on phones and beside the buttons on desktop', async ({ page }, {
  project,
}) => {
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const share = page.getByRole('button', { name: say('catalogue.share.action') })
  await expect(share).toHaveCount(1)
  const neighbour =
    project.name === 'phone'
      ? page.getByRole('link', { name: /reviews?$/ }).first()
      : page.getByRole('button', { name: say('catalogue.product.add'), exact: true })
  const middle = async (part: typeof share) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await expect.poll(async () => Math.abs((await middle(share)) - (await middle(neighbour)))).toBeLessThan(8)
})

test('a saved amount is never broken over two lines in a table of a page', async ({ page }) => {
  await page.goto('/page/delivery')
  await hydrated(page)
  const amount = page.getByRole('cell', { name: 'HK$30.00', exact: true }).first()
  expect(
    await amount.evaluate((cell) => {
      const text = document.createRange()
      text.selectNodeContents(cell)
      return text.getClientRects().length
    }),
  ).toBe(1)
})

test('letters twice as large: cart, product and checkout scroll down only, and the search keeps room to type', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await fillCart(buyer, 'zinc-15', 'reishi-spore')
  await signInAs(page, buyer)
  for (const path of ['/cart', '/product/zinc-15', '/checkout?step=address']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html{font-size:200%}')
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
      .toBeLessThanOrEqual(0)
    if (path !== '/checkout?step=address')
      expect((await page.locator('header input[name=q]').boundingBox())?.width, path).toBeGreaterThan(90)
  }
})
