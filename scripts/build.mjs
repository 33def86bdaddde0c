// Catalogues, client bundle, server bundle, loader, compressed copies, and the service that serves them: into dist/.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, minifySync } from 'vite'
import { besideTheBundle, writeMaterials } from '../build/release/write-materials.ts'

const client = 'dist/client'

/** Runs one step and says in one line what it made and how long it took. */
async function step(name, make) {
  const started = performance.now()
  const made = await make()
  console.log(`${name}: ${made} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

await step('catalogues', () => {
  execFileSync(process.execPath, ['scripts/i18n.mjs', 'compile'], { stdio: ['ignore', 'ignore', 'inherit'] })
  return `${readdirSync('locales/.compiled').length} parts`
})

process.env.NODE_ENV = 'production'
await step('client', async () => {
  await build({ logLevel: 'error', mode: 'production' })
  return `${readdirSync(`${client}/assets`).length} files`
})

await step('server', async () => {
  await build({ logLevel: 'error', mode: 'production', build: { ssr: 'app/server/server.ts' } })
  return 'dist/server/server.js'
})

/**
 * Builds a program that Node runs, with everything it needs in one folder: finding, reading and linking some 700 files was
 * half of a start (docs/decisions/0003).
 */
const buildProgram = (entry, output, options) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: true, external: [...besideTheBundle] },
    build: {
      ssr: entry,
      outDir: 'dist/service',
      minify: false,
      // as Node runs it: nothing is rewritten
      target: 'esnext',
      rolldownOptions: { output },
      ...options,
    },
  })

await step('service', async () => {
  await buildProgram(
    'service/main.ts',
    { chunkFileNames: '[name]-[hash].mjs' },
    { license: { fileName: 'licences.json' } },
  )
  return `${readdirSync('dist/service').length} files`
})

await step('shop command', async () => {
  // One file of its own: what it shared with the service would be cut out of that into more files.
  await buildProgram(
    'service/shop-command.ts',
    { entryFileNames: 'shop.js', codeSplitting: false },
    { license: { fileName: 'shop-licences.json' }, emptyOutDir: false },
  )
  return 'dist/service/shop.js'
})

await step('worker', async () => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      license: { fileName: '.vite/worker-licences.json' },
      outDir: client,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      lib: { entry: 'app/worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    },
  })
  // A browser takes a worker for a new one if its bytes differ: each build says which it is. Names of files hold their content's hash.
  const names = readdirSync(`${client}/assets`).toSorted().join()
  const version = createHash('sha256').update(names).digest('hex').slice(0, 16)
  const code = `${readFileSync(`${client}/worker.js`, 'utf8').trim()}\n// build ${version}\n`
  writeFileSync(`${client}/worker.js`, code)
  return `${code.length} bytes`
})

await step('loader', () => {
  const { code } = minifySync('loader.js', readFileSync('app/client/loader.js', 'utf8'), {
    compress: true,
    mangle: { toplevel: true },
  })
  mkdirSync(`${client}/.vite`, { recursive: true })
  writeFileSync(`${client}/.vite/loader.js`, code.trim())
  return `${code.trim().length} bytes`
})

await step('styles', async () => {
  const { writePageStyles } = await import('../build/page-styles/write-page-styles.ts')
  return `${writePageStyles(client)} whole sheets`
})

await step('words', async () => {
  const { writePageWords } = await import('../build/page-words/write-page-words.ts')
  return `${writePageWords(client, 'locales/.compiled')} scripts`
})

await step('materials', () => {
  const count = writeMaterials({
    lists: [
      `${client}/.vite/licences.json`,
      `${client}/.vite/worker-licences.json`,
      'dist/server/licences.json',
      'dist/service/licences.json',
      'dist/service/shop-licences.json',
    ],
    modules: 'node_modules',
    billFile: 'dist/sbom.cdx.json',
    noticesFile: `${client}/licences.txt`,
  })
  return `${count} packages`
})

const br = promisify(brotliCompress)

/** How Brotli writes distances: which is smaller differs from file to file, by up to 1 %. */
const distances = [{}, { [constants.BROTLI_PARAM_NPOSTFIX]: 1 }]
/** Where a large script's blocks end makes a hundred bytes: which is smallest changes with every build. */
const blocks = [
  { [constants.BROTLI_PARAM_NDIRECT]: 4 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 20 },
]
/** A file from this size on (bytes) has more than one block. */
const SEVERAL_BLOCKS = 2 ** 17

/** Scripts and styles at the highest quality: 7 % smaller than at 9, for a few seconds of a build. */
async function smallestBrotli(bytes, file) {
  const isCode = /\.(js|css)$/.test(file)
  const variants = isCode ? [...distances, ...(bytes.length < SEVERAL_BLOCKS ? [] : blocks)] : [{}]
  const answers = await Promise.all(
    variants.map((variant) =>
      br(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isCode ? 11 : 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          ...variant,
        },
      }),
    ),
  )
  return answers.reduce((smallest, answer) => (answer.length < smallest.length ? answer : smallest))
}

await step('compressed', async () => {
  const gz = promisify(gzip)
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name) &&
        !entry.parentPath.includes('.vite'),
    )
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file)
      writeFileSync(`${file}.br`, await smallestBrotli(bytes, file))
      writeFileSync(`${file}.gz`, await gz(bytes))
    }),
  )
  return `${files.length} files`
})
