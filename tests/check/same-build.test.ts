import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const sources = ['app', 'build', 'design-system', 'domain', 'features', 'locales', 'scripts', 'service']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts']
let elsewhere: string

beforeAll(() => {
  // a name that could be taken for a locale
  elsewhere = mkdtempSync(join(tmpdir(), 'jadeleaf-en-GB-'))
  for (const part of [...sources, ...settings]) cpSync(part, join(elsewhere, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'))
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: elsewhere, stdio: 'pipe' })
}, 120_000)
afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true })
})

/** Digests of the files that a visitor may fetch. The manifest names the folders of packages, here those of a link. */
const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'dist/client'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.vite'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map((file) => [
        file.slice(folder.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )

it('two builds of the same sources in two folders have the same bytes: no budget changes by itself', () => {
  const built = digests(resolve('.'))
  expect(Object.keys(built).length).toBeGreaterThan(1_000)
  expect(digests(elsewhere)).toEqual(built)
}, 30_000)
