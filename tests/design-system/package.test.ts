import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'

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
  const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', './dist/design-system', '--json', '--pack-destination', consumer], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(consumer, filename), '-C', installed, '--strip-components=1'])
  writeFileSync(`${consumer}/index.html`, '<!doctype html><html lang="en"><title>Consumer</title><body><script type="module" src="./main.tsx"></script></body></html>')
  writeFileSync(`${consumer}/main.tsx`, page)
}, 120_000)

describe('the packed design system', () => {
  it('holds modules, types, one style sheet with its fonts, messages, and nothing of the shop', () => {
    const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name)
    expect(files.filter((name) => name.endsWith('.css'))).toEqual(['styles.css'])
    expect(files.filter((name) => name.endsWith('.woff2')).length).toBeGreaterThan(2)
    expect(readdirSync(`${installed}/messages`).sort()).toEqual(['en.json', 'ms.json', 'th.json', 'vi.json', 'zh_cn.json', 'zh_hk.json'])
    expect(files.some((name) => /stories|\.test\./.test(name))).toBe(false)
  })

  it('names every component in its exports and brings types for each', () => {
    for (const name of readdirSync('design-system/components')) for (const ending of ['js', 'd.ts']) expect(existsSync(`${installed}/components/${name}/index.${ending}`), `${name}.${ending}`).toBe(true)
  })

  it('declares what it imports', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8')) as { dependencies: object, peerDependencies: object }
    expect(Object.keys({ ...dependencies, ...peerDependencies }).sort()).toEqual(['@internationalized/date', '@internationalized/string', '@vanilla-extract/recipes', 'dompurify', 'lucide-react', 'react', 'react-aria-components', 'react-dom', 'react-intl', 'uqr'])
  })

  it('type-checks in a strict product and refuses a wrong prop', () => {
    const options = { extends: '../../tsconfig.json', compilerOptions: { skipLibCheck: false, types: ['vite/client'] }, include: [], files: ['main.tsx'] }
    writeFileSync(`${consumer}/tsconfig.json`, JSON.stringify(options))
    execFileSync('tsc', ['-p', `${consumer}/tsconfig.json`], { stdio: 'pipe' })
    writeFileSync(`${consumer}/wrong.tsx`, page.replace('minor={16800}', 'minor="168"'))
    writeFileSync(`${consumer}/tsconfig.json`, JSON.stringify({ ...options, files: ['wrong.tsx'] }))
    expect(() => execFileSync('tsc', ['-p', `${consumer}/tsconfig.json`], { stdio: 'pipe' })).toThrow()
  })

  it('builds in a small Vite app that carries only what it uses', async () => {
    await build({ root: consumer, configFile: false, logLevel: 'error', build: { outDir: 'out' } })
    const scripts = readdirSync(`${consumer}/out/assets`).filter((name) => name.endsWith('.js')).map((name) => readFileSync(`${consumer}/out/assets/${name}`, 'utf8')).join('')
    expect(scripts).toContain('Add to cart')
    // Of the address form, which nobody asked for, nothing came along.
    expect(scripts).not.toContain('ds.address')
  }, 60_000)
})
