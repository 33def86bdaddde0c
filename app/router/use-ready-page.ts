import type { Endpoint } from '#domain/contract/endpoint.ts'
import { useEffect } from 'react'
import { readyPageWhileIdle } from './prefetch.ts'

/** Time (ms) that a page is shown before the next one is fetched. */
const REST = 100

/** Browsers of people who save data fetch nothing ahead. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Prefetches the page that the present one is likely to lead to, so that a touch waits for nothing but its data. */
export function useReadyPage(path: string, call?: Endpoint): void {
  useEffect(() => {
    if (savesData()) return undefined
    const timer = setTimeout(readyPageWhileIdle, REST, path, call)
    return () => {
      clearTimeout(timer)
    }
  }, [path, call])
}
