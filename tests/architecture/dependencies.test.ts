import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Imports that a rule of .dependency-cruiser.mjs refuses: who imports what. */
const refused: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['no-circular', 'domain/one/a.ts', 'domain/one/b.ts'],
  ['no-missing-file', 'domain/one/c.ts', './lost.ts'],
  ['rooms-below-domain', 'domain/one/d.ts', 'service/db/pool.ts'],
  ['rooms-below-domain', 'domain/one/d.test.ts', 'features/kit/query.ts'],
  ['rooms-below-design-system', 'design-system/private/a.ts', 'domain/one/e.ts'],
  ['rooms-below-service', 'service/http/a.ts', 'features/kit/query.ts'],
  ['rooms-below-features', 'features/cart/a.ts', 'app/shell/App.tsx'],
  ['rooms-below-app', 'app/shell/a.ts', 'service/db/pool.ts'],
  ['no-tools-in-features', 'features/cart/b.ts', 'tests/harness/service.ts'],
  ['no-tools-in-domain', 'domain/one/f.ts', 'locales/ids.ts'],
  ['features-stand-alone', 'features/cart/c.ts', 'features/orders/index.ts'],
  ['features-by-their-index', 'app/pages/a.ts', 'features/orders/OrdersPage.tsx'],
  ['features-write-no-styles', 'features/cart/d.ts', 'features/cart/cart.css.ts'],
  [
    'commerce-alone-knows-a-shop',
    'design-system/components/text/Tag/a.ts',
    'design-system/components/commerce/Price/index.ts',
  ],
  // Folders without a place in the order: nouns that have one do not import them, and they do not import the sandbox.
  ['service-order-reports', 'service/reports/a.ts', 'service/new-noun/a.ts'],
  ['service-order-new-noun', 'service/new-noun/b.ts', 'service/sandbox/a.ts'],
  ['service-order-new-noun', 'service/new-noun/c.ts', 'service/other-noun/a.ts'],
  ['service-order-db', 'service/db/a.ts', 'service/http/handle.ts'],
  ['service-order-cart', 'service/cart/a.ts', 'service/orders/store.ts'],
  ['service-base', 'service/cart/b.ts', 'service/main.ts'],
  ['domain-needs-zod-and-dayjs-alone', 'domain/one/g.ts', 'react'],
  ['no-node-in-the-browser', 'features/cart/e.ts', 'node:fs'],
  ['home-of-ky', 'features/cart/f.ts', 'ky'],
  ['home-of-pg', 'app/server/a.ts', 'pg'],
  ['home-of-react-dom', 'features/cart/g.ts', 'react-dom/server'],
  ['home-of-@vanilla-extract/css', 'app/shell/b.ts', '@vanilla-extract/css'],
  ['home-of-vite', 'app/server/b.ts', 'vite'],
]
/** Imports that no rule refuses. */
const allowed: readonly (readonly [from: string, imported: string])[] = [
  ['domain/one/b.ts', 'domain/one/a.ts'],
  ['domain/one/h.ts', 'zod'],
  ['design-system/private/b.ts', 'react-aria-components'],
  ['service/orders/c.ts', 'service/cart/d.ts'],
  ['service/new-noun/d.ts', 'service/cart/d.ts'],
  ['service/cart/e.ts', 'service/settings.ts'],
  ['features/orders/h.ts', 'features/kit/query.ts'],
  ['features/orders/i.test.ts', 'tests/harness/service.ts'],
  ['app/pages/b.ts', 'features/orders/index.ts'],
  ['app/server/c.ts', 'node:fs'],
]

let violations: string[]
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jadeleaf-imports-'))
  for (const part of ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json'])
    cpSync(part, join(folder, part))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }
  const imports = [...refused.map(([, from, imported]) => [from, imported] as const), ...allowed]
  const isFile = (imported: string) => /^(?!\.).*\.tsx?$/.test(imported)
  for (const [, imported] of imports) if (isFile(imported)) write(imported, 'export const a = 1')
  for (const [from, imported] of imports)
    write(
      from,
      `export { a } from '${isFile(imported) ? `${'../'.repeat(from.split('/').length - 1)}${imported}` : imported}'`,
    )
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    [
      'design-system',
      'domain',
      'service',
      'features',
      'app',
      '--config',
      '.dependency-cruiser.mjs',
      '-T',
      'json',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] }
  }
  violations = summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('an import', () => {
  it.each(refused)('%s: not in %s of %s', (rule, from) => {
    expect(violations).toContain(`${from}: ${rule}`)
  })
  it.each(allowed)('is allowed in %s of %s', (from) => {
    expect(violations.filter((violation) => violation.startsWith(`${from}:`))).toEqual([])
  })
})
