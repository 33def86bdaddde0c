// Prints the shop's speed, each figure with its goal: npm run bench [-- --quick] [-- --write] [-- pages touch service starts growth team components]
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath, ensureBrowser, launchArgs } from '../../scripts/browser.mjs'
import { measureComponents } from './components.ts'
import { measureGrowth } from './growth.ts'
import { measurePages, measureTouch } from './pages.ts'
import { machine, writeReport } from './report.ts'
import { dataFolder, startShop } from './shop.ts'
import { measureStarts } from './starts.ts'
import { stockUp } from './stock-up.ts'
import { measureTeam } from './team.ts'
import { measureThroughput } from './throughput.ts'

const flags = process.argv.slice(2)
const quick = flags.includes('--quick')
const parts = flags.filter((flag) => !flag.startsWith('--'))
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
const rounds = quick ? 1 : 5
const seconds = quick ? 2 : 6

if (parts.join() !== 'components' && !existsSync('dist/server/server.js')) {
  console.error('The pages are not built: run npm run build first.')
  process.exit(1)
}
const startBrowser = () => {
  ensureBrowser()
  const executablePath = browserPath()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs })
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${machine()}`)
if (isWanted('starts')) await measureStarts(quick ? 1 : 3)

if (['pages', 'touch', 'service'].some(isWanted)) {
  const { folder, remove } = dataFolder()
  const shop = await startShop(folder)
  const { items } = (await (
    await fetch(`${shop.url}/rest/en/V1/magento/en/products?searchCriteria[pageSize]=50`)
  ).json()) as { items: { sku: string; type_id: string; extension_attributes: { stock_status: number } }[] }
  const sku = items.find(
    (item) => item.type_id === 'simple' && item.extension_attributes.stock_status === 1,
  )?.sku
  if (!sku) throw new Error('The shop has nothing to sell.')
  if (isWanted('pages') || isWanted('touch')) {
    const browser = await startBrowser()
    if (isWanted('pages')) await measurePages(browser, shop.url, { sku, rounds })
    if (isWanted('touch')) await measureTouch(browser, shop.url, rounds)
    await browser.close()
  }
  if (isWanted('service')) {
    await stockUp(folder)
    await measureThroughput(shop, { sku, seconds })
  }
  await shop.stop()
  remove()
}
if (isWanted('components')) {
  const browser = await startBrowser()
  await measureComponents(browser, quick ? 1 : 3)
  await browser.close()
}
if (isWanted('growth')) await measureGrowth({ quick })
if (isWanted('team')) await measureTeam({ quick })
if (flags.includes('--write'))
  writeReport('docs/bench.md', {
    note: flags.includes('--shared')
      ? 'the machine was shared with other work during the run: times by the clock are too long and ratios noisy; bytes, requests, shares and processor seconds hold'
      : '',
  })
process.exit(0)
