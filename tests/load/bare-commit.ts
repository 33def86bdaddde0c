import { resolve } from 'node:path'
import type { Browser } from 'playwright'
import type { ReactNode } from 'react'
import { rolldown } from 'rolldown'
import { openPhone, slow4g } from './page-load.ts'
import { median } from './report.ts'

/** What the page gets of React, as one script that sets the global `bare`. */
const ENTRY = `export { createElement } from 'react'
export { flushSync } from 'react-dom'
export { createRoot } from 'react-dom/client'`

interface BareReact {
  createElement: (type: string, props: object | null, ...children: ReactNode[]) => ReactNode
  flushSync: (work: () => void) => void
  createRoot: (container: Element) => { render: (node: ReactNode) => void }
}

async function bundleReact(): Promise<string> {
  const id = resolve('tests/load/bare-react.js')
  await using bundle = await rolldown({
    input: id,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (asked) => (asked === id ? id : undefined),
        load: (asked) => (asked === id ? ENTRY : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'iife', name: 'bare', minify: true })
  return output[0].code
}

/** In the page: renders so many elements in one commit at a click, and records pointerdown and paint. */
function renderOnClick(elements: number): void {
  const { createElement, createRoot, flushSync } = (globalThis as unknown as { bare: BareReact }).bare
  const root = createRoot(document.querySelector('main')!)
  const groups = () =>
    Array.from({ length: Math.round(elements / 10) }, (_, group) =>
      createElement(
        'div',
        { key: group },
        ...Array.from({ length: 9 }, (__, line) => createElement('p', null, `Text ${group} ${line}`)),
      ),
    )
  const commit = (node: ReactNode) => flushSync(() => root.render(node))
  // one commit before: the touched page has run React as well when it was hydrated
  commit(groups())
  commit(null)
  const state = { began: 0, painted: 0 }
  Object.assign(globalThis, { commit: state })
  addEventListener(
    'pointerdown',
    (event) => {
      state.began = event.timeStamp
    },
    true,
  )
  document.querySelector('button')!.addEventListener('click', () => {
    commit(groups())
    requestAnimationFrame(() => {
      setTimeout(() => {
        state.painted = performance.now()
      })
    })
  })
}

async function commitOnce(browser: Browser, script: string, elements: number): Promise<number> {
  const { context, page } = await openPhone(browser, slow4g)
  await page.setContent(
    '<!doctype html><meta name="viewport" content="width=device-width"><button>Render</button><main></main>',
  )
  await page.addScriptTag({ content: script })
  await page.evaluate(renderOnClick, elements)
  await page.waitForTimeout(300)
  await page.locator('button').tap()
  const took = await page.waitForFunction(() => {
    const { began, painted } = (globalThis as unknown as { commit: { began: number; painted: number } })
      .commit
    return painted && painted - began
  })
  const ms = await took.jsonValue()
  await context.close()
  return ms
}

/**
 * Measures one React commit of so many elements, in ms from the press to the paint, on a processor as slow as the one
 * of `touchProduct`: nine paragraphs in a block, again and again, without styles. Median of some pages.
 */
export async function measureBareCommit(
  browser: Browser,
  { elements, rounds }: { elements: number; rounds: number },
): Promise<number> {
  const script = await bundleReact()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await commitOnce(browser, script, elements))
  return median(times)
}
