/** Maximum size of cached answers in the browser, in bytes (decisions.md A-103): 4.98 MB, two bytes per character. */
export const CACHE_BYTES = 4.98 * 1024 * 1024

type Area = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

/** When an answer was stored, in milliseconds since 1970; 0 if unknown. */
function storedAt(text: string): number {
  try {
    const at: unknown = Reflect.get(Object(JSON.parse(text)), 'at')
    return typeof at === 'number' ? at : 0
  } catch {
    return 0
  }
}

/**
 * Deletes the oldest cached answers until the rest and the new one fit within the limit. Only the cache's own keys
 * are counted and deleted, never sign-in, cart or language.
 * @param room size of the new answer in bytes
 */
export function makeRoom(area: Area | undefined, prefix: string, room: number, limit = CACHE_BYTES): void {
  if (!area) return
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
  const cached = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, text: area.getItem(key) ?? '' }))
  const bytesOf = ({ key, text }: { key: string; text: string }) => (key.length + text.length) * 2
  let total = room + cached.reduce((sum, entry) => sum + bytesOf(entry), 0)
  if (total <= limit) return
  for (const entry of cached.toSorted((a, b) => storedAt(a.text) - storedAt(b.text))) {
    if (total <= limit) break
    area.removeItem(entry.key)
    total -= bytesOf(entry)
  }
}
