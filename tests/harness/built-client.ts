import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The least that pages need of a built client, for pages that a test renders from their sources: a manifest and a loader. */
export function builtClient(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'jadeleaf-client-'))
  mkdirSync(join(dir, '.vite'))
  mkdirSync(join(dir, 'assets'))
  const entry = { file: 'assets/entry-1.js', isEntry: true }
  writeFileSync(join(dir, '.vite/manifest.json'), JSON.stringify({ 'app/client/entry-client.tsx': entry }))
  writeFileSync(join(dir, '.vite/loader.js'), 'boot(__ENTRY__,__DATA__,__PRELOAD__)')
  writeFileSync(join(dir, entry.file), '// entry')
  return {
    dir,
    remove: () => {
      rmSync(dir, { recursive: true })
    },
  }
}
