import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { unusedFormats } from './scripts/unused-formats.ts'
import { wholeLater } from './scripts/whole-later.ts'

/**
 * Trusted Types: react-aria's LiveAnnouncer clears its log with `innerHTML = ''`, which the policy forbids
 * (ArrowUp in a number field would throw). A new version that writes differently fails the build here.
 */
function trustedAnnouncer(): Plugin {
  const sink = ".innerHTML = ''"
  return {
    name: 'trusted-announcer',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.[cm]?js/.test(id)) return
      if (code.split(sink).length - 1 !== 2 || code.replaceAll(sink, '').includes('innerHTML')) this.error(`${id}: the live announcer writes HTML in another way than known`)
      return { code: code.replaceAll(sink, '.replaceChildren()'), map: null }
    },
  }
}

/** What keeps a component in the bundle though nobody uses it: its name for developer tools, and being made by a call or a class. */
const kept = {
  name: /^\t?\w+\.displayName = "\w+";$/gm,
  made: /^((?:var|const) \w+ = )((?:React\d*\.(?:forwardRef|memo|createContext)|createFormatted\w+)\()/gm,
  boundary: /^(var \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
}

/** Packages of one file, most of whose components are not ours; how often each of the patterns must at least be found in them. */
const wholeFiles: readonly { file: RegExp; sign: string; least: Record<keyof typeof kept, number> }[] = [
  // the framework's Form, NavLink and prefetching links, its scripts and error pages
  { file: /react-router\/dist\/production\/chunk-\w+\.mjs/, sign: 'function createBrowserRouter', least: { name: 3, made: 3, boundary: 3 } },
  // <FormattedDate> and its like: we call the translator
  { file: /react-intl\/index\.js/, sign: 'function IntlProviderImpl', least: { name: 8, made: 8, boundary: 0 } },
]

/** Lets the bundler leave out what nobody uses of packages that are written as one file. A new version that writes differently fails the build. */
function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    transform(code, id) {
      const known = wholeFiles.find(({ file, sign }) => file.test(id) && code.includes(sign))
      if (!known) return
      for (const [name, pattern] of Object.entries(kept)) if ((code.match(pattern) ?? []).length < known.least[name as keyof typeof kept]) this.error(`${id} is written in another way than known`)
      return { code: code.replace(kept.name, '').replace(kept.made, '$1/* @__PURE__ */ $2').replace(kept.boundary, '$1/* @__PURE__ */ (() => $2)();'), map: null }
    },
  }
}

/** The translator is handed every format there is, so that none can be left out: those that nobody uses are not handed over. */
function fewFormats(): Plugin {
  return {
    name: 'few-formats',
    apply: 'build',
    transform(code, id) {
      if (!/@formatjs\/intl\/index\.js/.test(id)) return
      const lean = unusedFormats.reduce((rest, name) => {
        const without = rest.replace(new RegExp(`^\\t\\t${name.replace('$', '\\$')}: format\\w+\\.bind\\(null, resolvedConfig, [\\w.]+\\),?\\n`, 'm'), '')
        if (without === rest) this.error(`${id} hands ${name} over in another way than known`)
        return without
      }, code)
      return { code: lean, map: null }
    },
  }
}

/** lucide gives each stroke of a drawing a random React key, which no list needs that never changes; they do not compress. */
function keylessIcons(): Plugin {
  return {
    name: 'keyless-icons',
    apply: 'build',
    transform(code, id) {
      return /lucide-react\/dist\/esm\/icons\//.test(id) ? { code: code.replace(/,\s*key: "\w+"/g, ''), map: null } : undefined
    },
  }
}

/**
 * Packages ask, as they load, whether the browser knows a language and which way it is written. Ours are known everywhere
 * (the provider always names one), and the first such question reads the tables of all languages: 80 ms on a slow phone.
 */
const questions: readonly { file: RegExp; asks: RegExp; instead: string }[] = [
  { file: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs/, asks: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/, instead: '' },
  // from left to right, all of them: the language alone says so
  { file: /react-aria\/dist\/private\/i18n\/utils\.mjs/, asks: /if \(Intl\.Locale\)/, instead: 'if (false)' },
  { file: /@formatjs\/intl\/index\.js/, asks: /else if \(!Intl\.NumberFormat\.supportedLocalesOf\(locale\)\.length[\s\S]*?(?=verifyConfigMessages\(resolvedConfig\))/, instead: '' },
  { file: /intl-messageformat\/index\.js/, asks: /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/, instead: '[].concat(locales)' },
]

/** Leaves out questions whose answer is known. A new version that asks differently fails the build. */
function knownLocales(): Plugin {
  return {
    name: 'known-locales',
    apply: 'build',
    transform(code, id) {
      const known = questions.find(({ file }) => file.test(id))
      if (!known) return
      const without = code.replace(known.asks, known.instead)
      if (without === code) this.error(`${id} asks for the browser's languages in another way than known`)
      return { code: without, map: null }
    },
  }
}

/**
 * React makes five errors as it loads, to be thrown as signals later. Where a debugger listens (Lighthouse, a benchmark,
 * open developer tools), V8 parses the whole script again for the place of each: 110 ms on a slow phone, and most of what
 * these count as blocking. Signals need no place. A new version that makes them differently fails the build.
 */
function placelessSignals(): Plugin {
  const signal = /(?<=^(?:var |  )\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm
  return {
    name: 'placeless-signals',
    apply: 'build',
    transform(code, id) {
      if (!/react-dom\/cjs\/react-dom-client\.production\.js/.test(id)) return
      if (code.match(signal)?.length !== 5) this.error(`${id} makes its signals in another way than known`)
      return { code: code.replace(signal, 'Object.create(Error.prototype, { message: { value: $1 } })'), map: null }
    },
  }
}

/** Ours but for styles: a page that takes one screen of a feature does not carry the others. */
const pure = /\/(app|features|domain|design-system)\/.*\.tsx?$/

interface Graph { getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null }

/** What the shell needs of a feature is not the feature's screens, though both come through its index. */
const screens = /\/features\/.+\/([A-Z]\w*\.tsx|merge-\w+\.ts)$/

/** Reached through an index of everything, most of which a page does not use. */
const wide = /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/

/** Two packages bring the same version each for itself. */
const ofReactIntl = (name: string) => fileURLToPath(new URL(`node_modules/react-intl/node_modules/${name}/index.js`, import.meta.url))

const routerFile = (name: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Adds what a module imports at once, as far as it belongs with it. */
function reach(id: string, graph: Graph, seen: Set<string>, stops: readonly RegExp[]): void {
  if (seen.has(id) || stops.some((stop) => stop.test(id))) return
  seen.add(id)
  graph.getModuleInfo(id)?.importedIds.forEach((next) => { reach(next, graph, seen, stops) })
}

const always = new Set<string>()

/**
 * Everything that each page loads stands in one chunk, instead of one chunk a combination of pages that share it.
 * The rest is shared by so few pages that a chunk of its own pays.
 */
function mainChunk(id: string, graph: Graph): string | null {
  if (always.size === 0) reach(file('app/entry-client.tsx'), graph, always, [screens, wide])
  return always.has(id) ? 'main' : null
}

const heavy = new Map<string, boolean>()

/** Whether a module brings along anything of a package that a page does not have anyway. */
function isHeavy(id: string, graph: Graph): boolean {
  const known = heavy.get(id)
  if (known !== undefined) return known
  const isForeign = id.includes('/node_modules/') && !always.has(id)
  heavy.set(id, isForeign)
  const found = isForeign || (graph.getModuleInfo(id)?.importedIds.some((next) => isHeavy(next, graph)) ?? false)
  heavy.set(id, found)
  return found
}

/** What pages of signed-in people share among themselves. */
const ofMembers = /\/(features|domain)\/(account|addresses|auth|checkout|messages|orders|payment)\/|\/components\/(DescriptionList|SideNav)\/|\/(customer-to-save|in-words)\.ts$/

/** What shows goods, as most first visits do; its index names what only signing in needs. */
const goods = new Set<string>()
const signingIn = /\/features\/cart\/merge-/

/** Our own small parts that several pages share. What stands on another package comes only with the pages that use it, zod with the first call. */
function partsChunk(id: string, graph: Graph): string | null {
  if (id.includes('/node_modules/zod/') || /\/domain\/contract\/(wire|endpoint)\.ts$/.test(id)) return 'schemas'
  // few of a shop's visitors come as far as the till or an account
  if (signingIn.test(id)) return 'more'
  if (ofMembers.test(id) || isHeavy(id, graph)) return null
  if (goods.size === 0) for (const page of ['home', 'categories', 'product', 'cart']) reach(file(`app/pages/${page}.tsx`), graph, goods, [wide, signingIn])
  return goods.has(id) ? 'parts' : 'more'
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  publicDir: 'app/public',
  plugins: [
    trustedAnnouncer(),
    leanPackages(),
    keylessIcons(),
    knownLocales(),
    fewFormats(),
    placelessSignals(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'zh-TW'] }), enforce: 'pre' as const },
    react(),
    ...(isSsrBuild ? [] : [wholeLater()]),
  ],
  resolve: {
    alias: mode === 'production' ? [
      // messages are compiled: their parser need not travel
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      { find: /^intl-messageformat$/, replacement: ofReactIntl('intl-messageformat') },
      { find: /^@formatjs\/fast-memoize$/, replacement: ofReactIntl('@formatjs/fast-memoize') },
      // its exports name the development build only
      { find: /^react-router$/, replacement: routerFile('index') },
      { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
    ] : [],
  },
  // development: found before the first page, or it would load twice
  optimizeDeps: { entries: ['app/entry-client.tsx', 'app/pages/*.tsx'], include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // the server is one file: a build beside a running process takes nothing away from it
      output: { codeSplitting: isSsrBuild ? false : { groups: [{ name: mainChunk }, { name: partsChunk, minShareCount: 5 }] } },
      input: isSsrBuild ? 'app/server.ts' : 'app/entry-client.tsx',
      treeshake: { moduleSideEffects: (id: string) => !(pure.test(id) && !id.includes('.css.ts') && !/entry-client|design-system\/(styles|provider|provider-strings)\/|\/app\/server\.ts/.test(id)) },
    },
  },
  // Otherwise React's development build renders on the server, four times slower.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: isSsrBuild ? (true as const) : [] },
}))
