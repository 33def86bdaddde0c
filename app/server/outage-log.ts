import type { Rendered } from './entry-server.tsx'
import { outageText } from './page-status.ts'

/** At most one line in so many milliseconds, however many pages fail. */
const LOG_PAUSE = 10_000

/** Returns what says which page lacks data, and why. */
export function outageLog(log: (line: string) => void) {
  let quietUntil = 0
  return ({ method, url }: Request, { status, outage }: Rendered) => {
    if (!outage || performance.now() < quietUntil) return
    quietUntil = performance.now() + LOG_PAUSE
    log(
      `The service failed while a page was rendered (${outageText(outage.error)}): ${method} ${new URL(url).pathname} answered ${status}.`,
    )
  }
}
