import './heap-growth.ts'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { projectFolder } from './project-folder.ts'

// Caches compiled code, which makes later starts a third faster. The folder is our own, because code is executed from
// it; if it is not writable, the start continues without a cache.
enableCompileCache(fileURLToPath(new URL('node_modules/.cache/jadeleaf', projectFolder)))
const [{ readSettings, requirePublicUrl }, { needsEmbedded, openEmbedded }, { StartError }] =
  await Promise.all([import('./settings.ts'), import('./embedded-database.ts'), import('./start-error.ts')])
try {
  const settings = readSettings(process.env)
  requirePublicUrl(settings)
  // Starts PostgreSQL while the rest of the code is loading.
  let embedded: ReturnType<typeof openEmbedded> | undefined
  if (needsEmbedded(settings)) {
    await new Promise<void>((begun) => {
      embedded = openEmbedded(settings, begun)
      embedded.then(
        () => begun(),
        () => begun(),
      )
    })
  }
  const { start } = await import('./start.ts')
  await start(settings, embedded)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
