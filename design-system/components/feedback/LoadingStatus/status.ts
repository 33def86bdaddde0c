/** `wait`: the page stays after the response. `leave`: another page replaces this one. */
export type LoadingType = 'wait' | 'leave'

/** An operation in progress. */
export interface Loading {
  /** Whether it is in progress. */
  loading: boolean
  /** `wait` if the page stays, `leave` if another page replaces it. */
  type: LoadingType
  /** What is in progress, as a sentence in the page's language. */
  message: string
  /** Identifies it among several at the same time. */
  id: string
  /** Whether the page is blocked meanwhile. */
  blockPage: boolean
}

/** Delay before anything is shown, in milliseconds: a quick response does not flash. */
export const shownAfter = 300

/**
 * Milliseconds after which the page is unblocked in any case, so that nobody is locked out by an operation that never
 * ends. A wait is longer than a call with all its retries may take (45 s); a page that has not loaded within one
 * attempt is not coming.
 */
export const limits: Readonly<Record<LoadingType, number>> = { wait: 60_000, leave: 20_000 }

/** Fills in the defaults: in progress, `wait`, blocking. */
export const loadingOf = ({
  loading = true,
  type = 'wait',
  message,
  id,
  blockPage = true,
}: Partial<Loading> & Pick<Loading, 'id' | 'message'>): Loading => ({ loading, type, message, id, blockPage })

/** One start of an operation. Each start has its own key, so that the same id may be in progress twice. */
export interface Begun {
  key: string
  status: Loading
}
/** Operations in progress, in the order in which they started. */
export type LoadingList = readonly Begun[]

/**
 * Adds an operation, or updates the message of one already listed, which keeps its position. Operations not in progress
 * are ignored.
 */
export const begin = (list: LoadingList, begun: Begun): LoadingList => {
  if (!begun.status.loading) return end(list, begun.key)
  return list.some(({ key }) => key === begun.key)
    ? list.map((old) => (old.key === begun.key ? begun : old))
    : [...list, begun]
}

/** Removes an operation. An unknown key changes nothing. */
export const end = (list: LoadingList, key: string): LoadingList =>
  list.some((begun) => begun.key === key) ? list.filter((begun) => begun.key !== key) : list

/** The operation that the page shows: blocking before non-blocking, later before earlier. */
export const shown = (list: LoadingList): Begun | undefined =>
  list.findLast(({ status }) => status.blockPage) ?? list.at(-1)

/** Status of the whole page: that of the operation shown. `loading` is true if there is any. */
export const combined = (list: LoadingList): Loading =>
  shown(list)?.status ?? loadingOf({ loading: false, id: '', message: '' })
