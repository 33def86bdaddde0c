import { assignPieces, returnable } from '#domain/orders/refund.ts'
import { canMove, movesOf, staffMoves, type StaffMove } from '#domain/orders/moves.ts'
import type { Db } from '#service/db/db.ts'
import { listLinesToSend } from '#service/orders/shipments/shipment-store.ts'
import { recordChange } from '../audit-store.ts'
import { changeOrder, makeStaffMove, type MoveDetails } from '../change-order.ts'
import { findNamedOrder, listNewestOrders, type ListedOrder } from '../order-store.ts'
import { CommandError, textOption, wordAt, type Command, type CommandInput } from './command.ts'

/** Orders that are listed at once. */
const LISTED = 100

/** The moves that are typed, and what they are called in the shop's rules. */
const typedMoves = {
  hold: 'hold',
  pack: 'pack',
  ship: 'ship',
  receive: 'deliver',
  refund: 'refund',
  cancel: 'cancel',
} as const satisfies Readonly<Record<string, StaffMove>>

const typedName = (move: string): string =>
  Object.entries(typedMoves).find(([, named]) => named === move)?.[0] ?? move

const movesFor = (order: ListedOrder): string =>
  movesOf(order)
    .filter((move) => staffMoves.some((known) => known === move) && !move.endsWith('Part'))
    .map(typedName)
    .join(', ')

/** Reads `A=2,B`: pieces by SKU, undefined where no number is given. @throws CommandError */
function readLines(text: string): Map<string, number | undefined> {
  const lines = new Map<string, number | undefined>()
  for (const part of text.split(',')) {
    const [, sku, pieces] = /^([^=,\s]+)(?:=([1-9]\d{0,4}))?$/.exec(part.trim()) ?? []
    if (sku === undefined || lines.has(sku))
      throw new CommandError(`--lines takes SKUs such as "A=2,B=1"; "${part}" is not one.`)
    lines.set(sku, pieces === undefined ? undefined : Number(pieces))
  }
  return lines
}

/** A parcel of some lines. A line goes whole: its pieces are not divided among parcels. @throws CommandError */
async function parcelMove(
  tx: Db,
  order: ListedOrder,
  lines: ReadonlyMap<string, number | undefined>,
): Promise<'ship' | 'shipPart'> {
  const open = await listLinesToSend(tx, order.id)
  for (const [sku, pieces] of lines) {
    const line = open.find((each) => each.sku === sku)
    if (!line) throw new CommandError(`No line of order ${order.increment_id} waits to be sent as ${sku}.`)
    if (pieces !== undefined && pieces !== line.qty)
      throw new CommandError(`A parcel holds a line whole: ${line.qty} pieces of ${sku}, not ${pieces}.`)
  }
  return open.every(({ sku }) => lines.has(sku)) ? 'ship' : 'shipPart'
}

const piecesOf =
  (lines: ReadonlyMap<string, number | undefined>): MoveDetails['choosePieces'] =>
  (sold) => {
    const asked = [...lines].map(([sku, pieces]) => ({
      sku,
      quantity:
        pieces ?? sold.filter((line) => line.sku === sku).reduce((sum, line) => sum + returnable(line), 0),
    }))
    const pieces = assignPieces(sold, asked)
    if (!pieces || asked.some(({ quantity }) => quantity === 0))
      throw new CommandError('The order has fewer pieces of these lines left.')
    return pieces
  }

function readMove(input: CommandInput): { typed: string; move: StaffMove } {
  const typed = wordAt(input, 1, 'a move')
  const move = Object.entries(typedMoves).find(([name]) => name === typed)?.[1]
  if (!move) throw new CommandError(`"${typed}" is no move; known are ${Object.keys(typedMoves).join(', ')}.`)
  for (const name of ['tracking', 'carrier'])
    if (input.options[name] !== undefined && move !== 'ship')
      throw new CommandError(`--${name} belongs to "ship".`)
  if (input.options['lines'] !== undefined && move !== 'ship' && move !== 'refund')
    throw new CommandError('--lines belongs to "ship" and "refund".')
  return { typed, move }
}

/** Moves an order as the warehouse or the staff do. */
export const orderCommand: Command = {
  usage: [
    ['order <number|id> hold|pack|receive|cancel', 'moves an order; cancel is for unpaid ones'],
    [
      'order <number|id> ship [--tracking <number>] [--carrier <code or name>] [--lines A,B]',
      'sends a parcel with all lines that wait, or with these',
    ],
    ['order <number|id> refund [--lines A=2,B]', 'refunds what is left, or these pieces'],
  ],
  options: { tracking: 'string', carrier: 'string', lines: 'string' },
  async run(input, { services, now, by, print }) {
    const named = wordAt(input, 0, 'an order by its number or id')
    const { typed, move } = readMove(input)
    const order = await findNamedOrder(services.db, named)
    if (!order) throw new CommandError(`There is no order ${named}.`)
    const lines = textOption(input, 'lines')
    const chosen = lines === undefined ? undefined : readLines(lines)
    const carrier = textOption(input, 'carrier')
    const trackNumber = textOption(input, 'tracking')
    const { id, increment_id: number } = order
    const record = (tx: Db, from: string) =>
      recordChange(
        tx,
        {
          by,
          entity: 'order',
          id: number,
          action: typed,
          change: {
            from,
            ...(chosen
              ? { lines: Object.fromEntries([...chosen].map(([sku, pieces]) => [sku, pieces ?? 'all'])) }
              : {}),
            carrier,
            trackNumber,
          },
        },
        now,
      )
    const moved = await changeOrder(
      services,
      id,
      {
        move,
        make: async (tx, locked, asked, listed) => {
          if (asked === 'pay' || asked === 'review') return
          const actual = asked === 'ship' && chosen ? await parcelMove(tx, listed, chosen) : asked
          if (!canMove(listed, actual))
            throw new CommandError(`An order that is "${locked.status}" cannot be sent in part.`)
          const details: MoveDetails = {
            ...(chosen && asked === 'refund' ? { choosePieces: piecesOf(chosen)! } : {}),
            parcel: { skus: chosen && [...chosen.keys()], carrier, trackNumber },
          }
          await makeStaffMove(tx, locked, actual, details, now)
          await record(tx, listed.status)
        },
        whenCancelled: (tx, status) => record(tx, status),
      },
      now,
    )
    print(`Order ${number} is now "${moved.status}".`)
  },
}

/** Lists the newest orders with the moves that are possible. */
export const ordersCommand: Command = {
  usage: [
    ['orders [--status <status>]', `lists the newest ${LISTED} orders with what can be done with them`],
  ],
  options: { status: 'string' },
  async run(input, { services: { db }, print }) {
    const status = textOption(input, 'status')
    const orders = await listNewestOrders(db, { limit: LISTED, status })
    for (const order of orders) print(`${order.increment_id}  ${order.status.padEnd(18)} ${movesFor(order)}`)
    if (orders.length === 0) print('No orders.')
  },
}
