import { utc } from '#domain/dates/utc.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { lastDayOfEarned } from '#domain/loyalty/last-day.ts'
import type { LedgerKind } from '#domain/loyalty/ledger-kinds.ts'
import type { Db } from '#service/db/db.ts'
import { insertRows } from './insert-rows.ts'
import { person } from './people.ts'

interface Line {
  daysAgo: number
  kind: LedgerKind
  /** Ten-thousandths. */
  points: number
  number?: string
  /** Points of this line that are still there. */
  remaining?: number
}

const orderNumber = (index: number) => String(100_004_100 + index * 57)

/** Thirteen months of orders that earned points, each with the purchase that used them; one order came back. */
const bygone: readonly Line[] = Array.from({ length: 13 }, (_, index) => {
  const points = (86 + ((index * 37) % 90)) * 10_000 + ((index * 25) % 100) * 100
  const daysAgo = 402 - index * 30
  return [
    { daysAgo, kind: 'earned', points, number: orderNumber(index * 2) },
    ...(index === 10
      ? [
          {
            daysAgo: daysAgo - 6,
            kind: 'taken_back',
            points: -points,
            number: orderNumber(index * 2),
          } as const,
        ]
      : [
          {
            daysAgo: daysAgo - 14,
            kind: 'used',
            points: -points,
            number: orderNumber(index * 2 + 1),
          } as const,
        ]),
  ] satisfies Line[]
}).flat()

/** What the balance of 1,234.5678 consists of, and what expired. */
const lasting: readonly Line[] = [
  { daysAgo: 425, kind: 'opening', points: 80_0000 },
  { daysAgo: 325, kind: 'earned', points: 200_0000, number: '100005310', remaining: 200_0000 },
  { daysAgo: 235, kind: 'earned', points: 450_2500, number: '100005622', remaining: 450_2500 },
  { daysAgo: 150, kind: 'earned', points: 334_3178, number: '100005877', remaining: 334_3178 },
  { daysAgo: 54, kind: 'expired', points: -80_0000 },
  { daysAgo: 7, kind: 'earned', points: 250_0000, number: '100006240', remaining: 250_0000 },
]

/** The ledger of the sandbox's associate: 1,234.5678 points (sandbox.md "People") with four last days. */
export async function seedLoyalty(db: Db, now: Date): Promise<void> {
  const { id } = person('associate')
  const lines = [...bygone, ...lasting].sort((a, b) => b.daysAgo - a.daysAgo)
  let balance = 0
  const dated = lines.map((line) => ({
    ...line,
    at: utc(now).subtract(line.daysAgo, 'day').toDate(),
    balance: (balance += line.points),
  }))
  await insertRows(
    db,
    'loyalty_entry',
    dated.map(({ kind, points, balance: after, number, at }) => ({
      customer_id: id,
      kind,
      points,
      balance: after,
      order_number: number ?? null,
      created_at: at.toISOString(),
    })),
  )
  await insertRows(
    db,
    'loyalty_credit',
    dated
      .filter(({ points }) => points > 0)
      .map(({ points, remaining, at }) => ({
        customer_id: id,
        points,
        remaining: remaining ?? 0,
        expires_on: lastDayOfEarned(toHongKongDate(at)),
        created_at: at.toISOString(),
      })),
  )
}
