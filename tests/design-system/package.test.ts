import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentFolders } from '../../design-system/testing/folders.ts'
import { componentSizes, type ComponentSizes } from './component-sizes.ts'
import budget from './sizes.json' with { type: 'json' }

const consumer = 'test-results/consumer'
const installed = `${consumer}/node_modules/@jadeleaf/design-system`

const page = `
import '@jadeleaf/design-system/styles.css'
import messages from '@jadeleaf/design-system/messages/en.json' with { type: 'json' }
import { Button } from '@jadeleaf/design-system/Button'
import { Money } from '@jadeleaf/design-system/Money'
import { DesignSystemProvider } from '@jadeleaf/design-system/provider'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'

createRoot(document.body).render(
  <IntlProvider locale="en" messages={messages}>
    <DesignSystemProvider locale="en"><Money minor={16800} /><Button variant="primary">Add to cart</Button></DesignSystemProvider>
  </IntlProvider>,
)
`

/** Another product's view of us: the packed package, unpacked where npm would put it. */
beforeAll(() => {
  rmSync(consumer, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  execFileSync('node', ['scripts/build-design-system.mjs'], { stdio: 'pipe' })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', './dist/design-system', '--json', '--pack-destination', consumer], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  ) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(consumer, filename), '-C', installed, '--strip-components=1'])
  writeFileSync(
    `${consumer}/index.html`,
    '<!doctype html><html lang="en"><title>Consumer</title><body><script type="module" src="./main.tsx"></script></body></html>',
  )
  writeFileSync(`${consumer}/main.tsx`, page)
}, 120_000)

describe('the packed design system', () => {
  it('holds modules, types, one style sheet with its fonts, messages, and nothing of the shop', () => {
    const files = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    expect(files.filter((name) => name.endsWith('.css'))).toEqual(['styles.css'])
    expect(files.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(2)
    expect(readdirSync(`${installed}/messages`).sort()).toEqual([
      'en.json',
      'ms.json',
      'th.json',
      'vi.json',
      'zh_cn.json',
      'zh_hk.json',
    ])
    expect(files.some((name) => /stories|\.test\./.test(name))).toBe(false)
  })

  it('names every component in its exports and brings types for each', () => {
    for (const { name, path } of componentFolders())
      for (const ending of ['js', 'd.ts'])
        expect(existsSync(`${installed}/components/${path}/index.${ending}`), `${name}.${ending}`).toBe(true)
  })

  it('declares what it imports, in the versions it was tried with', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(`${installed}/package.json`, 'utf8'),
    ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>
    const declared = { ...dependencies, ...peerDependencies }
    const modules = readdirSync(installed, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      name.endsWith('.js'),
    )
    const imported = modules.flatMap((file) =>
      [
        ...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(
          /^(?:import|export) (?:.* from )?"((?:@[\w-]+\/)?[\w-]+)/gm,
        ),
      ].map(([, name = '']) => name),
    )
    expect(imported).toContain('react-aria-components')
    expect([...new Set(imported)].filter((name) => !declared[name])).toEqual([])
    for (const [name, version] of Object.entries(declared))
      expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')), name).toMatchObject({
        version: version.slice(1),
      })
  })

  it('type-checks in a strict product and refuses a wrong prop', () => {
    const options = {
      extends: '../../tsconfig.json',
      compilerOptions: { types: ['vite/client'] },
      include: [],
      files: ['main.tsx'],
    }
    writeFileSync(`${consumer}/tsconfig.json`, JSON.stringify(options))
    execFileSync('tsc', ['-p', `${consumer}/tsconfig.json`], { stdio: 'pipe' })
    writeFileSync(`${consumer}/wrong.tsx`, page.replace('minor={16800}', 'minor="168"'))
    writeFileSync(`${consumer}/tsconfig.json`, JSON.stringify({ ...options, files: ['wrong.tsx'] }))
    expect(() => execFileSync('tsc', ['-p', `${consumer}/tsconfig.json`], { stdio: 'pipe' })).toThrow()
  })

  it('builds in an ordinary Vite app that takes everything it exports', async () => {
    const { exports } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8')) as {
      exports: Record<string, string>
    }
    const names = Object.keys(exports)
      .filter((name) => !name.includes('*'))
      .concat(readdirSync(`${installed}/messages`).map((name) => `./messages/${name}`))
    expect(names.length).toBeGreaterThan(130)
    const everything = `${consumer}/everything`
    mkdirSync(everything, { recursive: true })
    writeFileSync(
      `${everything}/index.html`,
      '<!doctype html><html lang="en"><title>Everything</title><body><script type="module" src="./main.ts"></script></body></html>',
    )
    const imports = names.map((name, index) => {
      const from = `'@jadeleaf/design-system/${name.slice(2)}'`
      return name.endsWith('.css') ? `import ${from}` : `import * as part${index} from ${from}`
    })
    const used = names.flatMap((name, index) => (name.endsWith('.css') ? [] : [`part${index}`]))
    writeFileSync(`${everything}/main.ts`, `${imports.join('\n')}\nconsole.log(${used.join(', ')})\n`)
    const built = await build({
      root: everything,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'out' },
    })
    const files = 'output' in built ? built.output.map(({ fileName }) => fileName) : []
    expect(files.some((name) => /VirtualRows/.test(name))).toBe(true)
  }, 120_000)

  it('holds none of its own build tool', () => {
    const wrapped = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.js'))
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => /__vite|import\.meta\.env/.test(readFileSync(file, 'utf8')))
    expect(wrapped).toEqual([])
  })

  it('builds in a small Vite app that carries only what it uses', async () => {
    const built = await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      build: { outDir: 'out' },
    })
    const chunks = 'output' in built ? built.output.filter((part) => part.type === 'chunk') : []
    const carried = chunks
      .flatMap(({ moduleIds }) => moduleIds)
      .map((id) => /design-system\/components\/\w+\/(\w+)\//.exec(id)?.[1])
    expect(carried).toContain('Money')
    expect(carried).not.toContain('AddressForm')
  }, 60_000)
})

/** Growth that needs no word, in KiB: a sentence, a condition. */
const step = 0.5
/** A budget far above what is used would hide the next growth. */
const slack = 2

describe('what each component costs a page', () => {
  const allowed: ComponentSizes = budget
  let sizes: ComponentSizes
  beforeAll(async () => {
    sizes = await componentSizes()
  }, 300_000)

  it('is written down for every component, and for no other', () => {
    expect(Object.keys(allowed)).toEqual(componentFolders().map(({ name }) => name))
  })

  it('has not grown: otherwise find out why, or agree to it with `npm run sizes -- --write`', () => {
    const grown = Object.entries(sizes)
      .filter(([name, { kib }]) => kib > (allowed[name]?.kib ?? 0) + step)
      .map(([name, { kib }]) => `${name}: ${kib.toFixed(1)} KiB of ${allowed[name]?.kib ?? 0}`)
    expect(grown).toEqual([])
  })

  it('leaves no room to grow unseen: otherwise renew it with `npm run sizes -- --write`', () => {
    const shrunk = Object.entries(sizes)
      .filter(([name, { kib }]) => kib < (allowed[name]?.kib ?? 0) - slack)
      .map(([name, { kib }]) => `${name}: ${kib.toFixed(1)} KiB of ${allowed[name]?.kib}`)
    expect(shrunk).toEqual([])
  })

  it('has no weight of others that is not declared', () => {
    const carried = Object.entries(sizes).flatMap(([name, { brings }]) =>
      brings.filter((part) => !allowed[name]?.brings.includes(part)).map((part) => `${name} brings ${part}`),
    )
    expect(carried).toEqual([])
  })

  it('names no weight that is gone', () => {
    const gone = Object.entries(allowed).flatMap(([name, { brings }]) =>
      brings
        .filter((part) => !sizes[name]?.brings.includes(part))
        .map((part) => `${name} no longer brings ${part}`),
    )
    expect(gone).toEqual([])
  })
})
