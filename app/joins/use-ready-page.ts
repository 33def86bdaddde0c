import type { Endpoint } from '#domain/contract/endpoint.ts'
import { useEffect } from 'react'

/** Time (ms) that a page is shown before the next one is fetched. */
const REST = 1000

/**
 * Fetches what a page is made of that the present one is likely to lead to, so that a touch waits for nothing but its data.
 * @param path anything may stand for a parameter
 * @param call what the page reads that no page before it has read
 */
export function useReadyPage(path: string, call?: Endpoint): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // without a connection it is fetched when it is opened
      import('../client/ready-page.ts')
        .then(({ readyPageWhileIdle }) => readyPageWhileIdle(path, call))
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
    }
  }, [path, call])
}
