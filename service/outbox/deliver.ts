import { setTimeout as sleep } from 'node:timers/promises'
import { isSecret } from '#domain/messages/purposes.ts'
import { isTooLate, secondsToRetry } from '#domain/messages/retry.ts'
import type { Db } from '#service/db/db.ts'
import { refuseInTransaction } from '#service/db/transaction-guard.ts'
import { reportError } from '#service/http/report.ts'
import { NotSent } from '#service/ports/not-sent.ts'
import type { Ports } from '#service/ports/ports.ts'
import {
  giveUpMessage,
  markMessageSent,
  postponeMessage,
  takeOwnMessage,
  type Channel,
  type QueuedMessage,
} from './store.ts'
import { log } from '#service/log/log.ts'

/** The database, and the systems that messages go to. */
export interface Outside {
  readonly db: Db
  readonly ports: Pick<Ports, 'mail' | 'sms' | 'clock' | 'keepsMessages'>
}

/** Timeout of a call that sends its message at once, in milliseconds. */
const LONGEST_WAIT_MS = 3_000
/** Seconds by which a claim outlasts the sender's own time limit: for the database, and for a busy machine. */
const CLAIM_MARGIN = 15

const portOf = ({ mail, sms }: Outside['ports'], channel: Channel) => (channel === 'email' ? mail : sms)

/** Seconds for which a message of a channel is claimed. */
export const claimSeconds = ({ ports }: Outside, channel: Channel): number =>
  portOf(ports, channel).timeout / 1000 + CLAIM_MARGIN

function send({ mail, sms }: Outside['ports'], message: QueuedMessage): Promise<void> {
  const { channel, recipient: to, subject, body, purpose, language, variables } = message
  // Two databases of one shop count from 1: the time tells their messages apart.
  const id = `${message.id}-${message.created_at.getTime().toString(36)}`
  return channel === 'email'
    ? mail.send({ id, to, subject, body, language })
    : sms.send({ id, to, body, purpose, language, variables })
}

/** @throws NotSent when the system takes longer than it may */
async function sendInTime(ports: Outside['ports'], message: QueuedMessage): Promise<void> {
  const late = new AbortController()
  const { timeout } = portOf(ports, message.channel)
  try {
    await Promise.race([
      send(ports, message),
      sleep(timeout + 1_000, undefined, { ref: false, signal: late.signal }).then(() => {
        throw new NotSent('no answer in time')
      }),
    ])
  } finally {
    late.abort()
  }
}

/** Ends the attempts to send a message, and reports that. */
async function giveUp(
  { db, ports }: Outside,
  message: QueuedMessage,
  reason: string,
  now: Date,
): Promise<void> {
  await giveUpMessage(db, message, reason, now, isWiped(ports, message))
  log.error(
    `A message (${message.channel}, ${message.purpose}) was given up after ${message.attempts} ${message.attempts === 1 ? 'attempt' : 'attempts'}: ${reason}.`,
  )
  reportError(new NotSent(`${message.channel}, ${message.purpose}: ${reason}`), 'outbox')
}

/** Real senders have delivered a code or a link by then; only the sandbox shows it. */
const isWiped = ({ keepsMessages }: Outside['ports'], { purpose }: QueuedMessage): boolean =>
  !keepsMessages && isSecret(purpose)

/**
 * Sends a claimed message, outside any transaction. One that was not taken is tried again later, until it would be too
 * late or the system has refused it for good.
 * @returns whether it was accepted
 */
export async function deliver(outside: Outside, message: QueuedMessage): Promise<boolean> {
  refuseInTransaction('messages are sent after the commit.')
  const { db, ports } = outside
  if (isTooLate(message.purpose, message.created_at, await ports.clock())) {
    await giveUp(outside, message, 'it waited too long', await ports.clock())
    return false
  }
  try {
    await sendInTime(ports, message)
  } catch (error) {
    const now = await ports.clock()
    const { purpose, attempts, created_at } = message
    const reason = error instanceof NotSent ? error.message : 'unexpected error'
    if (!(error instanceof NotSent)) reportError(error, 'outbox')
    const isFinal = message.is_tried_once || (error instanceof NotSent && error.isFinal)
    const wait = isFinal ? undefined : secondsToRetry(purpose, attempts, created_at, now)
    if (wait === undefined) {
      await giveUp(outside, message, reason, now)
    } else {
      await postponeMessage(db, message, reason, wait)
      log.error(
        `A message (${message.channel}, ${purpose}) was not sent and will be tried again in ${wait} s: ${reason}.`,
      )
    }
    return false
  }
  await markMessageSent(db, message.id, await ports.clock(), isWiped(ports, message))
  return true
}

/**
 * Sends a message that is tried only once, so that the caller learns the result. Waits a few seconds at most; a later
 * result is still stored.
 */
export async function deliverMessageNow(outside: Outside, id: number): Promise<void> {
  const message = await takeOwnMessage(outside.db, id, claimSeconds(outside, 'sms'))
  if (!message) return
  const delivered = deliver(outside, message).catch((error: unknown) => reportError(error, 'outbox'))
  await Promise.race([delivered, sleep(LONGEST_WAIT_MS, undefined, { ref: false })])
}
