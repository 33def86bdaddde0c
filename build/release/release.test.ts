import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { billOfMaterials, licenceNotices } from './bill-of-materials.ts'
import { distinct, installedPackage, readBundled, withNeeded } from './packages.ts'

const modules = mkdtempSync(join(tmpdir(), 'jadeleaf-modules-'))
afterAll(() => {
  rmSync(modules, { recursive: true })
})

const install = (name: string, manifest: object, licence?: string) => {
  mkdirSync(join(modules, name), { recursive: true })
  writeFileSync(
    join(modules, name, 'package.json'),
    JSON.stringify({ name, version: '1.2.3', license: 'MIT', ...manifest }),
  )
  if (licence) writeFileSync(join(modules, name, 'LICENCE'), licence)
}
install('picture', {
  dependencies: { colour: '^1' },
  optionalDependencies: { '@img/linux': '1', '@img/mac': '1' },
})
install('colour', { dependencies: { picture: '^1' } }, 'Use it freely.\n')
install('@img/linux', { license: 'LGPL-3.0-or-later' })
install('other', {})

it('a package comes with all that it needs, but for what other systems need', () => {
  expect([...withNeeded(modules, 'picture')]).toEqual(['picture', 'colour', '@img/linux'])
})

it('each package stands once in the bill of materials, under its licence', () => {
  const packages = ['picture', '@img/linux', 'picture'].map((name) => installedPackage(modules, name))
  const own = { name: 'own', version: '2.0.0', identifier: 'SEE LICENSE IN LICENSE' }
  const { components } = billOfMaterials({ name: 'shop', version: '1.0.0' }, distinct([...packages, own]))
  expect(components.map(({ purl, licenses }) => [purl, licenses])).toEqual([
    ['pkg:npm/%40img/linux@1.2.3', [{ expression: 'LGPL-3.0-or-later' }]],
    ['pkg:npm/own@2.0.0', [{ license: { name: 'SEE LICENSE IN LICENSE' } }]],
    ['pkg:npm/picture@1.2.3', [{ expression: 'MIT' }]],
  ])
})

it('the notices hold the text of each licence', () => {
  const notices = licenceNotices([installedPackage(modules, 'colour'), installedPackage(modules, 'other')])
  expect(notices).toContain('colour 1.2.3 (MIT)\n\nUse it freely.')
  expect(notices).toContain('other 1.2.3 (MIT)\n\nIts package has no text of the licence.')
})

it('a list of another shape is an error', () => {
  const file = join(modules, 'list.json')
  writeFileSync(file, JSON.stringify([{ name: 'no version' }]))
  expect(() => readBundled(file)).toThrow()
})
