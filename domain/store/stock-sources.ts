import type { Common } from './schema.ts'

/** A place that stock is kept at. */
export interface StockSource { code: string; name: string }

/** The stock sources that a shopper of a store may choose from (contract.md §6.1): none where the store does not let choose. One entry may come without its list. */
export function stockSources({ storeConfigs }: Common, store: string): StockSource[] {
  const more = storeConfigs.find(({ code }) => code === store)?.extension_attributes
  return more?.inventory_selection_enabled ? [more.inventory_selection ?? []].flat().map(({ source_code: code, name }) => ({ code, name: name ?? code })) : []
}
