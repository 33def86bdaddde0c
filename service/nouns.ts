import { existsSync } from 'node:fs'
import type { Db } from '#service/db/db.ts'
import type { Route } from '#service/http/route.ts'

/** Every noun of the service that answers calls. */
const nouns = ['auth', 'customers', 'addresses', 'catalogue', 'store', 'reviews', 'content', 'cart', 'checkout', 'payment', 'orders'] as const

/** Fills a noun's tables. `now` is the time from which dates of the seed count. */
export type Seed = (db: Db, now: Date) => Promise<void>

/** Work that is due by the clock and that nobody calls for. Any number of processes run it at once, so it locks the rows it takes. */
export interface Job { readonly name: string; readonly everySeconds: number; run(db: Db, now: Date): Promise<void> }

/** A noun's file and its export, when it has one: `orders/routes.ts` → `ordersRoutes`, `orders/seed.ts` → `seedOrders`. */
async function load(noun: string, file: string, name: string): Promise<unknown> {
  const url = new URL(`./${noun}/${file}.ts`, import.meta.url)
  if (!existsSync(url)) return undefined
  const module: unknown = await import(/* @vite-ignore */ url.href)
  return Reflect.get(Object(module), name)
}

export const loadRoutes = async (): Promise<readonly Route[]> =>
  (await Promise.all(nouns.map((noun) => load(noun, 'routes', `${noun}Routes`)))).flatMap((routes) => (routes ?? []) as Route[])

/** Nouns with rows of their own at the start, in the order in which they build on one another. The catalogue's bring reviews and content pages along. */
const seeded = ['catalogue', 'store', 'cart', 'checkout', 'payment', 'orders'] as const

/** Of these, the ones about the shop itself and not about the sandbox people. */
const shopNouns: ReadonlySet<string> = new Set(['catalogue', 'store'])

/** @param withPeople also the seeds that give the sandbox people carts, orders … */
export const loadSeeds = async ({ withPeople }: { withPeople: boolean }): Promise<readonly Seed[]> =>
  (await Promise.all(seeded.filter((noun) => withPeople || shopNouns.has(noun)).map((noun) => load(noun, 'seed', `seed${noun[0]!.toUpperCase()}${noun.slice(1)}`)))).flatMap((seed) => (typeof seed === 'function' ? [seed as Seed] : []))
