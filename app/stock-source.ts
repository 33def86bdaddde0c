import { useQuery } from '@tanstack/react-query'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { LiveStockSourceProps } from './LiveStockSource.tsx'
import { fetchAhead } from './old-page.ts'
import { commonQuery } from './shell-queries.ts'

/**
 * The stock source that the shopper chose and the place to choose it, where a store lets choose (shopping.md §1).
 * All of it comes after the page; a shop without the choice fetches none of it.
 */
export function useStockSource() {
  const [source, setSource] = useState<string>()
  const [Live, setLive] = useState<ComponentType<LiveStockSourceProps>>()
  const isOffered = useQuery(commonQuery()).data?.storeConfigs.some((store) => store.extension_attributes?.inventory_selection_enabled)
  useEffect(() => { if (isOffered) void fetchAhead(import('./LiveStockSource.tsx').then(({ LiveStockSource }) => { setLive(() => LiveStockSource) })) }, [isOffered])
  return { source, sourceChooser: Live && createElement(Live, { onSource: setSource }) }
}
