import { readdirSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds after the start: its first page is out by then. */
const LATER_MS = 5_000

/** Loads the modules of this build that no page has needed yet. From the sources there are none. */
async function loadModules(): Promise<void> {
  const folder = new URL('.', import.meta.url)
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.mjs'))) {
    await import(/* @vite-ignore */ new URL(name, folder).href)
    await turn()
  }
}

/**
 * Takes the rest of the build into memory a moment after the start, which needs little of it: a build beside a running process
 * then takes nothing away from it.
 * @param readFiles reads the files for browsers
 */
export function loadRestLater(readFiles: () => Promise<void>, log: (line: string) => void): void {
  setTimeout(() => {
    Promise.all([loadModules(), readFiles()]).catch((error: unknown) => {
      log(`The build could not be read to its end: ${String(error)}`)
    })
  }, LATER_MS).unref()
}
