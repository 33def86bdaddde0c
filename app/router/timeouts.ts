/** Maximum time (ms) for loading a page's chunk before the error page is shown. */
export const CHUNK_TIMEOUT = 120_000

/** Waits for a number of milliseconds; for half a second by default. */
export const pause = (milliseconds = 500): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds)
  })

/** Rejects when the work takes longer than the limit. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, pause(milliseconds).then(() => Promise.reject(new Error('late')))])
