import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plannedChunks, serverGroups } from './build/chunks.ts'
import { classNames, styleFiles } from './build/class-names.ts'
import { localePatches } from './build/patches/known-locales.ts'
import { lucidePatches } from './build/patches/lucide.ts'
import { patchPlugin } from './build/patches/patch.ts'
import { announcerPatches } from './build/patches/react-aria-announcer.ts'
import { calendarPatches } from './build/patches/react-aria-calendar.ts'
import { tablePatches } from './build/patches/react-aria-table.ts'
import { treePatches } from './build/patches/react-aria-tree.ts'

/** Ours but for styles: a page that takes one screen of a feature does not carry the others. */
const pure = /\/(app|features|domain|design-system)\/.*\.tsx?$/

/** Two packages bring the same version each for itself. */
const ofReactIntl = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-intl/node_modules/${name}/index.js`, import.meta.url))

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

const dayjsFile = (name: string) => fileURLToPath(new URL(`node_modules/dayjs/esm/${name}`, import.meta.url))

export default defineConfig(({ isSsrBuild, mode }) => ({
  publicDir: 'app/public',
  plugins: [
    // Trusted Types hold in development, too
    patchPlugin('react-aria-announcer', announcerPatches, { enforce: 'pre' }),
    patchPlugin('react-aria-table', tablePatches, { enforce: 'pre' }),
    patchPlugin('react-aria-calendar', calendarPatches, { enforce: 'pre' }),
    patchPlugin('react-aria-tree', treePatches),
    patchPlugin('known-locales', localePatches),
    patchPlugin('lucide', lucidePatches),
    vanillaExtractPlugin({ identifiers: mode === 'production' ? classNames(styleFiles()) : 'debug' }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN', 'zh-TW'] }), enforce: 'pre' as const },
    react(),
    plannedChunks(),
  ],
  resolve: {
    alias:
      mode === 'production'
        ? [
            // messages are compiled: their parser need not travel
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            { find: /^intl-messageformat$/, replacement: ofReactIntl('intl-messageformat') },
            { find: /^@formatjs\/fast-memoize$/, replacement: ofReactIntl('@formatjs/fast-memoize') },
            // the main file is CommonJS, which would bring the bundler's runtime along
            { find: /^dayjs$/, replacement: dayjsFile('index.js') },
            { find: /^dayjs\/plugin\/utc\.js$/, replacement: dayjsFile('plugin/utc/index.js') },
            // its exports name the development build only
            { find: /^react-router$/, replacement: routerFile('index') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
          ]
        : [],
  },
  // development: found before the first page, or it would load twice
  optimizeDeps: {
    entries: ['app/client/entry-client.tsx', 'app/pages/**/*.tsx'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  build: {
    manifest: !isSsrBuild,
    license: { fileName: isSsrBuild ? 'licences.json' : '.vite/licences.json' },
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Scripts name the files that they may fetch, and hex digits compress better: 320 bytes less on a product page.
        // 32 bits are enough to tell versions of one file apart.
        hashCharacters: 'hex',
        // Node looks for no package.json to know what an .mjs is
        ...(isSsrBuild
          ? { codeSplitting: { groups: serverGroups }, chunkFileNames: '[name]-[hash].mjs' }
          : {}),
      },
      input: isSsrBuild ? 'app/server/server.ts' : 'app/client/entry-client.tsx',
      treeshake: {
        moduleSideEffects: (id: string) =>
          !(
            pure.test(id) &&
            !id.includes('.css.ts') &&
            !/entry-client|design-system\/(styles|provider|provider-strings)\/|\/app\/server\/server\.ts/.test(
              id,
            )
          ),
      },
    },
  },
  // Otherwise React's development build renders on the server, four times slower.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: { noExternal: isSsrBuild ? (true as const) : [] },
}))
