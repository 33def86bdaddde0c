// Renders pages with unique query strings through the built server and prints the heap before and after so many of them:
// node --expose-gc tests/faults/render-many.ts 3000
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pages, PagesOptions } from '../../app/server/server.ts'

/** Characters of each answer of the service: a page that stays in memory is then seen among thousands. */
const answerSize = 20_000
let answers = 0

async function serviceFetch({ url }: Request): Promise<Response> {
  if (!url.includes('/cmsPage/'))
    return Response.json({ message: 'Request does not match any route.' }, { status: 404 })
  const content = `<p>${String(++answers).padEnd(answerSize, ' word')}</p>`
  return Response.json({ id: 1, identifier: 'terms', title: 'Terms', content, active: true })
}

/** MiB that are still reachable. What a finalizer frees is free after the next collection. */
async function heap(): Promise<number> {
  for (let n = 0; n < 4; n++) {
    await sleep(20)
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}

const built = new URL('../../dist/', import.meta.url)
const { createPages } = (await import(new URL('server/server.js', built).href)) as {
  createPages: (options: PagesOptions) => Pages
}
const pages = createPages({
  serviceFetch,
  clientDir: new URL('client', built).pathname,
  origin: () => 'https://shop.example',
})

async function visit(from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    const answer = await pages.fetch(new Request(`http://shop.test/page/terms?visit=${n}`))
    const html = await answer.text()
    if (answer.status !== 200 || html.length < answerSize) throw new Error(`Page ${n}: ${answer.status}`)
  }
}

// Fills the page cache, and lets everything that is made once be made.
await visit(0, 600)
const before = await heap()
await visit(600, 600 + Number(process.argv[2]))
console.log(JSON.stringify({ answers, before, after: await heap() }))
process.exit(0)
