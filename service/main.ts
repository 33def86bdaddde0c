import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled once is not compiled again: a third off every later start. In a folder of ours, since code is read from it;
// where that cannot be written, the start goes on without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/jadeleaf', import.meta.url)))
const [{ readSettings }, { needsEmbedded, openEmbedded }, { StartError }] = await Promise.all([import('./settings.ts'), import('./embedded-database.ts'), import('./start-error.ts')])
try {
  const settings = readSettings(process.env)
  // PostgreSQL gets up while the rest of the code is read.
  let embedded: ReturnType<typeof openEmbedded> | undefined
  if (needsEmbedded(settings)) {
    await new Promise<void>((begun) => {
      embedded = openEmbedded(settings, begun)
      embedded.then(() => begun(), () => begun())
    })
  }
  const { start } = await import('./start.ts')
  await start(settings, embedded)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
