import type { Server } from 'node:http'

/** Milliseconds that calls under way get to finish once the server takes no more. */
const GRACE = 8_000

/** Milliseconds in which a repeated signal is the same one: npm passes on what its whole group was sent. */
const SAME_SIGNAL = 500

/** What stops with the process, in this order. */
interface Stopped {
  readonly server: Server
  /** Ends everything behind the server: jobs, database. */
  close(): Promise<unknown>
}

export interface Stopping {
  /** Whether the process has been told to stop. */
  isStopping(): boolean
  /**
   * Stops on SIGTERM and SIGINT. After SIGTERM the server goes on for `drainSeconds`, while load balancers learn from
   * `/readyz` to send no more requests. Then it takes no calls, lets those under way finish and closes the rest. A
   * second signal ends at once.
   */
  stopOnSignal(stopped: Stopped, drainSeconds: number, log: StopLog): void
}

/** Told of what happens during a stop. */
interface StopLog {
  info(message: string): void
  error(message: string): void
}

async function end({ server, close }: Stopped, log: StopLog): Promise<void> {
  setTimeout(() => {
    log.error('Not everything ended in time.')
    process.exit(1)
  }, GRACE + 2_000).unref()
  setTimeout(() => server.closeAllConnections(), GRACE).unref()
  const closed = new Promise((resolve) => server.close(resolve))
  // A browser keeps a connection open after its answer: it is idle then and would hold us up.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  try {
    await closed
    await close()
    log.info('The shop has stopped.')
    process.exit(0)
  } catch (error) {
    log.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exit(1)
  }
}

/** Creates the state of a process that has not been told to stop. */
export function createStopping(): Stopping {
  let since: number | undefined
  return {
    isStopping: () => since !== undefined,
    stopOnSignal(stopped, drainSeconds, log) {
      const stop = (signal: NodeJS.Signals) => {
        if (since !== undefined) {
          if (performance.now() - since > SAME_SIGNAL) process.exit(130)
          return
        }
        since = performance.now()
        // A person who presses Ctrl-C waits for the end.
        const drain = signal === 'SIGTERM' ? drainSeconds : 0
        log.info(drain > 0 ? `The shop stops after ${drain} s (${signal}).` : `The shop stops (${signal}).`)
        if (drain > 0) setTimeout(() => void end(stopped, log), drain * 1000)
        else void end(stopped, log)
      }
      process.on('SIGTERM', stop).on('SIGINT', stop)
    },
  }
}
