import { languageOf } from '#domain/store/languages.ts'
import { stockSources } from '#domain/store/stock-sources.ts'
import { callLanguage } from '#features/kit/call.ts'
import { inventorySlot, useStored } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { loadMessages } from './messages.ts'
import { fetchAhead } from './old-page.ts'
import { commonQuery } from './shell-queries.ts'
import type { StockSourceChooserProps } from './StockSourceChooser.tsx'

export interface LiveStockSourceProps {
  /** The chosen source's code; undefined while there is none, or none that the store still has. */
  onSource: (code: string | undefined) => void
}

// the field in a step of its own: the pages would have to name all that it brings along
async function load(): Promise<ComponentType<StockSourceChooserProps>> {
  const [{ StockSourceChooser }] = await Promise.all([import('./StockSourceChooser.tsx'), loadMessages(languageOf(callLanguage())?.code ?? 'zh_cn', ['shell-more'])])
  return StockSourceChooser
}

/** Reads and keeps the choice of a stock source: in the browser, under 'selected_inventory' (shopping.md §3). */
export function LiveStockSource({ onSource }: LiveStockSourceProps) {
  const [Chooser, setChooser] = useState<ComponentType<StockSourceChooserProps>>()
  const { data } = useQuery(commonQuery())
  const kept = useStored(inventorySlot)?.sourceCode
  const sources = data ? stockSources(data, callLanguage()) : []
  const chosen = sources.find(({ code }) => code === kept)?.code
  useEffect(() => { onSource(chosen) }, [chosen, onSource])
  useEffect(() => { void fetchAhead(load().then((loaded) => { setChooser(() => loaded) })) }, [])
  if (!Chooser || sources.length === 0) return null
  return <Chooser sources={sources} chosen={chosen} onChoose={(code) => { if (code) inventorySlot.write({ sourceCode: code }); else inventorySlot.clear() }} />
}
