import { stockSources } from '#domain/store/stock-sources.ts'
import { callLanguage } from '#features/kit/call.ts'
import { inventorySlot, useStored } from '#features/kit/storage.ts'
import { withWords } from '#features/kit/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { fetchAhead } from '../client/stale-deploy.ts'
import { commonQuery } from '../shell/shell-queries.ts'
import type { StockSourceChooserProps } from './StockSourceChooser.tsx'

export interface LiveStockSourceProps {
  /** Code of the chosen source; undefined without one, or if the store no longer has it. */
  onSource: (code: string | undefined) => void
}

// a separate chunk, so that pages need not list its dependencies
async function load(): Promise<ComponentType<StockSourceChooserProps>> {
  const { StockSourceChooser } = await withWords('stock-source', () => import('./StockSourceChooser.tsx'))
  return StockSourceChooser
}

/** Reads and stores the choice of a stock source in the browser, under 'selected_inventory'. */
export function LiveStockSource({ onSource }: LiveStockSourceProps) {
  const [Chooser, setChooser] = useState<ComponentType<StockSourceChooserProps>>()
  const { data } = useQuery(commonQuery())
  const storedCode = useStored(inventorySlot)?.sourceCode
  const sources = data ? stockSources(data, callLanguage()) : []
  const chosen = sources.find(({ code }) => code === storedCode)?.code
  useEffect(() => {
    onSource(chosen)
  }, [chosen, onSource])
  useEffect(() => {
    void fetchAhead(
      load().then((loaded) => {
        setChooser(() => loaded)
      }),
    )
  }, [])
  if (!Chooser || sources.length === 0) return null
  return (
    <Chooser
      sources={sources}
      chosen={chosen}
      onChoose={(code) => {
        if (code) inventorySlot.write({ sourceCode: code })
        else inventorySlot.clear()
      }}
    />
  )
}
