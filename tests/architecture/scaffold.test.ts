import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let copy: string
/** @throws Error with what the command said */
function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr + stdout)
  return stdout
}
const bin = (name: string) => resolve('node_modules/.bin', name)
const scaffold = (...args: string[]) => run(resolve('scripts/new.mjs'), ...args)

/** The project without its pictures and builds, so that what is written can be checked where it would stand. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'jadeleaf-new-'))
  for (const part of ['design-system', 'domain', 'features', 'app', 'service', 'locales', 'scripts', '.storybook', 'package.json', 'tsconfig.json', '.oxlintrc.json', 'vite.config.ts']) cpSync(part, join(copy, part), { recursive: true, filter: (file) => !/\.test\.tsx?$|\.testing\.ts$/.test(file) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})
afterAll(() => { rmSync(copy, { recursive: true, force: true }) })

describe('npm run new', () => {
  it('writes a component and a feature that type-check and lint in the house style', () => {
    const written = [...scaffold('component', 'PriceTag').split('\n\n')[0]!.split('\n'), ...scaffold('feature', 'gift-cards').split('\n\n')[0]!.split('\n')]
    expect(written).toContain('design-system/components/PriceTag/PriceTag.stories.tsx')
    expect(written).toContain('app/pages/gift-cards.tsx')
    expect(written.filter((file) => file.startsWith('locales/gift-cards/'))).toHaveLength(6)
    expect(written.filter((file) => !existsSync(join(copy, file)))).toEqual([])
    run('scripts/i18n.mjs', 'compile')
    expect(readFileSync(join(copy, 'locales/ids.d.ts'), 'utf8')).toContain("'gift-cards.page.title'")
    run(bin('tsc'), '--noEmit', '-p', '.')
    execFileSync(bin('oxlint'), ['--deny-warnings', ...written.filter((file) => /\.tsx?$/.test(file))], { cwd: copy, stdio: 'pipe' })
  }, 120_000)

  it.each([
    ['a name in another style', ['component', 'priceTag'], 'A component is named in PascalCase'],
    ['a feature in capitals', ['feature', 'GiftCards'], 'A feature is named by a noun in kebab-case'],
    ['a kind that does not exist', ['page', 'Gifts'], 'npm run new component Name'],
    ['what is there already', ['component', 'Button'], 'is there already; nothing was written'],
  ])('refuses %s in one sentence', (_what, args, sentence) => {
    expect(() => scaffold(...args)).toThrow(sentence)
  })
})
