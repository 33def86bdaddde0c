/** `wait`: an answer comes and the page goes on. `leave`: the answer has come, and another page takes this one's place. */
export type LoadingType = 'wait' | 'leave'

/** Something that is under way. Source: shopping.md §3. */
export interface Loading {
  /** Whether it is under way now. */
  loading: boolean
  /** What comes after it: `leave` when another page takes this one's place. */
  type: LoadingType
  /** What is being done, in a sentence of the page's language. */
  message: string
  /** Tells it apart from others at the same time. */
  id: string
  /** Whether nothing else may be done on the page meanwhile. */
  blockPage: boolean
}

/** Milliseconds before anything is shown: a quick answer does not flash. */
export const shownAfter = 300

/**
 * Milliseconds after which the page is given back whatever happens, so that nobody is locked in by what never ends.
 * A wait is longer than one call with all its attempts may take (45 s); a page that has not come after the time of one attempt does not come.
 */
export const limits: Readonly<Record<LoadingType, number>> = { wait: 60_000, leave: 20_000 }

/** Fills in what was left out: it is under way, waits, and blocks the page. */
export const loadingOf = ({ loading = true, type = 'wait', message, id, blockPage = true }: Partial<Loading> & Pick<Loading, 'id' | 'message'>): Loading => ({ loading, type, message, id, blockPage })

/** One start of something: the key is the start's own, so that the same id may be under way twice. */
export interface Begun { key: string; status: Loading }
/** What is under way, in the order in which it began. */
export type LoadingList = readonly Begun[]

/** It has begun; or, if it had, it has other words now and keeps its place. What is not under way does not count. */
export const begin = (list: LoadingList, begun: Begun): LoadingList => {
  if (!begun.status.loading) return end(list, begun.key)
  return list.some(({ key }) => key === begun.key) ? list.map((old) => (old.key === begun.key ? begun : old)) : [...list, begun]
}

/** It has ended. What never began changes nothing: the count does not fall below zero. */
export const end = (list: LoadingList, key: string): LoadingList => (list.some((begun) => begun.key === key) ? list.filter((begun) => begun.key !== key) : list)

/** Which of them the page shows: what blocks the page before what does not, the latest before the earlier. */
export const shown = (list: LoadingList): Begun | undefined => list.findLast(({ status }) => status.blockPage) ?? list.at(-1)

/** The status of the page: that of what it shows. Loading is true above a count of 0. */
export const combined = (list: LoadingList): Loading => shown(list)?.status ?? loadingOf({ loading: false, id: '', message: '' })
