import { setTimeout as sleep } from 'node:timers/promises'
import { priorities, type Priority } from '#domain/messages/purposes.ts'
import { log } from '#service/log/log.ts'
import { reportError } from '#service/http/report.ts'
import { claimSeconds, deliver, type Outside } from './deliver.ts'
import { takeMessage, type Channel } from './store.ts'

const { code, account, other } = priorities

/**
 * How many messages a process sends at once, and which: each number is a sender, which takes messages of that priority
 * or a more urgent one. So an SMS never waits for the mail server, nor a code for a carrier that is slow with others.
 */
const senders: Readonly<Record<Channel, readonly Priority[]>> = {
  sms: [other, other, other, account, code, code, code],
  email: [other, other, other, other, account, account],
}

/** Milliseconds between looks at the outbox, for messages whose notification was lost and for those to be tried again. */
const LOOK_MS = 1_500

/** Milliseconds that messages under way get when the lane closes. */
const CLOSING_MS = 4_000

/** Sends the messages of one channel. */
interface Lane {
  /** Starts senders for what is waiting. Call it whenever there may be a new message. */
  wake(): void
  /** Starts no new message, and waits a moment for those under way; another process takes up what is not done. */
  close(): Promise<void>
}

/** Remembers the last look in a lane's whole range while it is under way. */
function lookUnderWay() {
  let last: { wake: number; done: Promise<unknown> } | undefined
  return {
    began: (wake: number, done: Promise<unknown>) => {
      const look = { wake, done }
      last = look
      const end = () => {
        if (last === look) last = undefined
      }
      done.then(end, end)
    },
    /** The look that began after this wake. */
    since: (wake: number) => (last?.wake === wake ? last.done : undefined),
  }
}

/** Opens a lane. It sends nothing before it is woken. */
function openLane(outside: Outside, channel: Channel): Lane {
  const own = senders[channel]
  const widest = Math.max(...own)
  /** Senders at work, by index. */
  const working = new Map<number, Promise<void>>()
  const seconds = claimSeconds(outside, channel)
  let wakes = 0
  /** The last wake after which the channel was seen to have nothing more to claim. */
  let emptyAt = 0
  const looks = lookUnderWay()
  let isClosed = false
  /** The first idle sender takes the widest range, so when it finds nothing the others need not look. */
  const start = () => {
    const index = own.findIndex((_, each) => !working.has(each))
    const slowest = own[index]
    if (isClosed || slowest === undefined) return
    working.set(
      index,
      work(slowest)
        .catch((error: unknown) => {
          log.error(`The outbox (${channel}) could not be read: it is read again in a moment.`)
          reportError(error, 'outbox')
        })
        .then(() => void working.delete(index)),
    )
  }
  /** Claims and sends messages until nothing is left in the sender's range. */
  async function work(slowest: Priority): Promise<void> {
    while (!isClosed && emptyAt !== wakes) {
      // another sender is looking for the same: what it finds tells whether there is more
      const underWay = looks.since(wakes)
      if (underWay) {
        await underWay
        continue
      }
      const seen = wakes
      const look = takeMessage(outside.db, channel, slowest, seconds)
      if (slowest === widest) looks.began(seen, look)
      const message = await look
      if (slowest === widest && !message?.has_more) emptyAt = Math.max(emptyAt, seen)
      if (message) {
        if (message.has_more) start()
        await deliver(outside, message)
      } else if (seen === wakes) return
    }
  }
  return {
    wake: () => {
      wakes++
      start()
    },
    close: async () => {
      isClosed = true
      await Promise.race([Promise.all(working.values()), sleep(CLOSING_MS, undefined, { ref: false })])
    },
  }
}

/** The lanes of a process. */
export interface Lanes extends Lane {
  /** Called after each change of the outbox (db/changes.ts) with the channels that have a new message, or for all of them. */
  invalidate(channels?: readonly string[]): void
}

/** Opens the lanes of all channels, which then look for messages by themselves as well. */
export function openLanes(outside: Outside): Lanes {
  const lanes = new Map(
    (Object.keys(senders) as Channel[]).map((channel) => [channel, openLane(outside, channel)]),
  )
  const invalidate = (channels: readonly string[] = [...lanes.keys()]) => {
    for (const channel of channels) lanes.get(channel as Channel)?.wake()
  }
  const timer = setInterval(invalidate, LOOK_MS).unref()
  return {
    wake: () => invalidate(),
    invalidate,
    close: async () => {
      clearInterval(timer)
      await Promise.all([...lanes.values()].map((lane) => lane.close()))
    },
  }
}
