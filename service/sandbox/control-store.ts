import * as z from 'zod/mini'
import type { CachedRead } from '#service/db/cached-read.ts'
import type { Db } from '#service/db/db.ts'

/** Longest delay of a fault: an hour, in milliseconds. */
export const MAX_DELAY_MS = 3_600_000

/** A fault to inject into matching calls. */
export const FaultRule = z.object({
  /** Method and path below the store's base, `*` for any part: `POST /carts/mine/items`, `GET /products/*`. */
  match: z.string().check(z.regex(/^(GET|POST|PUT|DELETE|\*) \/\S*$/)),
  /** HTTP status to answer; without it (and without `drop` or `body`) the call is only delayed. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  delay_ms: z.optional(
    z.int().check(z.gte(0, 'at least 0'), z.lte(MAX_DELAY_MS, `at most ${MAX_DELAY_MS} (an hour)`)),
  ),
  /** Closes the connection without an answer. */
  drop: z.optional(z.boolean()),
  /** Body of the answer, sent verbatim. */
  body: z.optional(z.string()),
  /** Headers to send, `Retry-After` for one. */
  headers: z.optional(z.record(z.string(), z.string())),
  /** Runs the call and then fails, like a lost answer. */
  after: z.optional(z.boolean()),
  /** Number of calls affected; without it, all until the fault is removed. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type FaultRule = z.output<typeof FaultRule>

/** Settings of the sandbox, shared by all processes. */
export interface Controls {
  readonly clockOffsetSeconds: number
  readonly faults: readonly FaultRule[]
  /** Whether shoppers choose a stock source; undefined: as configured. */
  readonly inventorySelection: boolean | undefined
}

/** The sandbox's settings as calls and jobs read them: one cache for all pools of a process. */
export interface ControlsSource {
  readonly db: Db
  readonly controls: CachedRead<Controls>
}

const StoredSettings = z.object({
  clock: z.optional(z.number()),
  faults: z.optional(z.array(FaultRule)),
  inventory: z.optional(z.boolean()),
})

/** Reads the aggregated rows of the table `setting`. */
function controlsOf(stored: unknown): Controls {
  const { clock = 0, faults = [], inventory } = StoredSettings.parse(stored ?? {})
  return { clockOffsetSeconds: clock, faults, inventorySelection: inventory }
}

/** Reads the settings from the database. Calls read them through a cache (`CachedRead`). */
export const readControls = async (db: Db): Promise<Controls> =>
  controlsOf(
    (await db.one<{ stored: unknown }>('select jsonb_object_agg(key, value) as stored from setting'))?.stored,
  )

const save = (db: Db, key: string, value: unknown) =>
  db.query(
    'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )

export const setClockOffset = async (db: Db, seconds: number): Promise<void> =>
  void (await save(db, 'clock', seconds))

/** Lets shoppers choose a stock source, or not. */
export const setInventorySelection = async (db: Db, isOn: boolean): Promise<void> =>
  void (await save(db, 'inventory', isOn))

/** Sets rules; one with the same `match` replaces the old one. An empty list removes all. */
export const setFaults = async (db: Db, rules: readonly FaultRule[]): Promise<readonly FaultRule[]> =>
  db.tx(async (tx) => {
    await tx.query(`insert into setting (key, value) values ('faults', '[]') on conflict do nothing`)
    await tx.query(`select 1 from setting where key = 'faults' for update`)
    const { faults } = await readControls(tx)
    const stored =
      rules.length === 0 ? [] : faults.filter((old) => !rules.some((rule) => rule.match === old.match))
    const next = [...stored, ...rules]
    await save(tx, 'faults', next)
    return next
  })

const matches = (rule: FaultRule, method: string, path: string) => {
  const [wantedMethod = '*', pattern = ''] = rule.match.split(' ')
  const expression = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return (wantedMethod === '*' || wantedMethod === method) && new RegExp(`^${expression}$`).test(path)
}

/** The rule that applies to this call, if any; its `times` decreases by one, for all processes. */
export async function takeFault(
  db: Db,
  faults: readonly FaultRule[],
  method: string,
  path: string,
): Promise<FaultRule | undefined> {
  if (!faults.some((rule) => matches(rule, method, path))) return undefined
  return db.tx(async (tx) => {
    await tx.query(`select 1 from setting where key = 'faults' for update`)
    const current = (await readControls(tx)).faults
    const hit = current.find((rule) => matches(rule, method, path))
    if (hit?.times !== undefined) {
      const rest = hit.times - 1
      await save(
        tx,
        'faults',
        current.flatMap((rule) => (rule !== hit ? [rule] : rest > 0 ? [{ ...rule, times: rest }] : [])),
      )
    }
    return hit
  })
}
