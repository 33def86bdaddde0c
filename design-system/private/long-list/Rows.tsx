import { Fragment, useMemo, useRef, type ComponentProps, type ReactNode } from 'react'
import type { DefaultCollectionRenderer } from 'react-aria-components'
import type { Range, RowHeights } from './row-heights.ts'
import * as css from './long-list.css.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

export type RootProps = ComponentProps<typeof DefaultCollectionRenderer.CollectionRoot>
type RowNode = RootProps['collection'] extends Iterable<infer Item> ? Item : never

/** What scrolls, and the rows that stay wherever they are: the focused one. */
export interface Place {
  scrollRef: RootProps['scrollRef'] | undefined
  persistedKeys: RootProps['persistedKeys'] | undefined
}

export interface RowsProps extends Place {
  /** All rows in their order. */
  nodes: Iterable<RowNode>
  /** Where they lie. */
  heights: RowHeights
  /** How many more are drawn at a time: what one of them costs decides. */
  most: number
}

const drawn = new WeakMap<RowNode, ReactNode>()
/** The same element for the same row: one that did not change is not drawn anew. */
function draw(node: RowNode): ReactNode {
  if (!drawn.has(node)) drawn.set(node, node.render?.(node))
  return drawn.get(node)
}

/** The range, and single rows outside it, from top to bottom. */
function pieces(range: Range, places: readonly number[]): Range[] {
  const alone = places
    .filter((place) => place < range.first || place >= range.last)
    .map((place) => ({ first: place, last: place + 1 }))
  return [...alone, range].toSorted((one, other) => one.first - other.first)
}

/** The rows in sight, in the flow of the page, and the focused one wherever it is; empty boxes as tall as all others lie between them. */
export function Rows({ nodes, heights, most, scrollRef, persistedKeys }: RowsProps) {
  // What a tree's row holds is listed beside it, though the row draws it itself.
  const rows = useMemo(() => [...nodes].filter((node) => node.type !== 'content'), [nodes])
  const keys = useMemo(() => rows.map((row) => row.key), [rows])
  const places = useMemo(() => new Map(keys.map((key, place) => [key, place])), [keys])
  const top = useRef<HTMLDivElement>(null)
  const shield = useRef<HTMLDivElement>(null)
  const range = useRowsInSight({ keys, heights, most, scroller: scrollRef, top, shield })
  const persisted = [...(persistedKeys ?? [])].flatMap((key) => places.get(key) ?? [])
  const content: ReactNode[] = []
  let end = 0
  for (const { first, last } of pieces(range, persisted)) {
    content.push(
      <div
        key={`gap ${content.length === 0 ? 'top' : end}`}
        role="presentation"
        data-gap={`${end} ${first}`}
        ref={content.length === 0 ? top : undefined}
      />,
    )
    for (const row of rows.slice(first, last))
      content.push(<Fragment key={`row ${row.key}`}>{draw(row)}</Fragment>)
    end = last
  }
  return (
    <>
      <div role="presentation" className={css.shield} ref={shield} />
      {content}
      <div key="gap bottom" role="presentation" data-gap={`${end} ${rows.length}`} />
    </>
  )
}
