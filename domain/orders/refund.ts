import { earnedPoints, type TenThousandths } from '../loyalty/points.ts'
import { feeWaiver } from '../membership/fee-waiver.ts'
import { percentOf, type Minor } from '../money/money.ts'

/** Restocking fee in percent, and the most that an order's goods pay back, in cents. */
export const RESTOCKING_PERCENT = 10
export const REFUND_CAP_MINOR = 750_000

/** A line of an order; the parts of a bundle belong to the bundle's line. */
export interface SoldLine {
  readonly id: number
  readonly sku: string
  readonly qty: number
  /** Pieces that earlier refunds took back. */
  readonly returnedQty: number
  /** Price of the whole line before the coupon, and its share of the coupon, in cents. */
  readonly rowMinor: Minor
  readonly discountMinor: Minor
  readonly isMembership: boolean
  readonly isBundle: boolean
  /** PV of the whole line in hundredths of a point; 0 for a membership. */
  readonly volume: number
}

/** What a refund gives back and takes back, or all refunds of an order together. */
export interface RefundAmounts {
  /** Value of the returned goods after the coupon, and the restocking fee, in cents. */
  readonly goodsMinor: Minor
  readonly feeMinor: Minor
  /** Paid back in money, as payout credit and as loyalty points, in cents; a point is a dollar. */
  readonly moneyMinor: Minor
  readonly creditMinor: Minor
  readonly pointsMinor: Minor
  /** Taken back: points earned, PV in hundredths of a point, and the price of memberships in cents. */
  readonly earned: TenThousandths
  readonly volume: number
  readonly packMinor: Minor
}

/** A paid order: what was bought, how it was paid, and what earlier refunds moved. */
export interface SoldOrder {
  readonly lines: readonly SoldLine[]
  /** The three means of payment, in cents. Points pay goods alone; the others pay goods and delivery. */
  readonly moneyMinor: Minor
  readonly creditMinor: Minor
  readonly pointsMinor: Minor
  /** Points that the buyer earned with it. */
  readonly earned: TenThousandths
  readonly refunded: RefundAmounts
}

/** A refund to be entered. */
export interface Refund extends RefundAmounts {
  /** Pieces taken back by line, with memberships that came free with the goods. */
  readonly pieces: ReadonlyMap<number, number>
  /** Memberships that the order still holds, in years. */
  readonly yearsLeft: number
  /** Whether the cap made it smaller. */
  readonly isCapped: boolean
  /** Whether nothing is left of the order. */
  readonly isWhole: boolean
}

/** An order with its pieces, part by part: what it moves if only these are kept. */
interface Remainder {
  readonly goodsMinor: Minor
  readonly earned: TenThousandths
  readonly volume: number
  readonly packMinor: Minor
  readonly years: number
  readonly pieces: number
}

export const noRefund: RefundAmounts = {
  goodsMinor: 0,
  feeMinor: 0,
  moneyMinor: 0,
  creditMinor: 0,
  pointsMinor: 0,
  earned: 0,
  volume: 0,
  packMinor: 0,
}

const amountNames = Object.keys(noRefund) as (keyof RefundAmounts)[]
const amountsOf = (amountOf: (name: keyof RefundAmounts) => number): RefundAmounts =>
  Object.fromEntries(amountNames.map((name) => [name, amountOf(name)])) as unknown as RefundAmounts

/** Adds up refunds. */
export const sumRefunds = (refunds: readonly RefundAmounts[]): RefundAmounts =>
  amountsOf((name) => refunds.reduce((sum, refund) => sum + refund[name], 0))

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0)

/** A share of an amount, rounded down; 0 of nothing. */
const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** Pieces of a line that can still be returned. */
export const returnable = ({ qty, returnedQty }: Pick<SoldLine, 'qty' | 'returnedQty'>): number =>
  qty - returnedQty

const netMinor = ({ rowMinor, discountMinor }: SoldLine): Minor => rowMinor - discountMinor

/**
 * What an order moves if it keeps these pieces. Points earned follow the rate that the kept goods reach
 * (`earnedPoints`), and are never more than were earned.
 */
function remainderOf({ lines, earned }: SoldOrder, keptOf: (line: SoldLine) => number): Remainder {
  const kept = (line: SoldLine, amount: number) => shareOf(amount, keptOf(line), line.qty)
  const memberships = lines.filter(({ isMembership }) => isMembership)
  const goods = lines.filter(({ isMembership }) => !isMembership)
  return {
    goodsMinor: sum(lines, (line) => kept(line, netMinor(line))),
    earned: Math.min(earned, earnedPoints(sum(goods, (line) => kept(line, netMinor(line))))),
    volume: sum(lines, (line) => kept(line, line.volume)),
    packMinor: sum(memberships, (line) => kept(line, netMinor(line))),
    years: sum(memberships, keptOf),
    pieces: sum(lines, keptOf),
  }
}

/** Adds the memberships that were free because of goods which are returned now (`feeWaiver`). */
function withWaivedMemberships(
  lines: readonly SoldLine[],
  asked: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const kept = lines.flatMap((line) => {
    const pieces = returnable(line) - (asked.get(line.id) ?? 0)
    return pieces > 0 ? [{ ...line, rowMinor: shareOf(line.rowMinor, pieces, line.qty) }] : []
  })
  if (feeWaiver(kept).isReached) return asked
  const free = lines.filter((line) => line.isMembership && line.rowMinor === 0 && returnable(line) > 0)
  return new Map([...asked, ...free.map((line) => [line.id, returnable(line)] as const)])
}

/**
 * What all refunds of an order pay back for returned goods: their value less the restocking fee, up to the cap, by the
 * means that paid for the order. Delivery is not paid back.
 */
function payback(order: SoldOrder, returnedMinor: Minor, goodsMinor: Minor) {
  const feeMinor = percentOf(returnedMinor, RESTOCKING_PERCENT)
  const total = Math.min(returnedMinor - feeMinor, REFUND_CAP_MINOR)
  const pointsMinor = shareOf(Math.min(order.pointsMinor, goodsMinor), total, goodsMinor)
  const rest = Math.min(total - pointsMinor, order.moneyMinor + order.creditMinor)
  const creditMinor = shareOf(order.creditMinor, rest, order.moneyMinor + order.creditMinor)
  return { feeMinor, pointsMinor, creditMinor, moneyMinor: rest - creditMinor }
}

/**
 * What the return of some pieces moves: what the order as bought would have moved, less what is left of it, less what
 * earlier refunds moved. So the refunds of an order, in whatever parts, add up to the refund of all of it.
 * @param asked pieces by line id
 * @throws RangeError for more pieces than are left
 */
export function refundOf(order: SoldOrder, asked: ReadonlyMap<number, number>): Refund {
  const pieces = withWaivedMemberships(order.lines, asked)
  const keptOf = (line: SoldLine) => returnable(line) - (pieces.get(line.id) ?? 0)
  if (order.lines.some((line) => keptOf(line) < 0 || (pieces.get(line.id) ?? 0) < 0))
    throw new RangeError('The order has fewer pieces left.')
  const bought = remainderOf(order, ({ qty }) => qty)
  const left = remainderOf(order, keptOf)
  const returnedMinor = bought.goodsMinor - left.goodsMinor
  const due: RefundAmounts = {
    goodsMinor: returnedMinor,
    ...payback(order, returnedMinor, bought.goodsMinor),
    earned: order.earned - left.earned,
    volume: bought.volume - left.volume,
    packMinor: bought.packMinor - left.packMinor,
  }
  return {
    ...amountsOf((name) => Math.max(0, due[name] - order.refunded[name])),
    pieces,
    yearsLeft: left.years,
    isCapped: due.goodsMinor - due.feeMinor > REFUND_CAP_MINOR,
    isWhole: left.pieces === 0,
  }
}

/** Total paid back by a refund, whatever the means, in cents. */
export const paidBackMinor = ({
  moneyMinor,
  creditMinor,
  pointsMinor,
}: Pick<RefundAmounts, 'moneyMinor' | 'creditMinor' | 'pointsMinor'>): Minor =>
  moneyMinor + creditMinor + pointsMinor

/**
 * What an unpaid order gives back when it is cancelled or expires: everything that it held. No money, points or PV
 * have moved by then.
 */
export const cancellationOf = ({
  creditMinor,
  pointsMinor,
}: Pick<SoldOrder, 'creditMinor' | 'pointsMinor'>): RefundAmounts => ({
  ...noRefund,
  creditMinor,
  pointsMinor,
})

/**
 * Assigns pieces named by SKU to lines, in the order of the lines.
 * @returns pieces by line id, or null when the order has fewer left
 */
export function assignPieces(
  lines: readonly SoldLine[],
  asked: readonly { readonly sku: string; readonly quantity: number }[],
): ReadonlyMap<number, number> | null {
  const pieces = new Map<number, number>()
  for (const { sku, quantity } of asked) {
    let rest = quantity
    for (const line of lines.filter((each) => each.sku === sku)) {
      const taken = Math.min(rest, returnable(line) - (pieces.get(line.id) ?? 0))
      if (taken > 0) pieces.set(line.id, (pieces.get(line.id) ?? 0) + taken)
      rest -= Math.max(0, taken)
    }
    if (rest > 0) return null
  }
  return pieces
}
