import { readdirSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds after the first page, for the rest of what its visitor asks. */
const AFTER_PAGE_MS = 2_000

/** Milliseconds after the start if nobody asks for a page. */
const UNASKED_MS = 60_000

/** Loads the modules of this build that no page has needed yet. From the sources there are none. */
async function loadModules(): Promise<void> {
  const folder = new URL('.', import.meta.url)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    await import(/* @vite-ignore */ new URL(name, folder).href)
    await turn()
  }
}

/**
 * Takes the rest of the build into memory once the first page is out, which needs little of it: a build beside a running
 * process then takes nothing away from it.
 * @param readFiles reads the files for browsers
 * @returns to be called when a page is out
 */
export function loadRestLater(readFiles: () => Promise<void>, log: (line: string) => void): () => void {
  let loading: Promise<unknown> | undefined
  const load = () => {
    loading ??= Promise.all([loadModules(), readFiles()]).catch((error: unknown) => {
      log(`The build could not be read to its end: ${String(error)}`)
    })
  }
  setTimeout(load, UNASKED_MS).unref()
  let timer: NodeJS.Timeout | undefined
  return () => {
    timer ??= setTimeout(load, AFTER_PAGE_MS).unref()
  }
}
