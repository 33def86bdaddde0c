import { rmSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import { patchPlugin } from '../../build/patches/patch.ts'
import { treePatches } from '../../build/patches/react-aria-tree.ts'
import { CPU_SLOWDOWN } from './page-load.ts'
import { figure, median, section } from './report.ts'
import { longestTasks, type Tasks } from './tasks.ts'

const folder = 'test-results/long-lists'
/** A task longer than this makes a page stutter: what the browser itself calls long. */
const LONG = 50
const ROWS = 50_000

interface List {
  name: string
  /** A row of it. */
  row: string
  open?: (page: Page) => Promise<void>
  /** What else one does with it, after which it must answer. */
  next: { what: string; act: (page: Page) => Promise<void> }
}

const lists: List[] = [
  {
    name: 'Table',
    row: '[role=row][aria-rowindex]',
    next: { what: 'sorting', act: (page) => page.getByRole('columnheader', { name: 'Total' }).click() },
  },
  {
    name: 'Tree',
    row: '[role=row]',
    next: { what: 'closing a branch', act: (page) => page.getByRole('row').nth(3).press('ArrowLeft') },
  },
  {
    name: 'Combobox',
    row: '[role=option]',
    open: (page) => page.getByRole('combobox').click(),
    next: {
      what: 'typing',
      act: (page) => page.getByRole('combobox').pressSequentially('77', { delay: 200 }),
    },
  },
]

/** What a wheel moves a page by one notch, in pixels. */
const NOTCH = 120

/** Brings the pointer over the list. */
async function pointAt(page: Page, row: string): Promise<void> {
  const box = await page.locator(row).nth(3).boundingBox()
  if (!box) throw new Error(`No ${row} in sight.`)
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
}

/** Turns the wheel over the list, notch by notch as fast as the page draws, down and back. */
async function scrollThrough(page: Page): Promise<number> {
  let nodes = 0
  for (const deltaY of [...Array<number>(60).fill(NOTCH), ...Array<number>(60).fill(-NOTCH)]) {
    await page.mouse.wheel(0, deltaY)
    nodes = Math.max(
      nodes,
      await page.evaluate(
        () =>
          new Promise<number>((done) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done(document.querySelectorAll('*').length)),
            )
          }),
      ),
    )
  }
  return nodes
}

/** What the page's main thread does meanwhile. */
async function during(browser: Browser, page: Page, act: () => Promise<void>): Promise<Tasks> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await act()
  await page.waitForTimeout(300)
  return longestTasks(await browser.stopTracing(), LONG)
}

async function measureOnce(browser: Browser, url: string, { name, row, open, next }: List) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${url}?${name}=${ROWS}`, { waitUntil: 'networkidle' })
  await open?.(page)
  // Drawn whole until the part that draws few has come.
  await page.waitForFunction((selector) => {
    const { length } = document.querySelectorAll(selector)
    return length > 5 && length < 100
  }, row)
  // A font that comes with the first Vietnamese name lays out the whole page once: not the list's doing. Faces of local fonts may fail.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // What loading leaves behind is not the list's doing, nor is the tool's own script that looks for rows.
  await pointAt(page, row)
  await devtools.send('HeapProfiler.collectGarbage')
  let nodes = 0
  const scrolling = await during(browser, page, async () => {
    nodes = await scrollThrough(page)
  })
  const after = await during(browser, page, () => next.act(page))
  await context.close()
  return { scrolling, after, nodes }
}

async function buildLists(): Promise<void> {
  await build({
    root: 'tests/load/long-lists',
    configFile: false,
    logLevel: 'error',
    base: './',
    // Trees as the shop has them.
    plugins: [patchPlugin('react-aria-tree', treePatches), vanillaExtractPlugin(), react()],
    build: {
      outDir: `../../../${folder}`,
      emptyOutDir: true,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
    },
  })
}

type ListRun = Awaited<ReturnType<typeof measureOnce>>

function printList({ name, next }: List, runs: readonly ListRun[]): void {
  const middle = (pick: (run: ListRun) => number) => median(runs.map(pick))
  figure(
    `${name}: longest task while scrolling`,
    middle((run) => run.scrolling.longest),
    {
      unit: 'ms',
      most: LONG,
      note: `${middle((run) => run.scrolling.longestByClock).toFixed(0)} ms by the clock`,
    },
  )
  figure(
    `${name}: tasks over ${LONG} ms while scrolling`,
    middle((run) => run.scrolling.long),
    { most: 0, note: `of ${middle((run) => run.scrolling.count)}` },
  )
  figure(
    `${name}: nodes in the document, at most`,
    middle((run) => run.nodes),
    { most: 1500 },
  )
  figure(
    `${name}: longest task when ${next.what}`,
    middle((run) => run.after.longest),
    { unit: 'ms' },
  )
}

/** Long lists on a processor four times slower: how long the main thread is held while they scroll, and how much of them is drawn. */
export async function measureComponents(browser: Browser, rounds: number): Promise<void> {
  section(`Components: 50,000 rows, processor ${CPU_SLOWDOWN} × slower`)
  try {
    await buildLists()
    const server = await preview({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { outDir: '.' },
      preview: { port: 0 },
    })
    try {
      const url = server.resolvedUrls?.local[0] ?? ''
      for (const list of lists) {
        const runs: ListRun[] = []
        for (let round = 0; round < rounds; round++) runs.push(await measureOnce(browser, url, list))
        printList(list, runs)
      }
    } finally {
      await server.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
