import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '#service/db/db.ts'
import type { Job } from '#service/http/services.ts'
import { reportError } from '#service/http/report.ts'
import type { Ports } from '#service/ports/ports.ts'
import {
  giveUpMessage,
  markMessageSent,
  takeQueuedMessage,
  takeQueuedMessages,
  type QueuedMessage,
} from './store.ts'
import { log } from '#service/log/log.ts'

type Outside = { readonly db: Db; readonly ports: Ports }

/** Maximum number of messages per run. */
const BATCH = 50
/** Timeout of a call that sends its message at once, in milliseconds. */
const LONGEST_WAIT_MS = 3_000

const send = ({ mail, sms }: Ports, { id, channel, recipient, subject, body }: QueuedMessage) =>
  channel === 'email'
    ? mail.send({ id: String(id), to: recipient, subject, body })
    : sms.send({ id: String(id), to: recipient, body })

/** Sends a message that was taken. @returns whether it was accepted */
async function deliver({ db, ports }: Outside, message: QueuedMessage, now: Date): Promise<boolean> {
  try {
    await send(ports, message)
  } catch (error) {
    const isGivenUp = await giveUpMessage(db, message.id, now)
    log.error(
      `A message (${message.channel}) was not sent and will ${isGivenUp ? 'not ' : ''}be tried again.`,
    )
    reportError(error, 'outbox')
    return false
  }
  await markMessageSent(db, message.id, now)
  return true
}

/**
 * Sends the messages in the outbox, outside any transaction. A message that fails, or whose process ends, is retried
 * after a minute under the same id; one that is tried only once is given up.
 * @returns the number sent
 */
export async function deliverMessages(services: Outside, now: Date): Promise<number> {
  let sent = 0
  for (const message of await takeQueuedMessages(services.db, BATCH))
    if (await deliver(services, message, now)) sent++
  return sent
}

/**
 * Sends one message now instead of in the job's next run, so that the caller learns the result. Waits a few seconds
 * at most; a later result is still stored.
 */
export async function deliverMessageNow(services: Outside, id: number, now: Date): Promise<void> {
  const message = await takeQueuedMessage(services.db, id)
  if (!message) return
  const delivered = deliver(services, message, now).catch((error: unknown) => reportError(error, 'outbox'))
  await Promise.race([delivered, sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
}

export const outboxJobs: readonly Job[] = [
  {
    name: 'messages',
    everySeconds: 5,
    run: async (services, now) => void (await deliverMessages(services, now)),
  },
]
