// The design system as a package of its own: ES modules, types, one style sheet, its messages and a manifest, into dist/design-system/.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { componentFolders } from '../design-system/testing/folders.ts'
import { markClientModules } from './client-modules.mjs'

const [source, target] = ['design-system', 'dist/design-system']
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const components = componentFolders()
const entries = Object.fromEntries([
  ...['provider', 'provider-strings', 'styles', 'tokens'].map((name) => [
    `${name}/index`,
    `${source}/${name}/index.ts`,
  ]),
  ...components.map(({ path }) => [`components/${path}/index`, `${source}/components/${path}/index.ts`]),
])
const isBare = (id) => /^[@a-z]/.test(id) && !id.startsWith('@vanilla-extract/css/fileScope')

rmSync(target, { recursive: true, force: true })
/** Library mode writes every asset into the style sheet, but for those whose address asks it not to. */
const fontFiles = {
  name: 'font-files',
  enforce: 'pre',
  transform(css, id) {
    if (id.includes('fonts.css.ts.vanilla.css'))
      return css.replaceAll(/\.woff2(?=['")])/g, '.woff2?no-inline')
  },
}

// Without it a caller's setting, such as a test runner's, would reach React's transform.
process.env.NODE_ENV = 'production'
// Library mode: an application's build wraps every `import()` into Vite's preload code, which a Vite application refuses to build.
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  base: './',
  plugins: [
    fontFiles,
    vanillaExtractPlugin({ identifiers: ({ debugId, hash }) => `jl-${debugId ?? ''}${hash}` }),
    react(),
  ],
  build: {
    outDir: target,
    minify: false,
    cssCodeSplit: false,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      external: (id) => isBare(id) && !id.startsWith('@fontsource'),
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        entryFileNames: '[name].js',
        assetFileNames: (asset) =>
          asset.names[0]?.endsWith('.css') ? 'styles[extname]' : 'fonts/[name][extname]',
      },
    },
  },
})

markClientModules(target)

// Types: what tsc says of the sources, with the imports written as they are in the package.
writeFileSync(
  `${target}/tsconfig.json`,
  JSON.stringify({
    extends: relative(target, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowImportingTsExtensions: true,
      rewriteRelativeImportExtensions: false,
      rootDir: relative(target, '.'),
      outDir: 'types',
    },
    include: [],
    files: Object.values(entries).map((entry) => relative(target, entry)),
  }),
)
execFileSync('tsc', ['-p', `${target}/tsconfig.json`], { stdio: 'inherit' })
cpSync(`${target}/types/${source}`, target, { recursive: true })
rmSync(`${target}/types`, { recursive: true })
rmSync(`${target}/tsconfig.json`)
const declarations = readdirSync(target, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.d.ts'))
  .map((file) => join(file.parentPath, file.name))
const places = {
  ...Object.fromEntries(components.map(({ name, path }) => [name, `components/${path}/index`])),
  provider: 'provider/index',
  'provider-strings': 'provider-strings/index',
  styles: 'styles/index',
  tokens: 'tokens/index',
}
for (const file of declarations) {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/(['"])#design-system\/(?:[a-z]+\/)?([\w-]+)\1/g, (_, quote, name) => {
      const path = relative(dirname(file), join(target, places[name]))
      return `${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`
    })
    .replaceAll(
      /(from |import\()(['"])(\.[^'"]*?)(\.css)?\.tsx?\2/g,
      (_, start, quote, path, css = '') => `${start}${quote}${path}${css}.js${quote}`,
    )
  writeFileSync(file, text)
}

// What a newcomer reads first, and the conditions.
copyFileSync(`${source}/README.md`, `${target}/README.md`)
for (const file of ['CHANGELOG.md', 'LICENSE']) copyFileSync(file, `${target}/${file}`)
writeFileSync(
  `${target}/fonts/LICENSE.txt`,
  [`${source}/styles/fonts/LICENSE.txt`, 'node_modules/@fontsource-variable/noto-sans-thai/LICENSE']
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n'),
)

mkdirSync(`${target}/messages`)
for (const file of readdirSync('locales/design-system'))
  copyFileSync(`locales/design-system/${file}`, `${target}/messages/${file}`)

const used = new Set(
  readdirSync(target, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.js'))
    .flatMap((file) =>
      [
        ...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(
          /(?:from|import)\s*\(?["']((?:@[\w-]+\/)?[\w-]+)[^"']*["']/g,
        ),
      ].map(([, id]) => id),
    ),
)
/** The lowest React that tests/design-system/package.test.ts renders with; the other peer is the version of the shop. */
const lowestReact = manifest.devDependencies['react-lowest'].split('@').at(-1)
const peers = {
  react: `^${lowestReact}`,
  'react-dom': `^${lowestReact}`,
  'react-intl': `^${manifest.devDependencies['react-intl']}`,
}
const versions = (names) =>
  Object.fromEntries(
    names
      .filter((name) => manifest.devDependencies[name])
      .sort()
      .map((name) => [name, `^${manifest.devDependencies[name]}`]),
  )
writeFileSync(
  `${target}/package.json`,
  `${JSON.stringify(
    {
      name: '@jadeleaf/design-system',
      version: manifest.version,
      type: 'module',
      sideEffects: ['**/*.css', './styles/**', './provider-strings/**'],
      description:
        'Accessible React components for shops and accounts in six languages, on react-aria: forms, checkout, tables, charts.',
      keywords: [
        'design-system',
        'component-library',
        'react',
        'react-components',
        'react-aria',
        'accessibility',
        'wcag',
        'i18n',
        'e-commerce',
        'vanilla-extract',
      ],
      license: 'SEE LICENSE IN LICENSE',
      author: 'Jadeleaf',
      exports: {
        './styles.css': './styles.css',
        './messages/*.json': './messages/*.json',
        './provider': './provider/index.js',
        './provider-strings': './provider-strings/index.js',
        './tokens': './tokens/index.js',
        ...Object.fromEntries(
          components.map(({ name, path }) => [`./${name}`, `./components/${path}/index.js`]),
        ),
      },
      peerDependencies: peers,
      dependencies: versions([...used].filter((name) => !(name in peers))),
    },
    null,
    2,
  )}\n`,
)
console.log(`${target}: ${components.length} components, needs ${[...used].sort().join(', ')}`)
