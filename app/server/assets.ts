import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { entryOf, pageChunks, type Manifest } from './document/page-chunks.ts'
import { readPageWords } from './document/page-words.ts'
import { readPageStyles } from './document/page-styles.ts'
import { fileFinder } from './offline/file-finder.ts'

/** What one page needs of the built client. */
export interface PageAssets {
  /** All its styles as one text, in the order of the cascade. */
  style: string
  /** The same styles as links that are switched off: Vite's preload helper then does not load them again. */
  links: string
  /** The loader with this page's addresses filled in. */
  loader: string
  /**
   * The same for a page that is rendered once for everybody: no more style than its HTML uses, and its loader brings the rest, with
   * the data at an address if there is one.
   */
  fitTo: (html: string, data?: string) => PageAssets
}

/** A file as it is sent: itself, or a compressed copy of it. */
interface Copy {
  /** As `Content-Encoding` names it; undefined for the file itself. */
  readonly encoding: string | undefined
  /** Read when first asked for, then kept. undefined: it is gone, another build has replaced it before. */
  bytes(): Buffer<ArrayBuffer> | undefined
}

interface StaticFile {
  /** The smallest first, the file itself last. */
  readonly copies: readonly Copy[]
  readonly headers: Readonly<Record<string, string>>
}

/** How the names of compressed copies end. */
const compressions = { br: '.br', gzip: '.gz' } as const

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
}

/** Reads the manifest and the loader of the built client, and its files when they are first asked for; they stay in memory. */
export function readAssets(clientDir: string) {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const loader = readFileSync(join(clientDir, '.vite/loader.js'), 'utf8').trim()
  const stylesOf = readPageStyles(clientDir)
  const entry = `/${manifest[entryOf(manifest)]?.file}`
  const files = findFiles(clientDir)
  const text = (file: string): string =>
    files.get(`/${file}`)?.copies.at(-1)?.bytes()?.toString('utf8').trim() ?? ''

  const made = new Map<string, PageAssets>()

  /**
   * The assets of the entry together with some lazily loaded modules (paths from the repository's root; a page's folder is `*`), and
   * with the script of the page's words if they are in one.
   */
  function of(modules: readonly string[], words?: string): PageAssets {
    const key = [...modules, words].join('|')
    const known = made.get(key)
    if (known) return known
    const { css, js } = pageChunks(manifest, modules)
    const loaderWith = (scripts: readonly string[], styles = '') =>
      loader
        .replace('__ENTRY__', () => JSON.stringify(entry))
        .replace('__STYLES__', () => JSON.stringify(styles))
        .replace('__PRELOAD__', () => JSON.stringify(scripts))
    const fitted = stylesOf(css)
    const scripts = [...js.map((file) => `/${file}`), ...(words === undefined ? [] : [words])]
    const links = css.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')
    // the entry waits for styles and data, and is there by then
    const bringing = loaderWith([...scripts, entry], fitted?.whole)
    const dressed = fitted && {
      links: `${links}<noscript><link rel="stylesheet" href="${fitted.whole}"></noscript>`,
    }
    const assets: PageAssets = {
      style: css.map(text).join(''),
      links,
      loader: withData(loaderWith(scripts)),
      fitTo: (html, data) => ({
        ...assets,
        ...(fitted && { ...dressed, style: fitted.used(html) }),
        loader: withData(bringing, data),
      }),
    }
    made.set(key, assets)
    return assets
  }
  return {
    of,
    wordsAt: readPageWords(clientDir),
    allOf: fileFinder(manifest),
    file: (path: string, acceptEncoding: string) => answerWith(files.get(path), acceptEncoding),
    readRest: () => readRest(files),
  }
}

export type Assets = ReturnType<typeof readAssets>

/** Fills the address of a page's data into its loader. */
const withData = (loader: string, data = ''): string => loader.replace('__DATA__', () => JSON.stringify(data))

/** A static file, compressed as the browser likes it; undefined when there is none of that name. */
function answerWith(file: StaticFile | undefined, acceptEncoding: string): Response | undefined {
  const copy = file?.copies.find(
    ({ encoding }) => !encoding || new RegExp(`\\b${encoding}\\b`).test(acceptEncoding),
  )
  const body = copy?.bytes()
  if (!file || !copy || !body) return undefined
  return new Response(body, {
    headers: { ...file.headers, ...(copy.encoding ? { 'content-encoding': copy.encoding } : {}) },
  })
}

/** Reads what nobody has asked for yet: another build may replace it while this process goes on. */
async function readRest(files: ReadonlyMap<string, StaticFile>): Promise<void> {
  for (const { copies } of files.values())
    for (const { bytes } of copies) {
      bytes()
      await turn()
    }
}

function findFiles(clientDir: string): Map<string, StaticFile> {
  const names = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(clientDir.replace(/\/$/, '').length).replaceAll('\\', '/'),
    )
  const all = new Set(names)
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => {
        const copies = Object.entries(compressions)
          .filter(([, end]) => all.has(name + end))
          .map(([encoding, end]) => copyAt(join(clientDir, name + end), encoding))
        return [name, { copies: [...copies, copyAt(join(clientDir, name))], headers: headersOf(name) }]
      }),
  )
}

function copyAt(path: string, encoding?: string): Copy {
  let bytes: Buffer<ArrayBuffer> | undefined
  return {
    encoding,
    bytes: () => (bytes ??= existsSync(path) ? Buffer.from(readFileSync(path)) : undefined),
  }
}

const headersOf = (name: string): Record<string, string> => ({
  'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
  // names in /assets hold a hash of the content
  'cache-control': name.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
  vary: 'Accept-Encoding',
})
