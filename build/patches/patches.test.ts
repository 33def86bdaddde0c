import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { localePatches } from './known-locales.ts'
import { lucidePatches } from './lucide.ts'
import { applyPatches, type PackagePatch } from './patch.ts'
import { announcerPatches } from './react-aria-announcer.ts'
import { calendarPatches } from './react-aria-calendar.ts'
import { tablePatches } from './react-aria-table.ts'
import { treePatches } from './react-aria-tree.ts'

/** Installed files that a patch could be for. */
const installed = [
  'node_modules/react-aria/dist/private/i18n/*.mjs',
  'node_modules/react-aria/dist/private/live-announcer/*.{mjs,js,cjs}',
  'node_modules/react-aria/dist/private/gridlist/*.mjs',
  'node_modules/react-aria/dist/private/table/*.mjs',
  'node_modules/react-stately/dist/private/calendar/*.mjs',
  'node_modules/@formatjs/intl/index.js',
  'node_modules/lucide-react/dist/esm/shared/src/build/*.mjs',
  'node_modules/react-intl/node_modules/intl-messageformat/index.js',
  'node_modules/intl-messageformat/index.js',
].flatMap((pattern) => globSync(pattern).filter((file) => existsSync(file)))

const groups: readonly [string, readonly PackagePatch[]][] = [
  ['react-aria-announcer', announcerPatches],
  ['react-aria-table', tablePatches],
  ['react-aria-tree', treePatches],
  ['react-aria-calendar', calendarPatches],
  ['known-locales', localePatches],
  ['lucide', lucidePatches],
]

describe.each(groups)('%s', (_, patches) => {
  it.each(patches.map((patch) => [String(patch.find).slice(0, 60), patch] as const))(
    'changes an installed module, which still parses: %s',
    (_find, patch) => {
      const changed = installed
        .map((id) => ({ id, code: readFileSync(id, 'utf8') }))
        .map(({ id, code }) => ({ code, patched: applyPatches([patch], code, id) }))
        .filter(({ patched }) => patched !== undefined)
      expect(changed.length).toBeGreaterThan(0)
      for (const { code, patched } of changed) {
        expect(patched).not.toBe(code)
        expect(() => parseAst(patched!)).not.toThrow()
      }
    },
  )
  it.each(patches.map((patch) => [String(patch.find).slice(0, 60), patch] as const))(
    'ends the build when the package is written differently: %s',
    (_find, patch) => {
      const id = installed.find((file) => {
        const code = readFileSync(file, 'utf8')
        return patch.file.test(file) && (patch.sign === undefined || code.includes(patch.sign))
      })
      expect(() => applyPatches([patch], `${patch.sign ?? ''} // rewritten`, id ?? '')).toThrow(
        /a patch expects/,
      )
    },
  )
})
