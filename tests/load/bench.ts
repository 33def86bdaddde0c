// Prints the shop's speed, each figure with its goal: npm run bench [-- --quick] [-- --write [--shared]] [-- starts pages touch service components growth team processes goods outages, or operations]
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { browserPath, ensureBrowser, launchArgs } from '../../scripts/browser.mjs'
import { measureComponents } from './components.ts'
import { measureGoods } from './goods.ts'
import { measureGrowth } from './growth.ts'
import { measureOutages } from './outages.ts'
import { measurePages } from './pages.ts'
import { measureProcesses } from './processes.ts'
import { machine, writeReport } from './report.ts'
import { measureSecondVisits } from './second-visit.ts'
import { createDataFolder, findSellableSku, startShop } from './shop.ts'
import { measureStarts } from './starts.ts'
import { stockUp } from './stock-up.ts'
import { measureTeam } from './team.ts'
import { measureThroughput } from './throughput.ts'
import { measureTouch } from './touch.ts'

const REPORT = 'docs/bench.md'

const flags = process.argv.slice(2)
const quick = flags.includes('--quick')
const rounds = quick ? 1 : 5
const seconds = quick ? 2 : 6

function startBrowser(): Promise<Browser> {
  ensureBrowser()
  const executablePath = browserPath()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: launchArgs })
}

/** The parts in their order. Each starts what it needs and ends it, also when it fails. */
const parts: Record<string, () => Promise<void>> = {
  starts: () => measureStarts(quick ? 1 : 3),
  async pages() {
    await using data = createDataFolder()
    await using shop = await startShop(data.folder)
    await using browser = await startBrowser()
    const sku = await findSellableSku(shop.url)
    await measurePages(browser, shop.url, { sku, rounds })
    await measureSecondVisits(browser, shop.url, { sku, rounds })
  },
  async touch() {
    await using data = createDataFolder()
    await using shop = await startShop(data.folder)
    await using browser = await startBrowser()
    await measureTouch(browser, shop.url, rounds)
  },
  async service() {
    await using data = createDataFolder()
    await using shop = await startShop(data.folder)
    await stockUp(data.folder)
    await measureThroughput(shop, { sku: await findSellableSku(shop.url), seconds, folder: data.folder })
  },
  async components() {
    await using browser = await startBrowser()
    await measureComponents(browser, quick ? 1 : 3)
  },
  growth: measureGrowth,
  team: measureTeam,
  processes: () => measureProcesses(seconds),
  goods: measureGoods,
  outages: measureOutages,
}

/** Names for several parts at once. */
const groups: Readonly<Record<string, readonly string[]>> = {
  operations: ['growth', 'processes', 'goods', 'outages'],
}

/** Runs parts one after another. @returns the names of those that failed */
async function runParts(names: readonly string[]): Promise<string[]> {
  const failed: string[] = []
  for (const name of names) {
    try {
      await parts[name]?.()
    } catch (error) {
      console.error(`\n${name} failed:`, error)
      failed.push(name)
    }
  }
  return failed
}

const picked = flags.filter((flag) => !flag.startsWith('--')).flatMap((name) => groups[name] ?? name)
const unknown = picked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. The parts are ${[...Object.keys(parts), ...Object.keys(groups)].join(', ')}.`,
  )
  process.exit(1)
}
if (picked.join() !== 'components' && !existsSync('dist/server/server.js')) {
  console.error('The pages are not built: run npm run build first.')
  process.exit(1)
}

// a signal alone would end this process without its exit handlers, which end the shops
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

console.log(`${new Date().toISOString().slice(0, 10)}, ${machine()}`)
const failed = await runParts(
  Object.keys(parts).filter((name) => picked.length === 0 || picked.includes(name)),
)
if (failed.length > 0)
  console.error(
    `\nFailed: ${failed.join(', ')}.${flags.includes('--write') ? ` ${REPORT} is not written.` : ''}`,
  )
else if (flags.includes('--write'))
  writeReport(REPORT, [
    ...(quick ? ['`--quick`: one round of starts, pages, touches and components'] : []),
    ...(flags.includes('--shared')
      ? [
          'the machine was shared with other work: times by the clock are too long and ratios noisy; bytes, requests and processor times hold',
        ]
      : []),
  ])
process.exit(failed.length > 0 ? 1 : 0)
