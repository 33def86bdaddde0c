import type { PricedLine } from '#service/cart/view.ts'
import type { Db } from '#service/db/db.ts'

/** Pieces that lines take of each product; what is not sent takes none. */
function piecesOf(lines: readonly PricedLine[]): Map<number, number> {
  const needed = new Map<number, number>()
  for (const { item, pieces } of lines)
    for (const { productId, qty, product } of pieces)
      if (product.typeId !== 'virtual') needed.set(productId, (needed.get(productId) ?? 0) + qty * item.qty)
  return needed
}

/** The lines that cannot be sold whole: what is no longer sold, and what has too few pieces in stock. */
const linesWithout = (lines: readonly PricedLine[], isShort: (productId: number) => boolean): PricedLine[] =>
  lines.filter(({ pieces }) => pieces.length === 0 || pieces.some(({ productId }) => isShort(productId)))

/** The lines without enough stock, as the lines were read. */
export function shortLines(lines: readonly PricedLine[]): PricedLine[] {
  const needed = piecesOf(lines)
  const available = new Map(
    lines.flatMap(({ pieces }) => pieces.map(({ productId, product }) => [productId, product.salable])),
  )
  return linesWithout(lines, (productId) => (needed.get(productId) ?? 0) > (available.get(productId) ?? 0))
}

/**
 * Takes the stock of all lines for an order, first from the sources of the destination country. Buyers of one product
 * wait for each other from here to the commit, so this is the last statement of a transaction. Rows are locked in the
 * order of product and source, so that there are no deadlocks.
 * @returns the lines without enough stock; if there are any, nothing was taken
 */
export async function takeStock(
  db: Db,
  lines: readonly PricedLine[],
  orderId: number,
  countryId: string,
): Promise<PricedLine[]> {
  const needed = piecesOf(lines)
  if (needed.size === 0) return []
  const rows = await db.query<{ product_id: number }>(
    `with needed as (select product_id, quantity from unnest($2::int[], $3::int[]) as t (product_id, quantity)),
       held as materialized (select product_id, source_code, quantity from stock where product_id = any($2) order by product_id, source_code for update),
       short as (select n.product_id from needed n left join held h on h.product_id = n.product_id
         group by n.product_id, n.quantity having n.quantity > coalesce(sum(h.quantity), 0)),
       queued as (select h.product_id, h.source_code, h.quantity, n.quantity - coalesce(sum(h.quantity) over (partition by h.product_id
           order by starts_with(h.source_code, $4) desc, h.source_code rows between unbounded preceding and 1 preceding), 0) as wanted
         from held h join needed n on n.product_id = h.product_id where not exists (select from short)),
       taken as (select product_id, source_code, least(quantity, wanted)::int as quantity from queued where quantity > 0 and wanted > 0),
       lowered as (update stock s set quantity = s.quantity - t.quantity from taken t where s.product_id = t.product_id and s.source_code = t.source_code),
       noted as (insert into stock_reservation (order_id, product_id, source_code, quantity) select $1, product_id, source_code, quantity from taken)
     select product_id from short`,
    [orderId, [...needed.keys()], [...needed.values()], `${countryId.toLowerCase()}_`],
  )
  const short = new Set(rows.map(({ product_id }) => product_id))
  return short.size === 0 ? [] : linesWithout(lines, (productId) => short.has(productId))
}

/**
 * Returns stock of an order, which must be locked. What is returned is no longer reserved, so a second call does not
 * return it again.
 * @param wanted pieces by product; everything if omitted
 */
export async function releaseStock(
  db: Db,
  orderId: number,
  wanted?: ReadonlyMap<number, number>,
): Promise<void> {
  await db.query(
    `with reserved as (select product_id, source_code, quantity, coalesce(sum(quantity) over (partition by product_id
           order by source_code rows between unbounded preceding and 1 preceding), 0) as before
         from stock_reservation where order_id = $1),
       released as (select r.product_id, r.source_code, case when $2::int[] is null then r.quantity else least(r.quantity, w.quantity - r.before) end::int as quantity
         from reserved r left join unnest($2::int[], $3::int[]) as w (product_id, quantity) on w.product_id = r.product_id
         where $2::int[] is null or w.quantity > r.before),
       held as materialized (select s.product_id from stock s join released r on r.product_id = s.product_id and r.source_code = s.source_code
         order by s.product_id, s.source_code for update of s),
       raised as (update stock s set quantity = s.quantity + r.quantity from released r
         where s.product_id = r.product_id and s.source_code = r.source_code and (select count(*) from held) > 0),
       lessened as (update stock_reservation v set quantity = v.quantity - r.quantity from released r
         where v.order_id = $1 and v.product_id = r.product_id and v.source_code = r.source_code and v.quantity > r.quantity)
     delete from stock_reservation v using released r
     where v.order_id = $1 and v.product_id = r.product_id and v.source_code = r.source_code and v.quantity = r.quantity`,
    [orderId, wanted ? [...wanted.keys()] : null, wanted ? [...wanted.values()] : null],
  )
}
