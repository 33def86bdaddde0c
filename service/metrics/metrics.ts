import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Measured } from './measured.ts'

/** What is read when somebody asks for the metrics. */
export interface MetricSources {
  /** Connections of each pool, by its name. */
  readonly connections: () => Readonly<Record<string, { inUse: number; idle: number; waiting: number }>>
  readonly outbox: () => Promise<{ queued: number; failed: number; oldest_seconds: number | null }>
  /** The cache of rendered pages; undefined where pages are not built. */
  readonly pages: () => { pages: number; bytes: number; hits: number; misses: number } | undefined
}

/** Upper bounds in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5]

/** Methods that are told apart. Node takes some thirty. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** A gauge that is filled when it is read. */
const gauge = (
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  fill: (gauge: Gauge) => void | Promise<void>,
) =>
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      this.reset()
      await fill(this)
    },
  })

function addSources(registry: Registry, { connections, outbox, pages }: MetricSources): void {
  gauge(
    registry,
    'database_connections',
    'Database connections of this process, and callers that wait for one.',
    ['pool', 'state'],
    (found) => {
      for (const [pool, { inUse, idle, waiting }] of Object.entries(connections()))
        for (const [state, count] of Object.entries({ in_use: inUse, idle, waiting }))
          found.set({ pool, state }, count)
    },
  )
  gauge(registry, 'outbox_messages', 'Messages to people that are not sent.', ['state'], async (found) => {
    // Without the database the other figures matter all the more.
    const figures = await outbox().catch(() => undefined)
    if (!figures) return
    found.set({ state: 'queued' }, figures.queued)
    found.set({ state: 'failed' }, figures.failed)
    found.set({ state: 'oldest_queued_seconds' }, figures.oldest_seconds ?? 0)
  })
  gauge(
    registry,
    'page_cache',
    'Rendered pages that are kept: how many, their bytes, and how often one was there.',
    ['figure'],
    (found) => {
      for (const [figure, count] of Object.entries(pages() ?? {})) found.set({ figure }, count)
    },
  )
}

/** Creates the metrics of this process: the text for Prometheus, and what takes measurements. */
export function createMetrics(sources: MetricSources): {
  readonly measured: Measured
  readonly contentType: string
  read(): Promise<string>
} {
  const registry = new Registry()
  // Memory, processor time, event loop lag, garbage collection.
  collectDefaultMetrics({ register: registry })
  addSources(registry, sources)
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their route. Files, pictures and probes are not counted.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Statements, the wait for a connection included.',
    buckets: STATEMENT_BUCKETS,
    registers,
  })
  const orders = new Counter({
    name: 'orders_placed_total',
    help: 'Orders placed through this process.',
    registers,
  })
  return {
    measured: {
      request: ({ method, route, status }, seconds) => {
        requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds)
      },
      statement: (seconds) => {
        statements.observe(seconds)
      },
      orderPlaced: () => {
        orders.inc()
      },
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  }
}
