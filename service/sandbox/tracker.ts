import { utc } from '#domain/dates/utc.ts'
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Db } from '#service/db/db.ts'
import type { Services } from '#service/http/services.ts'
import type { SuccessTrackerPort } from '#service/ports/success-tracker.ts'
import { documentOf, sandboxPolicy } from './page.ts'
import { findVisit, insertVisit } from './tracker-store.ts'

/** Where the page of the played tracker is. */
export const SANDBOX_TRACKER = '/sandbox/success-tracker'
/** Lifetime of a visit's address. */
const VISIT_MINUTES = 30
/** Members unknown to the tracker: the sandbox person `quiet`. */
const withoutTracker: ReadonlySet<string> = new Set(['8000008'])

/** The tracker of the sandbox: a page that names the member and level. */
export const sandboxTracker = (db: Db): SuccessTrackerPort => ({
  async open({ memberNumber, level, origin }, now) {
    if (memberNumber === '' || withoutTracker.has(memberNumber)) return undefined
    const guid = randomUUID()
    await insertVisit(db, { guid, member_number: memberNumber, level, origin, opened_at: now })
    return `${origin}${SANDBOX_TRACKER}?guid=${guid}`
  },
})

const isGuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** The page of the played tracker, below `SANDBOX_TRACKER`. */
export function sandboxTrackerRoutes({ db, ports }: Services): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const guid = c.req.query('guid') ?? ''
    const since = utc(await ports.clock())
      .subtract(VISIT_MINUTES, 'minute')
      .toDate()
    const visit = isGuid(guid) ? await findVisit(db, guid, since) : undefined
    const body = visit
      ? html`<main>
          <h1>Success tracker (sandbox)</h1>
          <p>Member ${visit.member_number}, level ${visit.level === 'gold' ? 'Gold' : 'Free'}.</p>
          <p><a href="${visit.origin}/successTracker">Back to the shop</a></p>
        </main>`
      : html`<main>
          <h1>Success tracker (sandbox)</h1>
          <p>This visit is over. Open the tracker in the shop again.</p>
        </main>`
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', sandboxPolicy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    return c.html(documentOf('Success tracker', body), visit ? 200 : 404)
  })
  return app
}
