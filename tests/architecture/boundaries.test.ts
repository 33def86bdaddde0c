import { describe, expect, it } from 'vitest'
import { exists, foldersOf, importsOf, isTest, lengthOf, rooms, sourcesOf, textOf, type Import } from './imports.ts'

const files = rooms.flatMap(sourcesOf)
const product = files.filter((file) => !isTest(file))
const imports = files.flatMap(importsOf)
const roomOf = (path: string): string => path.split('/')[0] ?? ''
const nounOf = (path: string): string => path.split('/')[1] ?? ''
const shown = (faults: Import[]): string[] => faults.map(({ file, target }) => `${file} → ${target}`)

/** Of ours, what each room may import besides itself (docs/decisions and the map in README). */
const may: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  'design-system': ['locales'],
  service: ['domain'],
  features: ['domain', 'design-system'],
  app: ['features', 'domain', 'design-system', 'locales'],
}

describe('rooms', () => {
  it('the scan sees imports of every kind', () => {
    expect(imports.length).toBeGreaterThan(500)
    expect(imports.some(({ isPackage }) => isPackage)).toBe(true)
    expect(imports.some(({ file, target }) => file === 'app/routes.tsx' && target === 'app/pages/home.tsx')).toBe(true)
    expect(imports.some(({ file, target }) => file === 'app/CartLink.tsx' && target === 'features/cart/index.ts')).toBe(true)
    expect(imports.some(({ file, target }) => file === 'app/App.tsx' && target === 'design-system/styles/index.ts')).toBe(true)
  })
  it.each(rooms)('%s imports only from the rooms below it', (room) => {
    const faults = imports.filter(({ file, target, isPackage }) => !isPackage && !isTest(file) && roomOf(file) === room && roomOf(target) !== room && !may[room]?.includes(roomOf(target)))
    expect(shown(faults)).toEqual([])
  })
  it.each(rooms)('what %s imports of ours is there', (room) => {
    const faults = imports.filter(({ file, target, isPackage }) => !isPackage && roomOf(file) === room && !target.includes('*') && /\.(tsx?|m?js)$/.test(target) && !exists(target))
    expect(shown(faults)).toEqual([])
  })
})

describe('features', () => {
  it.each(foldersOf('features'))('%s knows no other feature', (noun) => {
    const faults = imports.filter(({ file, target, isPackage }) => !isPackage && file.startsWith(`features/${noun}/`) && target.startsWith('features/') && ![noun, 'kit'].includes(nounOf(target)))
    expect(shown(faults)).toEqual([])
  })
  it('are entered through their index; the kit through its files', () => {
    const faults = imports.filter(({ file, target, isPackage }) => !isPackage && roomOf(file) === 'app' && roomOf(target) === 'features' && nounOf(target) !== 'kit' && !/^features\/[^/]+\/index\.ts$/.test(target))
    expect(shown(faults)).toEqual([])
  })
  it('write no styles of their own', () => {
    const own = files.filter((file) => roomOf(file) === 'features' && /\.css(\.ts)?$/.test(file))
    const used = product.filter((file) => ['features', 'app'].includes(roomOf(file)) && /\b(className|style)=/.test(textOf(file)))
    expect([...own, ...used]).toEqual([])
  })
  it('the kit stays small and is no noun', () => {
    const kit = sourcesOf('features/kit').filter((file) => !isTest(file))
    expect(kit.length).toBeLessThanOrEqual(8)
    expect(foldersOf('domain')).not.toContain('kit')
  })
})

/** Packages that live in one room only. */
const homes: readonly [string, readonly string[]][] = [
  ['react-aria-components', ['design-system/']],
  ['@vanilla-extract/css', ['design-system/']],
  ['@vanilla-extract/recipes', ['design-system/']],
  ['@internationalized/date', ['design-system/']],
  ['dompurify', ['design-system/components/SafeHtml/']],
  ['ky', ['features/kit/']],
  ['@hookform/resolvers', ['features/kit/']],
  ['hono', ['service/']],
  ['@hono/node-server', ['service/']],
  ['pg', ['service/']],
  ['sanitize-html', ['service/']],
  ['react-dom', ['app/', 'design-system/']],
  ['vite', ['app/dev.ts']],
]

describe('packages', () => {
  it('the domain needs zod and dayjs, nothing else', () => {
    const faults = imports.filter(({ file, target, isPackage }) => isPackage && roomOf(file) === 'domain' && !isTest(file) && !['zod', 'dayjs', 'libphonenumber-js', 'postcode-validator'].includes(target))
    expect(shown(faults)).toEqual([])
  })
  it.each(homes)('%s is used only where it belongs', (name, places) => {
    const faults = imports.filter(({ file, target, isPackage }) => isPackage && target === name && !isTest(file) && !places.some((place) => file.startsWith(place)))
    expect(shown(faults)).toEqual([])
  })
  it('the browser\'s rooms do without Node, but for the server\'s own files', () => {
    const server = /^app\/(server|dev|assets|csp|page-cache|entry-server|choose-language)\.tsx?$/
    const faults = imports.filter(({ file, target, isPackage }) => isPackage && target.startsWith('node:') && !isTest(file) && ['domain', 'design-system', 'features', 'app'].includes(roomOf(file)) && !server.test(file))
    expect(shown(faults)).toEqual([])
  })
})

describe('files', () => {
  it('no folder is called after nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|shared|types|hooks|lib)(\/|$)/
    expect(files.filter((file) => vague.test(file.split('/').slice(0, -1).join('/')))).toEqual([])
  })
  it('names: components in PascalCase, everything else in kebab-case', () => {
    const wrong = product.filter((file) => {
      const name = file.split('/').at(-1)?.replace(/(\.css)?\.(tsx?|m?js)$/, '') ?? ''
      return !/^[A-Z][A-Za-z0-9]*$/.test(name) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
    })
    expect(wrong).toEqual([])
  })
  it('are read in one go: at most 250 lines, data apart', () => {
    const long = product.filter((file) => !/\/(data|packshots|addresses)\//.test(file) && lengthOf(file) > 250)
    expect(long).toEqual([])
  })
  it('hold no HTML sink but the one that sanitises', () => {
    const sinks = product.filter((file) => roomOf(file) !== 'service' && !file.startsWith('design-system/components/SafeHtml/') && /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/.test(textOf(file)))
    expect(sinks).toEqual([])
  })
  it('domain rules do not look at a clock', () => {
    const clocks = product.filter((file) => roomOf(file) === 'domain' && /Date\.now\(\)|new Date\(\)/.test(textOf(file)))
    expect(clocks).toEqual([])
  })
})
