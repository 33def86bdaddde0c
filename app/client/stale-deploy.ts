import { createStorage } from '#features/kit/storage.ts'

/** When this browser last reloaded the shop because a chunk was missing (ms). */
const reloadedSlot = createStorage(() => globalThis.sessionStorage).slot(
  'reloaded_at',
  (value) => typeof value === 'number',
)

/** A second failure within this time (ms) is a defect, not an outdated page: it is reported. */
const once = 60_000

/** Saves the typed values. Loaded at the first interaction: nothing is typed before. */
let saveFields: (() => void) | undefined

/** Loads the code for saving in advance, because it may be missing as well by the time it is needed. */
export async function prepareReload(): Promise<void> {
  saveFields = (await import('./form-restore.ts')).saveFields
}

/** Restores the values typed before this load, if any. */
export async function restoreFields(): Promise<void> {
  try {
    if (sessionStorage.getItem('kept_fields') === null) return
  } catch {
    return
  }
  await import('./form-restore.ts').then((formRestore) => {
    formRestore.restoreFields()
  })
}

let ahead = 0

/** Background prefetches: their failures do not reload the page. */
export async function fetchAhead(work: Promise<unknown>): Promise<void> {
  ahead++
  try {
    await work
  } catch {
    /* a failed prefetch is repeated, and reported, when the page is opened */
  } finally {
    ahead--
  }
}

/** Opens the address that is wanted, or this page again, if the shop answers. What was typed is saved, or this page stays. */
async function openAgain(wanted: () => string | undefined): Promise<void> {
  const target = wanted()
  saveFields?.()
  const [{ ok }] = await Promise.all([
    fetch('/healthz', { cache: 'no-store' }),
    saveFields ?? fetchAhead(prepareReload()),
  ])
  // a navigation may have started meanwhile
  const next = wanted() ?? target
  if (!ok || (next === undefined && !saveFields)) return
  // again: it may be there only now, and typing goes on
  saveFields?.()
  reloadedSlot.write(Date.now())
  if (next === undefined) location.reload()
  else location.assign(next)
}

/**
 * Reloads the shop once when a page opened before a deploy asks for chunks that no longer exist, at the requested
 * address and with typed values restored. Without a connection nothing is reloaded: the present page is better than
 * none.
 * @param wanted address of a navigation in progress
 */
export function reloadAfterDeploy(wanted: () => string | undefined): void {
  let isOpening = false
  addEventListener('vite:preloadError', () => {
    if (
      isOpening ||
      (wanted() === undefined && ahead > 0) ||
      !navigator.onLine ||
      Date.now() - (reloadedSlot.read() ?? 0) < once
    )
      return
    isOpening = true
    openAgain(wanted)
      .catch(() => undefined)
      .finally(() => {
        isOpening = false
      })
  })
}
