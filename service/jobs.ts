import { serviceNow, type Services } from '#service/http/handle.ts'
import { reportError } from '#service/http/report.ts'
import { sweep } from '#service/http/rate-limit.ts'
import { nounJobs, type Job } from './nouns.ts'

const jobs: readonly Job[] = [{ name: 'remove what has ended', everySeconds: 600, run: sweep }, ...nounJobs]

/** Runs the jobs until told to stop. A run that takes longer than its turn is not started again meanwhile. @returns a stop that waits for runs under way */
export function startJobs(services: Services): () => Promise<void> {
  const underWay = new Map<Job, Promise<void>>()
  const turn = (job: Job) => {
    if (underWay.has(job)) return
    const run = serviceNow(services)
      .then((now) => job.run(services.db, now))
      .catch((error: unknown) => {
        console.error(`The job "${job.name}" failed: ${error instanceof Error ? error.message : 'unknown'}`)
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
