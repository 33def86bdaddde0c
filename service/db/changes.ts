import pg from 'pg'
import { readChange } from './change-payload.ts'

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_MS = 1_000
/** Minimum milliseconds between invalidations of cached pages, because sales come in quick succession. */
const STOCK_MS = 1_000

/** Keys of what has changed; undefined: everything may have. */
type Keys = readonly string[] | undefined

/** Calls `work` at once, and again after the pause with all keys that came meanwhile. */
function throttled(work: (keys: Keys) => void, pause: number): (keys: Keys) => void {
  let timer: NodeJS.Timeout | undefined
  let waiting: Keys[] = []
  const run = (keys: Keys) => {
    work(keys)
    waiting = []
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.length > 0)
        run(waiting.includes(undefined) ? undefined : [...new Set(waiting.flat() as string[])])
    }, pause).unref()
  }
  return (keys) => {
    if (timer) waiting.push(keys)
    else run(keys)
  }
}

/** PostgreSQL channels that triggers notify: what public pages show, the sandbox's settings, and new messages. */
export type Channel = 'page_change' | 'setting_change' | 'outbox_change'

/** A cache that changes in the database make stale, or work that they cause. */
export interface Subscriber {
  /**
   * Drops what is cached, as far as it carries one of the keys; without keys all of it. Called after each change, and once
   * the subscription is active: changes may have been missed.
   */
  invalidate(keys?: readonly string[]): void
  /** Reports whether changes are being received. While they are not, what must be current must not be cached. */
  setActive?(isActive: boolean): void
}

/** A subscription to changes in the database. */
export interface Changes {
  /** Resolves when the subscription is active, or the first attempt has failed. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/**
 * Invalidates caches after any process has changed what they hold (PostgreSQL LISTEN). Uses one connection of its own
 * for all channels, which is reopened every second when lost; anything missed meanwhile counts as a change.
 */
export function followChanges(
  url: string,
  subscribers: Readonly<Partial<Record<Channel, Subscriber>>>,
): Changes {
  const onStock = throttled((keys) => subscribers.page_change?.invalidate(keys), STOCK_MS)
  const listening = Object.keys(subscribers)
    .map((channel) => `listen ${channel}`)
    .join('; ')
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const setActive = (isActive: boolean) => {
    for (const subscriber of Object.values(subscribers)) subscriber.setActive?.(isActive)
  }
  const again = (lost: pg.Client) => {
    if (isClosed || client !== lost) return
    client = undefined
    setActive(false)
    timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
  }
  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'jadeleaf-changes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client = made
    made.on('error', () => {
      again(made)
    })
    made.on('end', () => {
      again(made)
    })
    made.on('notification', ({ channel, payload = '' }) => {
      const { isStock, keys } = readChange(payload)
      if (isStock) onStock(keys)
      else subscribers[channel as Channel]?.invalidate(keys)
    })
    try {
      await made.connect()
      await made.query(listening)
      if (isClosed || client !== made) return
      setActive(true)
      for (const subscriber of Object.values(subscribers)) subscriber.invalidate()
    } catch {
      again(made)
      await made.end().catch(() => undefined)
    }
  }
  return {
    ready: connect(),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      setActive(false)
      await client?.end().catch(() => undefined)
    },
  }
}
