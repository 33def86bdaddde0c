import { lazyModule } from './loading/lazy-module.ts'
import type { PageHandle, PageModule } from './page.ts'
import { CHUNK_TIMEOUT, withTimeout } from './timeouts.ts'

const isServer = typeof document === 'undefined'

/**
 * Describes a page by its name, which is also that of its address and its module.
 * @param parts message catalogues besides the shell's
 */
export function pageHandle(
  name: string,
  fetch: () => Promise<PageModule>,
  parts: readonly string[],
): PageHandle {
  return {
    modules: [`app/pages/*/${name}.tsx`],
    parts,
    ...lazyModule(() => (isServer ? fetch() : withTimeout(CHUNK_TIMEOUT, fetch()))),
  }
}
