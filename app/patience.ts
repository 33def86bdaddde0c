/** How long a page's chunk may take (ms) before the error page is shown instead (shopping.md §9). */
export const CHUNK_TIMEOUT = 120_000

/** The default length of a pause (ms, shopping.md §9). */
export const PAUSE = 500

/** Waits. */
export const pause = (milliseconds = PAUSE): Promise<void> => new Promise((done) => { setTimeout(done, milliseconds) })

/** As the work, but failing when it takes longer. */
export const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> => Promise.race([work, pause(milliseconds).then(() => Promise.reject(new Error('late')))])
