import { randomUUID } from 'node:crypto'
import { utc } from '#domain/dates/utc.ts'
import { captureTimes, type Provider, type ProviderStatus } from '#service/ports/payments.ts'
import type { Db } from '#service/db/db.ts'
import {
  bool,
  defineRow,
  int,
  nullable,
  oneOf,
  text,
  textOf,
  timestamptz,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** Days for which the sandbox's providers hold authorised money. */
const HELD_DAYS = 7

export type SandboxKind = 'card' | 'unionpay' | 'wechatpay' | 'alipay' | 'planet'

/** State of a payment at the sandbox's provider. */
const sandboxPaymentRow = defineRow('sandbox_payment', {
  id: text,
  provider: textOf<Provider>(),
  kind: textOf<SandboxKind>(),
  amount_minor: int,
  state: textOf<ProviderStatus | 'challenge'>(),
  settles_at: nullable(timestamptz),
  attempts: int,
  return_url: text,
  created_at: timestamptz,
  capture: oneOf(...captureTimes),
  captured_minor: nullable(int),
  is_released: bool,
})
export type SandboxPayment = RowOf<typeof sandboxPaymentRow>

/** A callback to the shop. */
export const sandboxCallbackRow = defineRow('sandbox_callback', {
  id: int,
  provider: textOf<Provider>(),
  body: text,
})

export const findSandboxPayment = (db: Db, id: string, locked = false): Promise<SandboxPayment | undefined> =>
  db.one(sql`select ${sandboxPaymentRow} from sandbox_payment where id = $1${locked ? ' for update' : ''}`, [
    id,
  ])

/**
 * Stores a new payment.
 * @returns false if the id exists
 */
export const insertSandboxPayment = async (
  db: Db,
  row: Omit<SandboxPayment, 'attempts' | 'captured_minor' | 'is_released'>,
): Promise<boolean> =>
  (await db.one(
    'insert into sandbox_payment (id, provider, kind, amount_minor, state, settles_at, return_url, created_at, capture) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id',
    [
      row.id,
      row.provider,
      row.kind,
      row.amount_minor,
      row.state,
      row.settles_at,
      row.return_url,
      row.created_at,
      row.capture,
    ],
  )) !== undefined

export const setState = (
  db: Db,
  id: string,
  state: SandboxPayment['state'],
  settlesAt: Date | null = null,
): Promise<unknown> =>
  db.query('update sandbox_payment set state = $2, settles_at = $3 where id = $1', [id, state, settlesAt])

/** Cancels an undecided payment. */
export const withdrawSandboxPayment = async (db: Db, provider: Provider, id: string): Promise<void> =>
  void (await db.query(
    `update sandbox_payment set state = 'cancelled', settles_at = null where id = $1 and provider = $2 and state in ('pending', 'challenge')`,
    [id, provider],
  ))

/** When the authorisation of a payment that is captured later ends. */
export const heldUntil = ({ created_at: since }: Pick<SandboxPayment, 'created_at'>): string =>
  utc(since).add(HELD_DAYS, 'day').toISOString()

/** Queues a callback for delivery from `dueAt` on; `times` copies share one event id. */
export async function postCallback(
  db: Db,
  payment: Pick<SandboxPayment, 'id' | 'provider' | 'amount_minor' | 'capture' | 'created_at'>,
  status: ProviderStatus,
  dueAt: Date,
  { message = null, times = 1 }: { message?: string | null; times?: number } = {},
): Promise<void> {
  const body = JSON.stringify({
    event_id: randomUUID(),
    payment_id: payment.id,
    status,
    amount: payment.amount_minor,
    currency: 'HKD',
    message,
    held_until: status === 'success' && payment.capture === 'shipping' ? heldUntil(payment) : null,
    occurred_at: dueAt.toISOString(),
  })
  for (let copy = 0; copy < times; copy++)
    await db.query('insert into sandbox_callback (provider, body, due_at) values ($1, $2, $3)', [
      payment.provider,
      body,
      dueAt,
    ])
}

/** Claims the callbacks that are due; each goes to one process. */
export const takeDueCallbacks = (db: Db, now: Date): Promise<RowOf<typeof sandboxCallbackRow>[]> =>
  db.query(
    sql`update sandbox_callback set sent_at = $1 where id in (select id from sandbox_callback where sent_at is null and due_at <= $1 order by id limit 50 for update skip locked) returning ${sandboxCallbackRow}`,
    [now],
  )

/** Payments that are listed at once. */
const LISTED = 50

/** A payment that waits at the sandbox's provider, with the number of its order. */
export type OpenPayment = Pick<SandboxPayment, 'id' | 'kind' | 'amount_minor' | 'state'> & {
  readonly order_number: string | null
}

/** Payments that wait for a decision, or whose money is authorised and neither captured nor released; the newest first. */
export const listOpenPayments = (db: Db): Promise<OpenPayment[]> =>
  db.query<OpenPayment>(
    `select s.id, s.kind, s.amount_minor, s.state, o.increment_id as order_number
     from sandbox_payment s left join payment p on p.id = s.id left join sales_order o on o.id = p.order_id
     where s.state in ('pending', 'challenge')
       or s.state = 'success' and s.capture <> 'at-once' and s.captured_minor is null and not s.is_released
     order by s.created_at desc, s.id limit $1`,
    [LISTED],
  )
