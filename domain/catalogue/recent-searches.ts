/** Most searches that a device remembers. */
export const MOST_RECENT_SEARCHES = 5

/** Longest text that is remembered; a longer one is no search that somebody types again. */
const LONGEST = 60

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Adds a search to those remembered, latest first. The same text in other capitals takes the place of the earlier one. */
export function addRecentSearch(recent: readonly string[], text: string): readonly string[] {
  const added = text.trim()
  if (!added || added.length > LONGEST) return recent
  return [added, ...recent.filter((one) => !isSame(one, added))].slice(0, MOST_RECENT_SEARCHES)
}

/** Removes a search from those remembered. */
export const removeRecentSearch = (recent: readonly string[], text: string): readonly string[] =>
  recent.filter((one) => one !== text)
