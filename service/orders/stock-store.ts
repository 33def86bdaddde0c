import type { PricedLine } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'

interface StockRow {
  product_id: number
  source_code: string
  quantity: number
}

/** Stock rows locked until the end of the transaction. */
export interface HeldStock {
  readonly rows: readonly StockRow[]
  readonly needed: ReadonlyMap<number, number>
}

/**
 * Locks the stock of all lines, in the order of product and source, so that buyers of the same products wait for each
 * other without deadlocks.
 * @returns the locked rows, and the lines without enough stock
 */
export async function holdStock(
  db: Db,
  lines: readonly PricedLine[],
): Promise<{ held: HeldStock; short: PricedLine[] }> {
  const needed = new Map<number, number>()
  for (const { item, pieces } of lines) {
    for (const { productId, qty, product } of pieces)
      if (product.typeId !== 'virtual') needed.set(productId, (needed.get(productId) ?? 0) + qty * item.qty)
  }
  const rows = await db.query<StockRow>(
    'select product_id, source_code, quantity from stock where product_id = any($1) order by product_id, source_code for update',
    [[...needed.keys()]],
  )
  const available = new Map<number, number>()
  for (const { product_id, quantity } of rows)
    available.set(product_id, (available.get(product_id) ?? 0) + quantity)
  const isShort = (productId: number) => (needed.get(productId) ?? 0) > (available.get(productId) ?? 0)
  return {
    held: { rows, needed },
    short: lines.filter(
      ({ pieces }) => pieces.length === 0 || pieces.some(({ productId }) => isShort(productId)),
    ),
  }
}

/** Takes the locked stock for an order, first from the sources of the destination country. */
export async function takeStock(
  db: Db,
  { rows, needed }: HeldStock,
  orderId: number,
  countryId: string,
): Promise<void> {
  const isNear = ({ source_code }: StockRow) => source_code.startsWith(`${countryId.toLowerCase()}_`)
  const taking: StockRow[] = []
  for (const [productId, quantity] of needed) {
    let rest = quantity
    const sources = rows
      .filter(({ product_id }) => product_id === productId)
      .sort((a, b) => Number(isNear(b)) - Number(isNear(a)))
    for (const source of sources) {
      const taken = Math.min(rest, source.quantity)
      if (taken === 0) continue
      rest -= taken
      taking.push({ product_id: productId, source_code: source.source_code, quantity: taken })
    }
  }
  if (taking.length === 0) return
  await db.query(
    `with taken as (select * from jsonb_to_recordset($2::jsonb) as t (product_id int, source_code text, quantity int)),
       lowered as (update stock s set quantity = s.quantity - t.quantity from taken t where s.product_id = t.product_id and s.source_code = t.source_code)
     insert into stock_reservation (order_id, product_id, source_code, quantity) select $1, product_id, source_code, quantity from taken`,
    [orderId, JSON.stringify(taking)],
  )
}

/**
 * Returns stock of an order. What is returned is no longer reserved, so a second call does not return it again.
 * @param wanted pieces by product; everything if omitted
 */
export async function releaseStock(
  db: Db,
  orderId: number,
  wanted?: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = await db.query<StockRow>(
    'select product_id, source_code, quantity from stock_reservation where order_id = $1 order by product_id, source_code for update',
    [orderId],
  )
  const rest = new Map(wanted ?? [])
  for (const { product_id, source_code, quantity } of rows) {
    const released = wanted ? Math.min(quantity, rest.get(product_id) ?? 0) : quantity
    if (released === 0) continue
    rest.set(product_id, (rest.get(product_id) ?? 0) - released)
    await db.query(
      released === quantity
        ? 'delete from stock_reservation where order_id = $1 and product_id = $2 and source_code = $3 and quantity = $4'
        : 'update stock_reservation set quantity = quantity - $4 where order_id = $1 and product_id = $2 and source_code = $3',
      [orderId, product_id, source_code, released],
    )
    await db.query('update stock set quantity = quantity + $3 where product_id = $1 and source_code = $2', [
      product_id,
      source_code,
      released,
    ])
  }
}
