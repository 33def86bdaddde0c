import { useQuery } from '@tanstack/react-query'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import type { LiveStockSourceProps } from './LiveStockSource.tsx'
import { fetchAhead } from '../client/stale-deploy.ts'
import { commonQuery } from '../shell/shell-queries.ts'

/**
 * The chosen stock source and its chooser, for stores that offer a choice. Loaded after the page, and not at
 * all in a shop without the choice.
 */
export function useStockSource() {
  const [source, setSource] = useState<string>()
  const [Live, setLive] = useState<ComponentType<LiveStockSourceProps>>()
  const isOffered = useQuery(commonQuery()).data?.storeConfigs.some(
    (store) => store.extension_attributes?.inventory_selection_enabled,
  )
  useEffect(() => {
    if (isOffered)
      void fetchAhead(
        import('./LiveStockSource.tsx').then(({ LiveStockSource }) => {
          setLive(() => LiveStockSource)
        }),
      )
  }, [isOffered])
  return { source, sourceChooser: Live && createElement(Live, { onSource: setSource }) }
}
