import type { Db } from '#service/db/db.ts'

export interface NewFeedback {
  readonly customerId: number | undefined
  readonly language: string
  readonly text: string
  readonly page: string
  readonly error: string
}

export const insertFeedback = (
  db: Db,
  { customerId, language, text, page, error }: NewFeedback,
  now: Date,
): Promise<unknown> =>
  db.query(
    'insert into feedback (customer_id, language, text, page, error, created_at) values ($1, $2, $3, $4, $5, $6)',
    [customerId, language, text, page, error, now],
  )
