import { begin, end, shown, type Begun, type LoadingList } from './status.ts'

let list: LoadingList = []
const listeners = new Set<() => void>()

/**
 * One store for the whole page, since only one operation is shown. On a server it stays empty, since only effects write
 * to it.
 */
function put(next: LoadingList): void {
  list = next
  for (const listener of listeners) listener()
}

export const beginLoading = (begun: Begun): void => {
  put(begin(list, begun))
}
export const endLoading = (key: string): void => {
  put(end(list, key))
}
export function followLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
/** Key of the operation that the page shows. */
export const shownLoading = (): string | undefined => shown(list)?.key
/** Nothing is shown on the server or in the first render over its HTML. */
export const shownOnServer = (): string | undefined => undefined
