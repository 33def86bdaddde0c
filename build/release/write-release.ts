import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withNeeded } from './packages.ts'
import { besideTheBundle } from './write-materials.ts'

/** What the built shop reads while it runs, beside the packages in node_modules. */
const parts = [
  'dist/client',
  'dist/server',
  'dist/service',
  'dist/sbom.cdx.json',
  'service/auth/common-passwords.txt',
  'service/db/migrations',
  'LICENSE',
] as const

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/**
 * Copies what a machine needs that runs the built shop, for the system that it was built on: no sources, no tools, no
 * Node, no PostgreSQL.
 * @param target a folder, which is replaced
 */
export function writeRelease(target: string): void {
  rmSync(target, { recursive: true, force: true })
  const copy = (path: string) => {
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(path, join(target, path), { recursive: true })
  }
  parts.forEach(copy)
  for (const name of besideTheBundle)
    for (const needed of withNeeded('node_modules', name)) copy(join('node_modules', needed))
  const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const manifest = { name, version, private: true, type: 'module', dependencies }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
