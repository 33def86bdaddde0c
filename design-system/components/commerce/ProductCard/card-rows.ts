/** Picture, name, content and stars, price. */
const ROWS = 4

/** The rows of a list whose items stand side by side. */
export const cardTracks = `repeat(${ROWS}, auto)`

/**
 * Style of a list's item that holds a card: the card's parts take rows of the list, so that the names, stars and prices of
 * neighbours stand level whatever their lengths.
 */
export const itemRows = {
  display: 'grid',
  gridRow: `span ${ROWS}`,
  gridTemplateRows: 'subgrid',
  rowGap: 0,
} as const

/** Style of the card in such an item. */
export const cardRows = {
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
} as const

/** The row of the card's last part, below parts that it may lack. */
export const lastRow = { gridRow: `${ROWS}` } as const
