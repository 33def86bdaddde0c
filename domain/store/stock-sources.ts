import type { Common } from './schema.ts'

/** A warehouse or shop that holds stock. */
export interface StockSource {
  code: string
  name: string
}

/**
 * Stock sources that shoppers of a store can choose from (C-5.5); none where the store offers no choice. A single entry
 * may arrive without its list.
 */
export function stockSources({ storeConfigs }: Common, store: string): StockSource[] {
  const more = storeConfigs.find(({ code }) => code === store)?.extension_attributes
  return more?.inventory_selection_enabled
    ? [more.inventory_selection ?? []]
        .flat()
        .map(({ source_code: code, name }) => ({ code, name: name ?? code }))
    : []
}
