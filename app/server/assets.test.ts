import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAssets } from './assets.ts'

let clientDir: string
beforeEach(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'jadeleaf-assets-'))
  mkdirSync(join(clientDir, '.vite'))
  mkdirSync(join(clientDir, 'assets'))
  writeFileSync(
    join(clientDir, '.vite/manifest.json'),
    JSON.stringify({ entry: { file: 'assets/entry-1.js', isEntry: true } }),
  )
  writeFileSync(join(clientDir, '.vite/loader.js'), '')
  for (const name of ['page-1.js', 'page-1.js.br', 'page-1.js.gz'])
    writeFileSync(join(clientDir, 'assets', name), name)
})
afterEach(() => {
  rmSync(clientDir, { recursive: true, force: true })
})

/** Another build takes the files of this one away. */
const rebuild = () => {
  rmSync(join(clientDir, 'assets'), { recursive: true })
}

it.each([
  ['gzip, deflate, br', 'page-1.js.br', 'br'],
  ['gzip', 'page-1.js.gz', 'gzip'],
  ['', 'page-1.js', null],
])('sends the copy that the browser likes best: %s', async (accepted, body, encoding) => {
  const answer = readAssets(clientDir).file('/assets/page-1.js', accepted)
  expect(await answer?.text()).toBe(body)
  expect(answer?.headers.get('content-encoding')).toBe(encoding)
})

it('keeps what was asked for, and knows no file that was replaced before anybody asked', async () => {
  const assets = readAssets(clientDir)
  assets.file('/assets/page-1.js', 'br')
  rebuild()
  expect(await assets.file('/assets/page-1.js', 'br')?.text()).toBe('page-1.js.br')
  expect(assets.file('/assets/page-1.js', 'gzip')).toBeUndefined()
})

it('keeps every file once the rest is read', async () => {
  const assets = readAssets(clientDir)
  await assets.readRest()
  rebuild()
  for (const accepted of ['br', 'gzip', ''])
    expect(await assets.file('/assets/page-1.js', accepted)?.text()).toMatch(/^page-1\.js/)
})
