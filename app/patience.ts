/** How long a page's chunk may take (ms) before the error page is shown instead (shopping.md §9). */
export const CHUNK_TIMEOUT = 120_000

/** The default length of a pause (ms, shopping.md §9). */
export const PAUSE = 500

/** Waits. */
export const pause = (milliseconds = PAUSE): Promise<void> => new Promise((done) => { setTimeout(done, milliseconds) })

/** As the work, but failing when it takes longer. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => { timer = setTimeout(() => { fail(new Error(`Nothing came within ${milliseconds} ms`)) }, milliseconds) })
  try { return await Promise.race([work, late]) } finally { clearTimeout(timer) }
}
