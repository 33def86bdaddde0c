import { addRecentSearch, removeRecentSearch } from '#domain/catalogue/recent-searches.ts'
import { recentSearchesSlot } from '#features/kit/storage.ts'

/** Stores a search among those of this device. */
export const rememberSearch = (text: string): void =>
  recentSearchesSlot.write(addRecentSearch(recentSearchesSlot.read() ?? [], text))

/** Removes a search from those of this device. */
export const forgetSearch = (text: string): void =>
  recentSearchesSlot.write(removeRecentSearch(recentSearchesSlot.read() ?? [], text))
