import { serviceNow, type Services } from '#service/http/handle.ts'
import { sweep } from '#service/http/rate-limit.ts'
import { sweepCommerce } from '#service/orders/sweep.ts'
import { deliverCallbacks } from '#service/sandbox-payment/deliver.ts'

/** Work that is due by the clock and that nobody calls for. Any number of processes run it at once, so it locks the rows it takes. */
interface Job { readonly name: string; readonly everySeconds: number; run(services: Services, now: Date): Promise<unknown> }

const jobs: readonly Job[] = [
  { name: 'remove what has ended', everySeconds: 600, run: ({ db }, now) => sweep(db, now) },
  { name: 'move orders on', everySeconds: 5, run: ({ db, settings }, now) => sweepCommerce(db, settings, now) },
]
const sandboxJobs: readonly Job[] = [{ name: 'deliver payment callbacks', everySeconds: 2, run: deliverCallbacks }]

/** Runs the jobs until told to stop. A run that takes longer than its turn is not started again meanwhile. @returns a stop that waits for runs under way */
export function startJobs(services: Services): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>()
  const turn = (job: Job) => {
    if (underWay.has(job)) return
    const run = serviceNow(services)
      .then((now) => job.run(services, now))
      .catch((error: unknown) => console.error(`The job "${job.name}" failed: ${error instanceof Error ? error.message : 'unknown'}`))
      .then(() => void underWay.delete(job))
    underWay.set(job, run)
  }
  const timers = [...jobs, ...(services.settings.sandbox ? sandboxJobs : [])].map((job) => setInterval(turn, job.everySeconds * 1000, job).unref())
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(underWay.values())
  }
}
