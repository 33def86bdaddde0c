import { createContext, useContext, useMemo, type ComponentProps, type ReactNode } from 'react'
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components'
import { Rows, type Place, type RootProps, type RowsProps } from './Rows.tsx'
import { RowHeights } from './row-heights.ts'

const { CollectionRoot: PlainRoot, CollectionBranch: PlainBranch } = DefaultCollectionRenderer
type BranchProps = ComponentProps<typeof PlainBranch>

const ListContext = createContext<Pick<RowsProps, 'heights' | 'most'>>({ heights: new RowHeights(), most: 1 })
const TableContext = createContext<Place>({ scrollRef: undefined, persistedKeys: null })

function CollectionRoot(props: RootProps) {
  const list = useContext(ListContext)
  const { collection, scrollRef, persistedKeys } = props
  const context = useMemo(() => ({ scrollRef, persistedKeys }), [scrollRef, persistedKeys])
  // A table has its head first; its rows are in its body.
  if ('headerRows' in collection)
    return (
      <TableContext value={context}>
        <PlainRoot {...props} />
      </TableContext>
    )
  return <Rows nodes={collection} {...list} {...context} />
}

function CollectionBranch(props: BranchProps) {
  return props.parent.type === 'tablebody' ? <BodyRows {...props} /> : <PlainBranch {...props} />
}

function BodyRows({ collection, parent }: BranchProps) {
  const list = useContext(ListContext)
  const context = useContext(TableContext)
  const nodes = useMemo(() => [...(collection.getChildren?.(parent.key) ?? [])], [collection, parent])
  return <Rows nodes={nodes} {...list} {...context} />
}

/**
 * Around a react-aria Table, Tree or ListBox that scrolls in itself: of hundreds of rows only those in sight are drawn.
 * In place of react-aria's own Virtualizer, which draws all of a scroll's rows at once and lays out each cell by itself.
 */
export function LongList({ most, children }: { most: number; children: ReactNode }) {
  const list = useMemo(() => ({ heights: new RowHeights(), most }), [most])
  const renderer = useMemo(
    () => ({ isVirtualized: true, layoutDelegate: list.heights, CollectionRoot, CollectionBranch }),
    [list],
  )
  return (
    <ListContext value={list}>
      <CollectionRendererContext value={renderer}>{children}</CollectionRendererContext>
    </ListContext>
  )
}
