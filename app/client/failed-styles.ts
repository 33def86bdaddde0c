/** Time (ms) until a style sheet is asked for again; after each failure twice as long, up to the limit. */
const firstWait = 1000
const longestWait = 60_000

/** Resolves after a time, and not before the device is online. */
const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if (navigator.onLine) resolve()
      else
        addEventListener(
          'online',
          () => {
            resolve()
          },
          { once: true },
        )
    }, time)
  })

/**
 * Asks again for style sheets that could not be had: Vite's loader asks once, and would then show their page without style. Call it
 * before anything is fetched ahead, which begins before the first press.
 */
export function retryFailedStyles(): void {
  const waits = new Map<string, number>()
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      const wait = waits.get(target.href) ?? firstWait
      waits.set(target.href, Math.min(wait * 2, longestWait))
      void pause(wait).then(() => {
        // a link that is put back is fetched anew
        target.replaceWith(target.cloneNode())
      })
    },
    true,
  )
}
