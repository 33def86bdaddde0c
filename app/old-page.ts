import { createStorage } from '#features/kit/storage.ts'
import { keepFields } from './kept-fields.ts'

/** When this browser last loaded the shop again because a chunk was gone (ms). */
const reloadedSlot = createStorage(() => globalThis.sessionStorage).slot('reloaded_at', (value) => typeof value === 'number')

/** A second failure within this time (ms) is no old page but a defect: it is told. */
const once = 60_000

let ahead = 0

/** Work that nobody waits for: its failure reloads nothing. */
export async function fetchAhead(work: Promise<unknown>): Promise<void> {
  ahead++
  try { await work } catch { /* a page that cannot be fetched ahead is fetched, and its failure told, when it is opened */ } finally { ahead-- }
}

/**
 * A page that was open during a deploy asks for chunks that no longer exist: the shop is loaded again, once, at the
 * address that was wanted, and what was typed is given back (quality.md "Reliability").
 * Without a connection nothing is loaded: the page that stands is better than none.
 * @param wanted the address of a navigation under way
 */
export function outliveDeploys(wanted: () => string | undefined): void {
  addEventListener('vite:preloadError', () => {
    const target = wanted()
    if ((target === undefined && ahead > 0) || !navigator.onLine || Date.now() - (reloadedSlot.read() ?? 0) < once) return
    keepFields()
    void fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => {
      if (!ok) return
      reloadedSlot.write(Date.now())
      if (target === undefined) location.reload()
      else location.assign(target)
    }, () => undefined)
  })
}
