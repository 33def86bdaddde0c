import { useEffect, useState } from 'react'
import type { GridTable } from './GridTable.tsx'

type Grid = typeof GridTable

let loaded: Grid | undefined

/** Fetches the grid: 35 KiB of react-aria that a table without actions does without. */
export async function loadGrid(): Promise<Grid> {
  loaded = (await import('./GridTable.tsx')).GridTable
  return loaded
}

/**
 * The grid, fetched when it is wanted. `undefined` until it is here, `null` if it cannot be fetched: the table is then drawn
 * as a plain one, which can be read.
 */
export function useGrid(isWanted: boolean): Grid | null | undefined {
  const [grid, setGrid] = useState<Grid | null | undefined>(() => loaded)
  useEffect(() => {
    if (!isWanted || grid !== undefined) return
    loadGrid().then(
      (found) => setGrid(() => found),
      () => setGrid(null),
    )
  }, [isWanted, grid])
  return isWanted ? grid : undefined
}
