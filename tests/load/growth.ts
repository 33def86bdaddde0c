import { criteriaOf, type ListingSearch } from '../../domain/catalogue/search-criteria.ts'
import { flatQuery } from '../../domain/contract/flat-query.ts'
import { printGrowthRatios, timed, type Question } from './growth-ratios.ts'
import { figure, median, section } from './report.ts'
import { createDataFolder, startShop, type Shop } from './shop.ts'
import { stockUp, withDatabase } from './stock-up.ts'

/** A second shop that has grown. */
interface Size {
  products: number
  orders: number
}

/** Copies simple products with the words that listings show and searches read, and finished orders, until there are as many as asked for; tells the planner about it. */
const grow = (folder: string, { products, orders }: Size) =>
  withDatabase(folder, async (db) => {
    await db.tx(async (tx) => {
      await tx.query(
        `create temp table seed_product on commit drop as select *, row_number() over (order by id) - 1 as turn from product where type_id = 'simple' and visibility = 4 and status = 1`,
      )
      await tx.query(
        `create temp table grown on commit drop as select 1000000 + n as id, s.id as source from generate_series(1, $1::int) n join seed_product s on s.turn = n % (select count(*) from seed_product)`,
        [products],
      )
      await tx.query(`insert into product (id, sku, type_id, price_minor, special_price_minor, special_from, special_to, associate_price_minor, pv, ground, category, brand_id, is_membership, can_use_loyalty, status, visibility, weight_g, position, reviews_count, rating_sum, created_at, updated_at, data)
      select g.id, 'G' || g.id, p.type_id, p.price_minor + g.id % 100 * 10, p.special_price_minor, p.special_from, p.special_to, p.associate_price_minor, p.pv, p.ground, p.category, p.brand_id, p.is_membership, p.can_use_loyalty, 1, 4, p.weight_g, g.id, 0, 0, p.created_at, p.updated_at, p.data from grown g join product p on p.id = g.source`)
      await tx.query(
        `insert into product_text (product_id, language, name, short_description, size_label) select g.id, t.language, t.name || ' ' || g.id, t.short_description, t.size_label from grown g join product_text t on t.product_id = g.source`,
      )
      await tx.query(
        'insert into category_product (category_id, product_id, position) select c.category_id, g.id, g.id from grown g join category_product c on c.product_id = g.source',
      )
      await tx.query(
        'insert into stock (product_id, source_code, quantity) select g.id, s.source_code, 1000000 from grown g join stock s on s.product_id = g.source',
      )
      // orders of a hundred thousand other people, and the same few of those who look
      await tx.query(
        `insert into customer (id, firstname, lastname, password_hash) select 1000000 + n, 'A', 'B', '' from generate_series(1, $1::int) n`,
        [Math.min(100_000, orders)],
      )
      // these rows refer to rows that were just made: checking each of them would take longer than writing them
      await tx.query('set local session_replication_role = replica')
      await tx.query(
        `insert into sales_order (increment_id, customer_id, store_id, language, status, subtotal_minor, grand_total_minor, payment_method, paid_at, created_at, updated_at, volume_state)
      select 'G' || n, 1000001 + n % $2::int, 3, 'en', 'complete', 10000, 10000, 'worldpay', now(), now() - n * interval '1 minute', now(), 'counted' from generate_series(1, $1::int) n`,
        [orders, Math.min(100_000, orders)],
      )
      await tx.query(
        `insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor) select id, 1, 'simple', 'G', 'Grown', 1, 10000, 10000 from sales_order where increment_id like 'G%'`,
      )
    })
    await db.query('vacuum analyze')
  })

const skus = (folder: string, lines: number) =>
  withDatabase(folder, (db) =>
    db.query<{ sku: string }>(
      `select p.sku from product p join product_salable s on s.product_id = p.id where p.type_id = 'simple' and p.status = 1 and p.visibility = 4 and not p.is_membership and s.salable > 0 order by p.id limit $1`,
      [lines],
    ),
  )

async function call(
  url: string,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
): Promise<unknown> {
  const answer = await fetch(`${url}/rest/en/V1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

async function cartOf(url: string, products: readonly { sku: string }[]): Promise<string> {
  const id = (await call(url, 'POST', '/guest-carts')) as string
  for (const { sku } of products)
    await call(url, 'POST', `/guest-carts/${id}/items`, { body: { cartItem: { sku, qty: 1 } } })
  return id
}

/** The address of a list as the screens ask for it. */
const listing = (search: ListingSearch) =>
  `/magento/en/products?${new URLSearchParams(flatQuery({ customerGroup: 'guest', searchCriteria: criteriaOf(search) })).toString()}`

/** What a visitor of a shop asks for again and again. */
async function questionsOf({ url }: Shop, folder: string): Promise<Question[]> {
  const { token } = (await (
    await fetch(`${url}/sandbox/people/preferred/token`, { method: 'POST' })
  ).json()) as { token: string }
  const cart = await cartOf(url, await skus(folder, 20))
  const words = ['vitamin', 'calcium', 'probiotic', 'ginseng', 'fish oil'],
    categories = [2, 10, 20]
  return [
    {
      name: 'listing',
      ask: (round) =>
        call(
          url,
          'GET',
          listing({ category: categories[round % categories.length], page: 1 + (round % 4), pageSize: 24 }),
        ),
    },
    {
      name: 'its filters',
      ask: (round) => call(url, 'GET', `/catalogue/facets?category=${categories[round % categories.length]}`),
    },
    {
      name: 'search',
      ask: (round) =>
        call(
          url,
          'GET',
          `/catalogue/search?pageSize=24&q=${encodeURIComponent(words[round % words.length]!)}`,
        ),
    },
    { name: 'order list', ask: () => call(url, 'GET', '/customer/orders?sorted=1', { token }) },
    { name: 'cart', ask: () => call(url, 'GET', `/guest-carts/${cart}`) },
  ]
}

/** What a process reads when it is asked for the first time. */
async function printFirstReads({ url }: Shop): Promise<void> {
  for (const [name, path] of [
    ['the first listing of a process', listing({ pageSize: 24 })],
    ['its first search', '/catalogue/search?q=vitamin'],
    ['its first search in Chinese', '/../../zh_cn/V1/catalogue/search?q=%E7%BB%B4%E7%94%9F%E7%B4%A0'],
  ] as const)
    figure(name, await timed(() => call(url, 'GET', path)), { unit: 'ms' })
}

/** A large cart, and reads that no cache can have. */
async function printLargeReads({ url }: Shop, folder: string): Promise<void> {
  const medianOf = async (paths: readonly string[]) => {
    const times: number[] = []
    for (const path of paths) times.push(await timed(() => call(url, 'GET', path)))
    return median(times)
  }
  const cart = await cartOf(url, await skus(folder, 200))
  figure('a cart of 200 lines, median', await medianOf(Array<string>(10).fill(`/guest-carts/${cart}`)), {
    unit: 'ms',
  })
  const choices = Array.from({ length: 20 }, (_, round) =>
    listing({ minPrice: round + 10, sort: 'price_up', pageSize: 24 }),
  )
  figure('a listing with a choice that nobody made before, median', await medianOf(choices), { unit: 'ms' })
  const words = ['vit', 'vita', 'cal', 'calc', 'pro', 'prob', 'gin', 'gins', 'fish', 'omega']
  figure(
    'a search that nobody made before, median',
    await medianOf(words.map((word) => `/catalogue/search?q=${word}`)),
    { unit: 'ms' },
  )
}

/** Starts another process on each database, in turns, and prints how much longer the grown one takes to its first listing. */
async function printReadiness(small: string, large: string): Promise<void> {
  const startsOn = async (folder: string) => {
    await using shop = await startShop(folder)
    return shop.start.ms
  }
  const times: { small: number; large: number }[] = []
  for (let round = 0; round < 3; round++)
    times.push({ small: await startsOn(small), large: await startsOn(large) })
  const [one, two] = [median(times.map((time) => time.small)), median(times.map((time) => time.large))]
  figure('another process, to its first listing', two / one, {
    digits: 2,
    most: 3,
    note: `${two.toFixed(0)} ÷ ${one.toFixed(0)} ms`,
  })
}

/** p95 of the same questions to a small shop and to a grown one, in turns. */
export async function measureGrowth(): Promise<void> {
  const size: Size = { products: 100_000, orders: 1_000_000 }
  section(
    `Growth: ${size.products.toLocaleString('en')} products and ${size.orders.toLocaleString('en')} orders more, p95 ÷ p95 of the small shop`,
  )
  await using small = createDataFolder()
  await using large = createDataFolder()
  await using little = await startShop(small.folder)
  await using big = await startShop(large.folder)
  await stockUp(small.folder)
  const growing = await timed(() => grow(large.folder, size))
  console.log(`  (grown in ${(growing / 1000).toFixed(0)} s)`)
  await printFirstReads(big)
  await printGrowthRatios(await questionsOf(little, small.folder), await questionsOf(big, large.folder), {
    rounds: 40,
    warmUp: 60,
  })
  await printLargeReads(big, large.folder)
  await printReadiness(small.folder, large.folder)
  figure('memory of the process after that', big.residentBytes() / 2 ** 20, { unit: 'MiB', most: 450 })
}
