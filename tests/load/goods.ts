import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csvText } from '#service/goods/export-goods.ts'
import { timed } from './growth-ratios.ts'
import { runShopCommand, startLiveShop, type LiveShop } from './live-shop.ts'
import { figure, section } from './report.ts'
import { createDataFolder } from './shop.ts'

const PRODUCTS = 10_000

/** Fields of an exported product, with its texts. */
type ProductRecord = Parameters<typeof csvText>[1][number]

/** Writes goods files with `PRODUCTS` products: the demo's simple ones, with all their texts, over and over. */
async function writeGoods(folder: string): Promise<void> {
  await using demo = createDataFolder()
  await runShopCommand({ DATA_DIR: demo.folder }, 'export', folder, '--format', 'json')
  const file = join(folder, 'products.json')
  const records = JSON.parse(readFileSync(file, 'utf8')) as ProductRecord[]
  const models = records.filter(({ type, parent }) => type === 'simple' && parent === null)
  const products = Array.from({ length: PRODUCTS }, (_, at) => {
    const { id: _id, ...model } = models[at % models.length] ?? {}
    return { ...model, sku: `${String(model['sku'])}-${at}`, pictures: [] }
  })
  writeFileSync(join(folder, 'products.csv'), csvText('products', products))
  for (const other of ['products', 'coupons']) rmSync(join(folder, `${other}.json`))
}

async function countProducts({ url }: LiveShop): Promise<number> {
  const answer = await fetch(`${url}/rest/en/V1/catalogue/search?pageSize=1`)
  return ((await answer.json()) as { total_count: number }).total_count
}

/** The staff's import of many products into a running, empty shop, and their export; by the clock, the start of the command included. */
export async function measureGoods(): Promise<void> {
  section(`Goods: ${PRODUCTS.toLocaleString('en')} products with texts in six languages`)
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-bench-goods-'))
  try {
    await writeGoods(folder)
    await using shop = await startLiveShop()
    const seconds = async (...args: string[]) => (await timed(() => runShopCommand(shop.env, ...args))) / 1000
    figure('dry run of the import', await seconds('import', folder, '--dry-run'), { unit: 's', digits: 1 })
    figure('import', await seconds('import', folder), { unit: 's', digits: 1, most: 60 })
    figure('products that the shop lists then', await countProducts(shop), { least: PRODUCTS })
    figure('import of the same files again', await seconds('import', folder), { unit: 's', digits: 1 })
    figure('export', await seconds('export', join(folder, 'exported')), { unit: 's', digits: 1 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
