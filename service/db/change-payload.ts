/** What a notification says of pages. */
export interface ToldChange {
  /** Only what can be sold has changed. */
  readonly isStock: boolean
  /** Keys of the pages that show something old; undefined: any page may. */
  readonly keys: readonly string[] | undefined
}

/** Reads a notification of the channel `page_change` (migrations/186-page-keys.sql). What it does not know concerns every page. */
export function readChange(payload: string): ToldChange {
  const [, stock, list = ''] = /^(stock )?(\[.*\])?/s.exec(payload) ?? []
  try {
    const keys: unknown = JSON.parse(list)
    const isList = Array.isArray(keys) && keys.every((key) => typeof key === 'string')
    return { isStock: Boolean(stock), keys: isList ? keys : undefined }
  } catch {
    return { isStock: /^stock\b/.test(payload), keys: undefined }
  }
}
