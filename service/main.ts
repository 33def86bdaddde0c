import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What was compiled once is not compiled again: a third off every later start. In a folder of ours, since code is read from it;
// where that cannot be written, the start goes on without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/jadeleaf', import.meta.url)))
await import('./start.ts')
