import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentFolders } from '../../design-system/testing/folders.ts'
import { componentSizes, type ComponentSizes } from './component-sizes.ts'
import {
  buildApp,
  consumer,
  html,
  installed,
  lowestReact,
  open,
  packAndInstall,
  readmeScreen,
  typeCheck,
} from './consumer.ts'
import budget from './sizes.json' with { type: 'json' }

beforeAll(() => {
  packAndInstall()
  writeFileSync(`${consumer}/index.html`, html('Consumer', 'main.tsx'))
  writeFileSync(`${consumer}/main.tsx`, readmeScreen())
}, 120_000)

/** What a newcomer does with the first screen of the README. */
async function useFirstScreen(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Email' })
  await page.getByText('HK$383.00').waitFor()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByText('Enter your email').waitFor()
  expect(await box.getAttribute('aria-invalid')).toBe('true')
  await box.fill('lin@example.com')
  await page.getByText('Enter your email').waitFor({ state: 'detached' })
  // the browser asks for dark, the screen for light
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
}

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

  it('brings its licences, and accepts React 19', () => {
    const { license, peerDependencies } = JSON.parse(readFileSync(`${installed}/package.json`, 'utf8')) as {
      license: string
      peerDependencies: object
    }
    for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE', 'fonts/LICENSE.txt'])
      expect(existsSync(`${installed}/${file}`), file).toBe(true)
    expect(license).toBe('SEE LICENSE IN LICENSE')
    expect(peerDependencies).toMatchObject({ react: '^19.0.0', 'react-dom': '^19.0.0' })
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
    for (const [name, version] of Object.entries(declared)) {
      const tried = /^react(-dom)?$/.test(name) ? `${name}-lowest` : name
      expect(JSON.parse(readFileSync(`node_modules/${tried}/package.json`, 'utf8')), name).toMatchObject({
        version: version.slice(1),
      })
    }
  })

  it('has a first screen in its README that type-checks in a strict product; a wrong prop does not', () => {
    typeCheck('main.tsx')
    writeFileSync(`${consumer}/wrong.tsx`, readmeScreen().replace('minor={38300}', 'minor="383"'))
    expect(() => typeCheck('wrong.tsx')).toThrow()
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
    writeFileSync(`${everything}/index.html`, html('Everything', 'main.ts'))
    const imports = names.map((name, index) => {
      const from = `'@jadeleaf/design-system/${name.slice(2)}'`
      return name.endsWith('.css') ? `import ${from}` : `import * as part${index} from ${from}`
    })
    const used = names.flatMap((name, index) => (name.endsWith('.css') ? [] : [`part${index}`]))
    writeFileSync(`${everything}/main.ts`, `${imports.join('\n')}\nconsole.log(${used.join(', ')})\n`)
    const files = (await buildApp(everything)).map(({ fileName }) => fileName)
    expect(files.some((name) => /VirtualRows/.test(name))).toBe(true)
  }, 120_000)

  it('holds none of its own build tool', () => {
    const wrapped = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.js'))
      .map((file) => join(file.parentPath, file.name))
      .filter((file) => /__vite|import\.meta\.env/.test(readFileSync(file, 'utf8')))
    expect(wrapped).toEqual([])
  })

  it('shows the first screen of its README, in a Vite app that carries only what it uses', async () => {
    const output = await buildApp(consumer)
    const carried = output
      .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      .map((id) => /design-system\/components\/\w+\/(\w+)\//.exec(id)?.[1])
    expect(carried).toContain('Money')
    expect(carried).not.toContain('AddressForm')
    expect(await open(consumer, useFirstScreen)).toEqual([])
  }, 120_000)

  it('shows it with the oldest React that it accepts', async () => {
    const output = await buildApp(consumer, lowestReact)
    const reacts = output
      .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      .map((id) => /node_modules\/(react(?:-dom)?(?:-lowest)?)\//.exec(id)?.[1])
    expect([...new Set(reacts.filter(Boolean))].toSorted()).toEqual(['react-dom-lowest', 'react-lowest'])
    expect(await open(consumer, useFirstScreen)).toEqual([])
  }, 120_000)

  it('imports in React Server Components: what needs the browser says "use client"', () => {
    const { failures, onServer } = JSON.parse(
      execFileSync('node', [
        '--conditions',
        'react-server',
        'tests/design-system/react-server.ts',
      ]).toString(),
    ) as { failures: string[]; onServer: string[] }
    expect(failures).toEqual([])
    // no need of the browser: they add no script to a page
    expect(onServer).toEqual(
      expect.arrayContaining(['Grid', 'Heading', 'Inline', 'Section', 'Stack', 'Tag', 'Text']),
    )
    expect(onServer).not.toContain('Button')
  })

  it('takes nothing from React that the oldest one does not have', () => {
    const oldest = Object.keys(createRequire(import.meta.url)('react-lowest') as object)
    const taken = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(
          /^import \{([^}]+)\} from "react";/gm,
        ),
      ])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0]))
    expect(taken).toContain('useState')
    expect(taken.filter((name) => !oldest.includes(name ?? ''))).toEqual([])
  })
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
