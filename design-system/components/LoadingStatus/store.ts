import { begin, end, shown, type Begun, type LoadingList } from './status.ts'

let list: LoadingList = []
const listeners = new Set<() => void>()

/** Of the whole page: whoever begins, one thing is shown. On a server nothing begins, since only effects write here. */
function put(next: LoadingList): void {
  list = next
  for (const listener of listeners) listener()
}

export const beginLoading = (begun: Begun): void => { put(begin(list, begun)) }
export const endLoading = (key: string): void => { put(end(list, key)) }
export function followLoading(listener: () => void): () => void {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}
/** The key of what the page shows. */
export const shownLoading = (): string | undefined => shown(list)?.key
/** A server shows nothing, and so does the first frame over its HTML. */
export const shownOnServer = (): string | undefined => undefined
