import { lazyModule } from './loading/lazy-module.ts'
import { fetchPage, pageModules, pageWords, type ModuleFolder } from './page-modules/fetch-page.ts'
import type { PageHandle } from './page.ts'
import { CHUNK_TIMEOUT, withTimeout } from './timeouts.ts'

const isServer = typeof document === 'undefined'

/** Describes a page by its folder and its name. */
export function pageHandle(folder: ModuleFolder, name: string): PageHandle {
  const fetch = () => fetchPage(folder, name)
  return {
    modules: pageModules(folder, name),
    words: pageWords(folder, name),
    ...lazyModule(() => (isServer ? fetch() : withTimeout(CHUNK_TIMEOUT, fetch()))),
  }
}
