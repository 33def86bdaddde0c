import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchCatalogue, getProduct } from '#domain/catalogue/api.ts'
import { addCartItem, createCart } from '#domain/cart/api.ts'
import { listChanges } from '#service/staff/audit-store.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { followChanges } from '#service/db/changes.ts'
import type { Db } from '#service/db/db.ts'
import { newShopper } from '#service/orders/buying.testing.ts'
import { seed } from '#service/seed/seed.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { faultLine } from './faults.ts'
import { importGoods } from './import-goods.ts'

const root = mkdtempSync(join(tmpdir(), 'jadeleaf-import-'))
let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
  rmSync(root, { recursive: true })
})

let made = 0
/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string | object>>): string {
  const folder = join(root, `folder-${++made}`)
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  return folder
}
const six = (text: string) => ({ en: text, zh_cn: text, zh_hk: text, ms: text, vi: text, th: text })
const product = (sku: string, rest: object = {}) => ({
  sku,
  type: 'simple',
  ground: 'gut',
  price: '12.50',
  categories: ['gut'],
  stock: { hk_main: 5 },
  name: six(`Name of ${sku}`),
  ...rest,
})
const run = (folder: string, { db = service.db as Db, isDryRun = false } = {}) =>
  importGoods(db, folder, { isDryRun, pictures: service.services.ports.pictures }, new Date())
const faultsIn = async (files: Readonly<Record<string, string | object>>) =>
  (await run(folderWith(files))).faults.map(faultLine)
const skus = async () =>
  (await service.db.query<{ sku: string }>('select sku from product order by sku')).map(({ sku }) => sku)

describe('a folder with faults', () => {
  it('is refused with the line and column of each, and nothing is written', async () => {
    const before = await skus()
    const csv = [
      'sku,type,ground,price,categories,brand,pv,stock.hk_main,stock.moon,specialFrom,name.en,name.zh_cn,name.zh_hk,name.ms,name.vi,name.th,colour',
      'OK-1,simple,gut,1.00,gut,,1,1,,,a,a,a,a,a,a,',
      '"BAD-1",simple,gut,1.999,gut|nowhere,nobody,x,-1,4,2026-02-30,"two',
      'lines",a,a,a,a,a,',
      '',
      'BAD-2,wrong,,,,,,,,,,,,,,,',
      'OK-1,simple,gut,1.00,gut,,1,1,,,a,a,a,a,a,a,',
      'SHORT,simple',
    ].join('\n')
    expect(await faultsIn({ 'products.csv': `\uFEFF${csv}` })).toEqual([
      'products.csv:1: colour: there is no such column',
      'products.csv:3: price: must be an amount such as 123.40, with at most two decimals',
      'products.csv:3: specialFrom: must be a day such as 2026-11-30',
      'products.csv:3: pv: must be a number',
      'products.csv:3: stock.hk_main: must be at least 0',
      'products.csv:3: brand: there is no nobody among the brands',
      'products.csv:3: categories: there is no nowhere among the categories',
      'products.csv:3: stock.moon: there is no moon among the sources',
      'products.csv:6: type: must be simple, virtual, configurable or bundle',
      'products.csv:6: price: is missing',
      'products.csv:6: ground: is missing',
      'products.csv:6: name: is missing',
      'products.csv:7: sku: OK-1 stands in this file before',
      'products.csv:8: there are 2 cells, but 17 columns',
    ])
    expect(await skus()).toEqual(before)
  })
  it('names an element of a JSON file and its field', async () => {
    expect(
      await faultsIn({
        'products.json': [
          product('J-1'),
          product('J-2', { price: 3, size: { en: 'a', fr: 'b' }, fantasy: 1 }),
          product('J-3', { parent: 'J-1', attribute: 'size', option: 1 }),
          product('J-4', { type: 'bundle', stock: {}, parts: [{ option: 1, sku: 'J-9', quantity: 1 }] }),
          product('J-5', { id: 101 }),
          7,
        ],
      }),
    ).toEqual([
      'products.json[1]: price: must be an amount in quotation marks, such as "123.40"',
      'products.json[1]: size.fr: there is no such field',
      'products.json[1]: fantasy: there is no such field',
      'products.json[2]: parent: there is no configurable product J-1',
      'products.json[3]: parts: there is no product J-9',
      'products.json[4]: id: 101 is the id of vitamin-c-1000',
      'products.json[5]: must be an object',
    ])
  })
  it.each([
    [{ 'product.csv': 'sku\n' }, 'product.csv: there is no such file; known are sources, brands, categories'],
    [{ 'brands.csv': 'key\n', 'brands.json': '[]' }, 'brands.json: there are two files of brands: keep one'],
    [{ 'brands.json': '{' }, 'brands.json: is no JSON'],
    [{ 'brands.json': '{}' }, 'brands.json: must be an array of records'],
    [{ 'brands.csv': '' }, 'brands.csv:1: the file is empty'],
    [{ 'brands.csv': 'key,key\n' }, 'brands.csv:1: key: there are two columns of this name'],
    [{ 'brands.csv': 'key,name.en\n"a,b\n' }, 'a quotation mark is never closed'],
    [{ 'brands.csv': 'key,name.__proto__\n' }, 'brands.csv:1: name.__proto__: there is no such column'],
    [{}, 'the folder holds no file of sources, brands'],
    [
      { 'categories.json': [{ key: 'root', ground: 'gut', name: six('x') }] },
      'categories.json[0]: key: is the name of what is above all categories',
    ],
    [
      {
        'categories.json': [
          { key: 'gut', parent: 'bone' },
          { key: 'bone', parent: 'gut' },
        ],
      },
      'gut would be below itself',
    ],
    [{ 'products.json': [{ sku: 'zinc-15', type: 'virtual' }] }, 'type: cannot be changed: it is simple'],
    [
      { 'products.json': [{ sku: 'zinc-15', pictures: ['a.jpg'] }] },
      'pictures/a.jpg: There is no such file.',
    ],
    [
      { 'coupons.json': [{ code: 'NEW', label: 'x', discount: '0' }] },
      'coupons.json[0]: discount: must be more than 0',
    ],
  ])('%j says what is wrong', async (files, sentence) => {
    expect((await faultsIn(files)).join('\n')).toContain(sentence)
  })
  it('is refused by the command, which ends with an error', async () => {
    const folder = folderWith({ 'brands.json': '{}' })
    expect(await typeCommand(service, 'import', folder)).toEqual({
      lines: ['brands.json: must be an array of records'],
      refusal: 'One fault; nothing was imported.',
    })
    expect((await typeCommand(service, 'import', join(root, 'nowhere'))).refusal).toContain(
      'There is no folder',
    )
  })
})

describe('an import', () => {
  it('writes nothing as a dry run, then everything, and says who did it', async () => {
    const folder = folderWith({ 'products.json': [product('N-1'), product('N-2')] })
    const before = await skus()
    const { lines } = await typeCommand(service, 'import', folder, '--dry-run')
    expect(lines[0]).toBe('products: 2 read, 2 new, 0 changed')
    expect(await skus()).toEqual(before)
    await typeCommand(service, 'import', folder)
    expect(await skus()).toEqual([...before, 'N-1', 'N-2'].toSorted())
    const [change] = await listChanges(service.db, { entity: 'catalogue', limit: 1 })
    expect(change).toMatchObject({
      made_by: 'Ada',
      action: 'import',
      change: { products: { read: 2, added: 2, changed: 0 } },
    })
  })
  it('changes what a file names and leaves the rest: other fields, other products, stock that is being sold', async () => {
    const read = () =>
      service.db.query(
        `select p.*, t.name, t.description, (select jsonb_object_agg(source_code, quantity) from stock s where s.product_id = p.id) as stock
         from product p join product_text t on t.product_id = p.id and t.language = 'en' where p.sku in ('zinc-15', 'turmeric') order by p.sku`,
      )
    const [turmeric, zinc] = await read()
    const { counts } = await run(
      folderWith({ 'products.csv': 'sku,price,name.en,stock.hk_kowloon\nzinc-15,101.5,Zinc,7\n' }),
    )
    expect(counts).toEqual([{ entity: 'products', read: 1, added: 0, changed: 1 }])
    const [turmericAfter, zincAfter] = await read()
    expect(turmericAfter).toEqual(turmeric)
    expect(zincAfter).toEqual({
      ...zinc,
      price_minor: 10_150,
      name: 'Zinc',
      stock: { ...(zinc?.['stock'] as object), hk_kowloon: 7 },
      updated_at: expect.any(Date),
      data: { ...(zinc?.['data'] as object), image: expect.any(String) },
    })
  })
  it('clears what an empty cell can clear', async () => {
    await run(folderWith({ 'products.csv': 'sku,specialPrice,associatePrice,size.en\nprobiotic-10,,,\n' }))
    expect(
      await service.db.one(
        `select special_price_minor, associate_price_minor, size_label from product p join product_text t on t.product_id = p.id and t.language = 'en' where sku = 'probiotic-10'`,
      ),
    ).toEqual({ special_price_minor: null, associate_price_minor: null, size_label: '' })
  })
  it('keeps the choices of a bundle that carts hold, and removes those that it lost', async () => {
    const choices = () =>
      service.db.query<{ selection_id: number; sku: string }>(
        `select b.selection_id, c.sku from bundle_choice b join product p on p.id = b.product_id join product c on c.id = b.component_id where p.sku = 'bundle-joints' order by 1`,
      )
    const [first] = await choices()
    const parts = [
      { option: 1, sku: first?.sku, quantity: 1 },
      { option: 2, sku: 'zinc-15', quantity: 2 },
    ]
    expect((await run(folderWith({ 'products.json': [{ sku: 'bundle-joints', parts }] }))).faults).toEqual([])
    expect(await choices()).toEqual([first, { selection_id: expect.any(Number), sku: 'zinc-15' }])
  })
  it('removes from texts what may not stand in pages', async () => {
    const description = { en: '<p onclick="x()">Good</p><script>x()</script>' }
    await run(folderWith({ 'products.json': [product('HTML', { description })] }))
    const shown = await service.expectOk(getProduct, { params: { sku: 'HTML' } })
    expect(JSON.stringify(shown)).toContain('"<p>Good</p>"')
  })
  it('is shown by a running shop within two seconds, which drops its cached pages', async () => {
    const search = async () =>
      (await service.expectOk(searchCatalogue, { query: { q: 'Quandong' } })).items.map(({ sku }) => sku)
    expect(await search()).toEqual([])
    const told: string[] = []
    const changes = followChanges(service.db.url, {
      page_change: { invalidate: (keys) => void told.push(...(keys ?? ['*'])) },
    })
    await changes.ready
    told.length = 0
    await run(folderWith({ 'products.json': [product('quandong', { name: six('Quandong powder') })] }))
    await expect.poll(search, { timeout: 2_000 }).toEqual(['quandong'])
    await expect.poll(() => told, { timeout: 2_000 }).toContain('product-quandong')
    await changes.close()
    const { token } = await newShopper(service)
    await service.expectOk(createCart, undefined, { token })
    const line = await service.expectOk(
      addCartItem,
      { body: { cartItem: { sku: 'quandong', qty: 1 } } },
      { token },
    )
    expect(line.price).toBe(12.5)
  })
  it('shows the pictures of its folder, under names that another import does not change', async () => {
    const folder = folderWith({
      'products.json': [product('P-1', { pictures: ['front.png', 'text.png', 'none.png'] })],
    })
    mkdirSync(join(folder, 'pictures'))
    await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c33' } }).toFile(
      join(folder, 'pictures/front.png'),
    )
    writeFileSync(join(folder, 'pictures/text.png'), 'no picture')
    expect((await run(folder)).faults.map(faultLine)).toEqual([
      'products.json[0]: pictures: pictures/text.png: The file is not a picture.',
      'products.json[0]: pictures: pictures/none.png: There is no such file.',
    ])
    const write = (pictures: readonly string[]) =>
      writeFileSync(join(folder, 'products.json'), JSON.stringify([product('P-1', { pictures })]))
    write(['front.png'])
    expect((await run(folder)).faults).toEqual([])
    const shown = await service.expectOk(getProduct, { params: { sku: 'P-1' } })
    const [{ file } = {}] = shown.media_gallery_entries ?? []
    expect(file).toMatch(/^\/pictures\/[0-9a-f]{32}-640x480\.jpg$/)
    const picture = await service.request(`/media/catalog/product${file}?w=320`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await run(folder)).counts).toEqual([{ entity: 'products', read: 1, added: 0, changed: 0 }])
    // as an export names it
    write([file!.replace(/^\/pictures\/|\.jpg$/g, '')])
    rmSync(join(folder, 'pictures'), { recursive: true })
    expect(await run(folder)).toMatchObject({ faults: [], counts: [{ changed: 0 }] })
  })
})

/** A database that counts its statements. */
function counting(db: Db): { db: Db; count: () => number } {
  let count = 0
  const wrap = (inner: Db): Db => ({
    query: (...args) => (count++, inner.query(...args)),
    one: (...args) => (count++, inner.one(...args)),
    tx: (work) => inner.tx((tx) => work(wrap(tx))),
  })
  return { db: wrap(db), count: () => count }
}
const many = (from: number, count: number) =>
  folderWith({
    'products.json': Array.from({ length: count }, (_, at) =>
      product(`M-${from + at}`, { description: six(`<p>${'About this product. '.repeat(20)}</p>`) }),
    ),
  })

it('a thousand more products take a handful of statements more', async () => {
  const statements = async (from: number, count: number) => {
    const counted = counting(service.db)
    expect((await run(many(from, count), { db: counted.db })).faults).toEqual([])
    return counted.count()
  }
  const thousand = await statements(100_000, 1_000)
  expect((await statements(200_000, 2_000)) - thousand).toBeLessThan(20)
})

it('10,000 products are imported within a minute', { timeout: 120_000 }, async () => {
  const folder = many(300_000, 10_000)
  const began = performance.now()
  expect((await run(folder)).faults).toEqual([])
  expect(performance.now() - began).toBeLessThan(60_000)
  const { total_count } = await service.expectOk(searchCatalogue, { query: { q: 'M-300001' } })
  expect(total_count).toBeGreaterThan(0)
})

it('an empty live shop stays empty, and is filled by the example of the documentation', async () => {
  const live = await startService()
  const tables = await live.db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  await live.db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
  await seed(live.db, { withDemo: false })
  expect(await live.db.query('select 1 from product')).toEqual([])
  const { faults } = await run('docs/import-example', { db: live.db })
  expect(faults.map(faultLine)).toEqual([])
  const { items } = await live.expectOk(searchCatalogue, { query: {} })
  expect(items.map(({ sku }) => sku)).toEqual(['NF-C500', 'NF-D3', 'NF-WINTER'])
  await live.stop()
})
