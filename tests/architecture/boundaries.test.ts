import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { componentFolders } from '../../design-system/testing/folders.ts'
import {
  exists,
  foldersOf,
  importsOf,
  isTest,
  namesIn,
  rooms,
  sourcesOf,
  textOf,
  type Import,
} from './imports.ts'

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
    expect(
      imports.some(
        ({ file, target }) => file === 'app/router/routes.tsx' && target === 'app/shell/Shell.tsx',
      ),
    ).toBe(true)
    expect(
      imports.some(
        ({ file, target }) => file === 'app/joins/CartLink.tsx' && target === 'features/cart/index.ts',
      ),
    ).toBe(true)
    expect(
      imports.some(
        ({ file, target }) => file === 'app/shell/App.tsx' && target === 'design-system/styles/index.ts',
      ),
    ).toBe(true)
  })
  it.each(rooms)('%s imports only from the rooms below it', (room) => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        !isPackage &&
        !isTest(file) &&
        roomOf(file) === room &&
        roomOf(target) !== room &&
        !may[room]?.includes(roomOf(target)),
    )
    expect(shown(faults)).toEqual([])
  })
  it.each(rooms)('what %s imports of ours is there', (room) => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        !isPackage &&
        roomOf(file) === room &&
        !target.includes('*') &&
        /\.(tsx?|m?js)$/.test(target) &&
        !exists(target),
    )
    expect(shown(faults)).toEqual([])
  })
})

/** Groups of the design system's components; `commerce` alone knows what a shop sells. */
const componentGroups = [
  'actions',
  'charts',
  'commerce',
  'data',
  'feedback',
  'fields',
  'layout',
  'media',
  'navigation',
  'overlays',
  'text',
]
const components = 'design-system/components/'
const groupOf = (path: string): string =>
  path.startsWith(components) ? (path.slice(components.length).split('/')[0] ?? '') : ''

describe('components', () => {
  it('stand in the known groups', () => {
    expect(foldersOf('design-system/components').toSorted()).toEqual(componentGroups)
  })
  it('of other groups import nothing of commerce', () => {
    const faults = imports.filter(
      ({ file, target }) =>
        file.startsWith('design-system/') &&
        !isTest(file) &&
        groupOf(file) !== 'commerce' &&
        groupOf(target) === 'commerce',
    )
    expect(shown(faults)).toEqual([])
  })
  it('have names of their own in all groups: the package exports them without the group', () => {
    const names = componentFolders().map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe('features', () => {
  it.each(foldersOf('features'))('%s knows no other feature', (noun) => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        !isPackage &&
        file.startsWith(`features/${noun}/`) &&
        target.startsWith('features/') &&
        ![noun, 'kit'].includes(nounOf(target)),
    )
    expect(shown(faults)).toEqual([])
  })
  it('are entered through their index; the kit through its files', () => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        !isPackage &&
        roomOf(file) === 'app' &&
        roomOf(target) === 'features' &&
        nounOf(target) !== 'kit' &&
        !/^features\/[^/]+\/index\.ts$/.test(target),
    )
    expect(shown(faults)).toEqual([])
  })
  it('write no styles of their own', () => {
    const own = files.filter((file) => roomOf(file) === 'features' && /\.css(\.ts)?$/.test(file))
    const used = product.filter(
      (file) => ['features', 'app'].includes(roomOf(file)) && /\b(className|style)=/.test(textOf(file)),
    )
    expect([...own, ...used]).toEqual([])
  })
  it('the kit stays small and is no noun', () => {
    const kit = sourcesOf('features/kit').filter((file) => !isTest(file))
    // at twenty a folder is split by purpose, the kit as any noun
    const size = (folder: string) => kit.filter((file) => dirname(file) === folder).length
    expect(size('features/kit')).toBeLessThan(20)
    expect(size('features/kit/form')).toBeLessThan(10)
    expect(foldersOf('features/kit')).toEqual(['form'])
    expect(foldersOf('domain')).not.toContain('kit')
  })
})

/** The folders of the service, each after those it may import. */
const serviceOrder = [
  'db',
  'ports',
  'http',
  'uploads',
  'languages',
  'outbox',
  'messages',
  'addresses',
  'pickup-points',
  'catalogue',
  'content',
  'credentials',
  'team',
  'loyalty',
  'customers',
  'enrollments',
  'referrals',
  'auth',
  'cart',
  'store',
  'coupons',
  'payouts',
  'payment-gateway',
  'checkout',
  'orders',
  'commissions',
  'payment',
  'favourites',
  'feedback',
  'reviews',
  'success-tracker',
  'applications',
  'membership',
  'reports',
  'sandbox',
  'sandbox-payment',
  'sandbox-payout',
  'seed',
]
/** Files of the service's root that its folders may import; all others start what the folders hold. */
const serviceBase = [
  'service/calls-in-progress.ts',
  'service/project-folder.ts',
  'service/settings.ts',
  'service/start-error.ts',
]

/** Files besides the stores that hold SQL. The list only shrinks. */
const sqlElsewhere = [
  // one statement that asks nothing: whether the database answers
  'service/http/health.ts',
]

describe('service', () => {
  const between = imports.filter(
    ({ file, target, isPackage }) =>
      !isPackage &&
      !isTest(file) &&
      /^service\/[^/]+\//.test(file) &&
      roomOf(target) === 'service' &&
      nounOf(target) !== nounOf(file),
  )
  it('lists every folder in the order', () => {
    expect(foldersOf('service').toSorted()).toEqual(serviceOrder.toSorted())
    expect(between.length).toBeGreaterThan(200)
  })
  it.each(foldersOf('service'))('%s imports only folders before it', (noun) => {
    const before = serviceOrder.slice(0, serviceOrder.indexOf(noun))
    const faults = between.filter(
      ({ file, target }) =>
        nounOf(file) === noun && !serviceBase.includes(target) && !before.includes(nounOf(target)),
    )
    expect(shown(faults)).toEqual([])
  })
  it('migrations have each a number of their own', () => {
    const numberOf = (name: string) => name.slice(0, 3)
    const names = namesIn('service/db/migrations').filter((name) => name.endsWith('.sql'))
    expect(names.filter((name) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name))).toEqual([])
    const shared = names.filter((name) =>
      names.some((other) => other !== name && numberOf(other) === numberOf(name)),
    )
    // A database knows them by their names, so they keep them. They touch different tables: their order makes no difference.
    expect(shared).toEqual([
      '070-arrival-reminder.sql',
      '070-bundle-price.sql',
      '071-feedback.sql',
      '071-membership.sql',
    ])
  })
  it('SQL stands in stores alone', () => {
    const asking = product.filter(
      (file) =>
        /^service\/[^/]+\//.test(file) &&
        !/^service\/(db|seed)\//.test(file) &&
        !/(^|[/-])store\.ts$/.test(file) &&
        (/\b(db|tx|database|nested)\s*\.(query|one)\b/.test(textOf(file)) ||
          /[`'"]\s*(select\b[^`'"]*\bfrom|insert into|delete from|update \w+ set|with \w+ as)\b/.test(
            textOf(file),
          )),
    )
    expect(asking).toEqual(sqlElsewhere)
  })
  it('no noun asks whether the sandbox plays the systems outside', () => {
    const asking = product.filter(
      (file) =>
        /^service\/[^/]+\//.test(file) &&
        !/^service\/(sandbox|sandbox-payment|seed)\//.test(file) &&
        /\.sandbox\b/.test(textOf(file)),
    )
    expect(asking).toEqual([])
  })
})

/** Packages that live in one room only. */
const homes: readonly [string, readonly string[]][] = [
  ['react-aria-components', ['design-system/']],
  ['react-aria', ['design-system/']],
  ['react-stately', ['design-system/']],
  ['@react-aria/live-announcer', ['design-system/']],
  ['@vanilla-extract/css', ['design-system/']],
  ['@vanilla-extract/recipes', ['design-system/']],
  ['@internationalized/date', ['design-system/']],
  ['dompurify', ['design-system/components/text/SafeHtml/']],
  ['ky', ['features/kit/']],
  ['@hookform/resolvers', ['features/kit/']],
  ['@tanstack/query-persist-client-core', ['features/addresses/']],
  ['hono', ['service/']],
  ['@hono/node-server', ['service/']],
  ['pg', ['service/']],
  ['sanitize-html', ['service/']],
  ['pinyin-pro', ['service/catalogue/search/']],
  ['react-dom', ['app/', 'design-system/']],
  ['vite', ['app/server/dev.ts']],
]

describe('packages', () => {
  it('the domain needs zod and dayjs, nothing else', () => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        isPackage && roomOf(file) === 'domain' && !isTest(file) && !['zod', 'dayjs'].includes(target),
    )
    expect(shown(faults)).toEqual([])
  })
  it.each(homes)('%s is used only where it belongs', (name, places) => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        isPackage && target === name && !isTest(file) && !places.some((place) => file.startsWith(place)),
    )
    expect(shown(faults)).toEqual([])
  })
  it("the browser's rooms do without Node, but for the pages' server", () => {
    const faults = imports.filter(
      ({ file, target, isPackage }) =>
        isPackage &&
        target.startsWith('node:') &&
        !isTest(file) &&
        ['domain', 'design-system', 'features', 'app'].includes(roomOf(file)) &&
        !file.startsWith('app/server/'),
    )
    expect(shown(faults)).toEqual([])
  })
})

describe('files', () => {
  it('no folder is called after nothing', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|shared|types|hooks|lib)(\/|$)/
    expect(files.filter((file) => vague.test(file.split('/').slice(0, -1).join('/')))).toEqual([])
  })
  it.each(rooms)('no folder of %s holds more than 20 sources, tests and stories aside', (room) => {
    const sizes = new Map<string, number>()
    for (const file of sourcesOf(room))
      if (!isTest(file)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
    expect(sizes.size).toBeGreaterThan(5)
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([])
  })
  it('names: components in PascalCase, everything else in kebab-case', () => {
    const wrong = product.filter((file) => {
      const name =
        file
          .split('/')
          .at(-1)
          ?.replace(/(\.css)?\.(tsx?|m?js)$/, '') ?? ''
      return !/^[A-Z][A-Za-z0-9]*$/.test(name) && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
    })
    expect(wrong).toEqual([])
  })
  it('hold no HTML sink but the one that sanitises', () => {
    const sinks = product.filter(
      (file) =>
        roomOf(file) !== 'service' &&
        !file.startsWith('design-system/components/text/SafeHtml/') &&
        /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|document\.write/.test(textOf(file)),
    )
    expect(sinks).toEqual([])
  })
  it('domain rules do not look at a clock', () => {
    const clocks = product.filter(
      (file) => roomOf(file) === 'domain' && /Date\.now\(\)|new Date\(\)/.test(textOf(file)),
    )
    expect(clocks).toEqual([])
  })
})
