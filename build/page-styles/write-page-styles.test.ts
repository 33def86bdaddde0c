import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readAssets } from '../../app/server/assets.ts'
import { writePageStyles } from './write-page-styles.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'jadeleaf-styles-'))
const write = (name: string, text: string) => {
  writeFileSync(join(clientDir, name), text)
}
const names = ['app/router/page-modules/shop.ts', 'app/pages/shop/home.tsx']
const personal = ['app/router/page-modules/account.ts', 'app/pages/account/orders.tsx']

beforeEach(() => {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(clientDir, folder), { recursive: true })
  write(
    '.vite/manifest.json',
    JSON.stringify({
      'entry.tsx': { file: 'assets/entry-1.js', isEntry: true, css: ['assets/entry-1.css'] },
      [names[1]!]: { file: 'assets/home-1.js', imports: ['_parts.js'], css: ['assets/home-1.css'] },
      '_parts.js': { file: 'assets/parts-1.js', css: ['assets/parts-1.css'] },
      [personal[1]!]: { file: 'assets/orders-1.js', css: ['assets/orders-1.css'] },
    }),
  )
  write('.vite/loader.js', 'boot(__ENTRY__,__STYLES__,__PRELOAD__)')
  write('assets/entry-1.css', '.a{top:0}.b{top:1px}')
  write('assets/home-1.css', '.c{top:2px}')
  write('assets/parts-1.css', '.d{top:3px}')
  write('assets/orders-1.css', '.e{top:4px}')
  writePageStyles(clientDir)
})
afterAll(() => {
  rmSync(clientDir, { recursive: true })
})

describe('the styles of a public page', () => {
  it('are the rules that its HTML uses, in the order of the cascade', () => {
    const assets = readAssets(clientDir).of(names)
    expect(assets.fitTo('<p class="d a">').style).toBe('.a{top:0}.d{top:3px}')
    expect(assets.fitTo('<p class="b c">').style).toBe('.b{top:1px}.c{top:2px}')
  })
  it('all come at one address, for its loader and for a browser without script, and its scripts with them', () => {
    const { loader, links } = readAssets(clientDir).of(names).fitTo('<p class="d a">')
    const [, sheet = ''] = /,"(\/assets\/styles-[0-9a-f]{8}\.css)",/.exec(loader) ?? []
    expect(loader).toBe(
      `boot("/assets/entry-1.js","${sheet}",["/assets/home-1.js","/assets/parts-1.js","/assets/entry-1.js"])`,
    )
    expect(readFileSync(join(clientDir, sheet), 'utf8')).toBe('.a{top:0}.b{top:1px}.c{top:2px}.d{top:3px}')
    expect(links).toContain(`<noscript><link rel="stylesheet" href="${sheet}"></noscript>`)
    // Vite asks the page whether it has a sheet before it fetches it
    for (const name of ['entry', 'home', 'parts'])
      expect(links).toContain(`<link rel="stylesheet" href="/assets/${name}-1.css" disabled>`)
  })
  it('have the same address in every process of a build, and another one when a rule changes', () => {
    const sheetOf = () => /styles-[0-9a-f]{8}/.exec(readAssets(clientDir).of(names).fitTo('').loader)?.[0]
    const before = sheetOf()
    expect(writePageStyles(clientDir)).toBe(1)
    expect(sheetOf()).toBe(before)
    write('assets/parts-1.css', '.d{top:5px}')
    writePageStyles(clientDir)
    expect(sheetOf()).not.toBe(before)
    expect(existsSync(join(clientDir, `assets/${sheetOf()}.css`))).toBe(true)
  })
})

it('a page that is sent as it is made carries all its styles', () => {
  const all = readAssets(clientDir).of(personal)
  expect(all.fitTo('<p class="a">').style).toBe(all.style)
  expect(all.style).toBe('.a{top:0}.b{top:1px}.e{top:4px}')
  expect(all.loader).toContain(',"",')
})
