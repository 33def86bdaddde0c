import { exportPersonalData } from '#domain/personal-data/api.ts'
import { tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type Route } from '#service/http/route.ts'
import { readPersonalData } from './export-store.ts'

/** Exports of a customer: each reads some thirty tables. */
const exportLimit: Limit = { name: 'personal-data', points: 10, seconds: 3_600 }

/** What a person may ask of the shop about their own data. */
export const personalDataRoutes: Route[] = [
  route(exportPersonalData, async (_request, { db, reads, now, requireCustomer }) => {
    const { id } = requireCustomer()
    const { allowed, retryAfter } = await attempt(db, exportLimit, String(id), now)
    if (!allowed) throw tooMany(retryAfter)
    return { exported_at: now.toISOString(), ...(await readPersonalData(reads, id)) }
  }),
]
