import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/db.ts'

/** Milliseconds after which a health check reports that the database does not answer. Probes themselves wait two seconds. */
const ANSWER_MS = 1_500

/** An answer to a probe: a line of text that nobody keeps. */
export const plainAnswer = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

/** Answers `GET /healthz` within two seconds: 200 while the database answers, otherwise 503. */
export function healthCheck(db: Pick<Db, 'query'>): () => Promise<Response> {
  // One query at a time, so that probes do not exhaust a pool they find full.
  let asked: Promise<boolean> | undefined
  const ask = () =>
    (asked ??= db
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined
      }))
  return async () =>
    (await Promise.race([ask(), sleep(ANSWER_MS, false, { ref: false })]))
      ? plainAnswer('ok', 200)
      : plainAnswer('The database does not answer.', 503)
}
