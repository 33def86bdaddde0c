// What a first visit's script is made of: node scripts/weigh.mjs [page] [language]. Each module has its share of its chunk's brotli, by its minified length.
import { brotliCompressSync } from 'node:zlib'
import { build, minifySync } from 'vite'

const [page = 'shop/home', language = 'zh_cn'] = process.argv.slice(2)
process.env.NODE_ENV = 'production'
const graph = new Map()
const { output } = await build({
  logLevel: 'error',
  mode: 'production',
  build: { write: false },
  plugins: [
    {
      name: 'graph',
      generateBundle() {
        for (const id of this.getModuleIds()) graph.set(id, this.getModuleInfo(id)?.importedIds ?? [])
      },
    },
  ],
})
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
const of = (end) => [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))

const wanted = new Set()
const reach = (chunk) => {
  if (!chunk || wanted.has(chunk)) return
  wanted.add(chunk)
  for (const name of chunk.imports) reach(chunks.get(name))
}
for (const end of [
  'app/client/entry-client.tsx',
  `app/pages/${page}.tsx`,
  ...['shell', page].map((catalogue) => `.compiled/${language}/${catalogue}.json`),
])
  reach(of(end))

/** What the page itself imports: anything else stands in a chunk that it shares. */
const own = new Set()
const walk = (id) => {
  if (own.has(id)) return
  own.add(id)
  graph.get(id)?.forEach(walk)
}
for (const { facadeModuleId } of wanted) if (facadeModuleId) walk(facadeModuleId)

const named = (id) =>
  id
    .replaceAll('\0', '')
    .replace(`${process.cwd()}/`, '')
    .replace(/^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/, '$1')
    .replace(/\?.*$/, '')
const sums = new Map()
let total = 0
for (const chunk of wanted) {
  const bytes = brotliCompressSync(chunk.code).length
  total += bytes
  const lengths = Object.entries(chunk.modules).map(([id, { code }]) => [
    (own.has(id) ? '' : '(not its own) ') + named(id),
    code ? minifySync('module.js', code).code.length : 0,
  ])
  const all = lengths.reduce((sum, [, length]) => sum + length, 0)
  for (const [name, length] of lengths) sums.set(name, (sums.get(name) ?? 0) + (bytes * length) / all)
}
console.log(`${page}: ${(total / 1024).toFixed(1)} KiB in ${wanted.size} chunks`)
for (const [name, bytes] of [...sums].sort(([, a], [, b]) => b - a))
  if (bytes > 20) console.log(`${(bytes / 1024).toFixed(2).padStart(7)}  ${name}`)
