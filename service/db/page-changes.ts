import pg from 'pg'

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_MS = 1_000
/** Minimum milliseconds between invalidations of cached pages, because sales come in quick succession. */
const STOCK_MS = 1_000

/** Calls `work` at once, and again after the pause if it was requested meanwhile. */
function throttled(work: () => void, pause: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isWanted = false
  const run = () => {
    work()
    isWanted = false
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) run()
    }, pause).unref()
  }
  return () => {
    if (timer) isWanted = true
    else run()
  }
}

/** A subscription to changes of public pages. */
export interface PageChanges {
  /** Resolves when the subscription is active, or the first attempt has failed. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

/**
 * Calls `onChange` after any process has changed what public pages show (PostgreSQL LISTEN, channel `page_change`).
 * Uses a connection of its own, which is reopened every second when lost; anything missed meanwhile counts as a
 * change.
 */
export function followPageChanges(url: string, onChange: () => void): PageChanges {
  const onStock = throttled(onChange, STOCK_MS)
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const again = (lost: pg.Client) => {
    if (isClosed || client !== lost) return
    client = undefined
    timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
  }
  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'jadeleaf-pages',
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
    made.on('notification', ({ payload }) => {
      if (payload === 'stock') onStock()
      else onChange()
    })
    try {
      await made.connect()
      await made.query('listen page_change')
      onChange()
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
      await client?.end().catch(() => undefined)
    },
  }
}
