import type { Balancer } from './balancer.ts'
import type { ServiceProcess } from './process.ts'

/** How many requests there are at least, and how many at once. */
export const REQUESTS = 2_000
const AT_ONCE = 6

/** Sends requests until `isOver`, and at least `REQUESTS`. @returns what each was answered: a status or an error */
async function load(url: string, isOver: () => boolean): Promise<(number | string)[]> {
  const answers: (number | string)[] = []
  const shopper = async () => {
    while (!isOver() || answers.length < REQUESTS) {
      const asked =
        answers.length % 20 === 0
          ? fetch(`${url}/rest/en/V1/guest-carts`, { method: 'POST' })
          : fetch(`${url}/rest/en/V1/directory/countries`)
      answers.push(await asked.then(async (answer) => (await answer.text(), answer.status), String))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, shopper))
  return answers
}

/**
 * Replaces processes behind a balancer one after the other while requests come in.
 * @param start starts the process that takes the place of one
 * @returns what each request was answered, and the processes that run now
 */
export async function restartUnderLoad(
  balancer: Balancer,
  processes: readonly ServiceProcess[],
  start: () => Promise<ServiceProcess>,
): Promise<{ answers: (number | string)[]; processes: ServiceProcess[] }> {
  let isOver = false
  const loading = load(balancer.url, () => isOver)
  const replaced: ServiceProcess[] = []
  for (const old of processes) {
    await old.stop()
    balancer.remove(old.url)
    const next = await start()
    await balancer.add(next.url)
    replaced.push(next)
  }
  isOver = true
  return { answers: await loading, processes: replaced }
}
