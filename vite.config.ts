import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
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

/**
 * The router's one file makes and names its components in ways that no bundler may leave out: the framework's Form,
 * NavLink and prefetching links stay in the bundle, though nobody uses them. A new version that writes differently fails the build.
 */
function leanRouter(): Plugin {
  const name = /^\w+\.displayName = "\w+";$/gm
  const made = /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm
  return {
    name: 'lean-router',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-router\/dist\/production\/chunk-\w+\.mjs/.test(id) || !code.includes('function createBrowserRouter')) return
      if ([name, made].some((pattern) => (code.match(pattern) ?? []).length < 3)) this.error(`${id}: the router is written in another way than known`)
      return { code: code.replace(name, '').replace(made, '$1/* @__PURE__ */ $2'), map: null }
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

const always = new Set<string>()

/**
 * Everything that each page loads stands in one chunk, instead of one chunk a combination of pages that share it.
 * The rest is shared by so few pages that a chunk of its own pays.
 */
function mainChunk(id: string, graph: Graph): string | null {
  if (always.size === 0) {
    const walk = (at: string) => {
      if (always.has(at) || screens.test(at) || wide.test(at)) return
      always.add(at)
      graph.getModuleInfo(at)?.importedIds.forEach(walk)
    }
    walk(fileURLToPath(new URL('app/entry-client.tsx', import.meta.url)))
  }
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

/** Our own small parts that several pages share. What stands on another package comes only with the pages that use it, zod with the first call. */
function partsChunk(id: string, graph: Graph): string | null {
  if (id.includes('/node_modules/zod/') || id.endsWith('/domain/contract/wire.ts')) return 'schemas'
  // few of a shop's visitors come as far as the till or an account
  if (ofMembers.test(id)) return null
  return isHeavy(id, graph) ? null : 'parts'
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  publicDir: 'app/public',
  plugins: [
    trustedAnnouncer(),
    leanRouter(),
    keylessIcons(),
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
