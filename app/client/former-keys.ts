/** Prefix of the keys under which earlier releases stored places (until ADR 0027). Nothing reads or limits them. */
const FORMER_PLACES = 'geography/'

/** Deletes what earlier releases stored, so that it does not take up room for ever. */
export function removeFormerKeys(area: () => Pick<Storage, 'length' | 'key' | 'removeItem'>): void {
  try {
    const target = area()
    const keys = Array.from({ length: target.length }, (_, index) => target.key(index) ?? '')
    for (const key of keys) if (key.startsWith(FORMER_PLACES)) target.removeItem(key)
  } catch {
    // where the storage is blocked, nothing is stored
  }
}
