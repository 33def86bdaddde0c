import { reportError } from '#service/http/report.ts'
import type { Job, Services } from '#service/http/services.ts'
import { log } from '#service/log/log.ts'

/**
 * Runs the jobs at intervals. A run that takes longer than its interval is not started a second time.
 * @returns a function that stops them and waits for current runs
 */
export function startJobs(jobs: readonly Job[], services: Services): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>()
  const turn = (job: Job) => {
    if (underWay.has(job)) return
    const began = performance.now()
    const run = services.ports
      .clock()
      .then((now) => job.run(services, now))
      .then(() => log.debug(`The job "${job.name}" ran.`, { ms: Math.round(performance.now() - began) }))
      .catch((error: unknown) => {
        log.error(`The job "${job.name}" failed: ${error instanceof Error ? error.message : 'unknown'}`)
        reportError(error, `job: ${job.name}`)
      })
      .then(() => void underWay.delete(job))
    underWay.set(job, run)
  }
  const timers = jobs.map((job) => setInterval(turn, job.everySeconds * 1000, job).unref())
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(underWay.values())
  }
}
