import { contractRefusals } from '#domain/contract/refusals.ts'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { movesOf } from '#domain/orders/moves.ts'
import { shopOrigin } from '#domain/store/shop-origin.ts'
import { decideApplication } from '#service/applications/decide.ts'
import { listPending } from '#service/applications/decision-store.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { errorResponse } from '#service/http/errors.ts'
import { Fault, invalidValue, noSuchEntity, refuse } from '#service/http/fault.ts'
import type { Services } from '#service/http/services.ts'
import { guardSite } from '#service/http/request-guard.ts'
import { listNewestOrders } from '#service/staff/order-store.ts'
import { DecisionBody } from './applications.ts'
import { setClockOffset, setFaults, setInventorySelection, type ControlsSource } from './control-store.ts'
import { FaultsBody } from './faults.ts'
import { listMessages } from './message-store.ts'
import { moveOrder } from './move-order.ts'
import { MoveBody } from './orders.ts'
import type { SandboxPerson } from './person.ts'
import { sandboxPage, sandboxPolicy, sandboxStyle, signInPage, signInScript } from './page.ts'

const farthest = 10 * 365 * 86_400
const ClockBody = z.object({
  offset_seconds: z
    .pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.transform(Number))
    .check(z.refine((seconds) => Math.abs(seconds) <= farthest)),
})
const InventoryBody = z.object({
  enabled: z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((given) => String(given) === 'true'),
  ),
})

const isForm = (c: Context) =>
  !(c.req.header('content-type') ?? '').includes('json') && (c.req.header('accept') ?? '').includes('html')

/** Names the key that is wrong, and its rule where it has one to tell: "delay_ms must be at most 3600000". */
function refusal(issues: readonly z.core.$ZodIssue[], body: unknown, name: string): Fault {
  const [issue] = issues
  const key = issue?.path.findLast((part) => typeof part === 'string')
  return key !== undefined && (issue?.code === 'too_big' || issue?.code === 'too_small')
    ? new Fault(400, '%fieldName must be %rule.', {
        parameters: { fieldName: key, rule: issue.message },
      })
    : invalidValue(key === undefined ? name : String(key), JSON.stringify(body).slice(0, 200))
}

async function readBody<S extends z.ZodMiniType>(c: Context, schema: S, name: string): Promise<z.output<S>> {
  const body: unknown = isForm(c)
    ? await c.req.parseBody()
    : await c.req.json().catch(() => {
        throw refuse(contractRefusals.undecodable)
      })
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw refusal(parsed.error.issues, body, name)
  return parsed.data
}

/** `Services` with the sandbox's settings. */
export type SandboxServices = Services & ControlsSource

/** Data of the sandbox. */
export interface SandboxSeed {
  readonly people: readonly SandboxPerson[]
  /** Password of all people. */
  readonly password: string
  /** Empties the database and seeds it again. */
  reset(): Promise<void>
  /** The part of the start page about payments that wait at the played provider. */
  paymentsSection(): Promise<unknown>
}

/** What only the sandbox has: people, outbox, clock, faults, orders to move, applications to decide and reset. Mounted under /sandbox. */
// Long: a table of routes, each answered in a few lines.
export function sandboxApp(
  services: SandboxServices,
  { people, password, reset, paymentsSection }: SandboxSeed,
): Hono {
  const { db, controls } = services
  const app = new Hono()
  /** Writes settings. The next call of this process reads them anew, before the notification has arrived. */
  const change = <T>(write: () => Promise<T>) => write().finally(controls.invalidate)
  const back = (c: Context, body: object) => (isForm(c) ? c.redirect('/sandbox', 303) : c.json(body))
  const tokenFor = async (key: string) => {
    const person = people.find((candidate) => candidate.key === key)
    if (!person) throw noSuchEntity('person', key)
    return issueToken(db, person.id, await services.ports.clock())
  }
  const ordersOf = async (key?: string) => {
    const person = key ? people.find((candidate) => candidate.key === key) : undefined
    if (key && !person) throw noSuchEntity('person', key)
    return listNewestOrders(db, { customerId: person?.id, limit: 50 })
  }
  app.use('*', async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') guardSite(c.req.raw.headers)
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', sandboxPolicy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/', async (c) =>
    c.html(
      sandboxPage({
        people,
        password,
        messages: await listMessages(db, undefined, 50),
        controls: await controls.read(db),
        offersSources: services.settings.inventorySelection,
        now: await services.ports.clock(),
        applications: await listPending(db, 50),
        orders: await ordersOf(c.req.query('person')),
        payments: await paymentsSection(),
        person: c.req.query('person') ?? '',
        origin: shopOrigin(services.settings, new URL(c.req.url)),
      }),
    ),
  )
  app.get('/orders.json', async (c) =>
    c.json(
      (await ordersOf(c.req.query('person'))).map((order) => ({
        ...order,
        moves: movesOf(order),
      })),
    ),
  )
  app.post('/orders/:id{\\d{1,9}}', async (c) => {
    const { move, person = '' } = await readBody(c, MoveBody, 'move')
    const id = Number(c.req.param('id'))
    const moved = await moveOrder(services, id, move, await services.ports.clock())
    return isForm(c)
      ? c.redirect(`/sandbox?person=${encodeURIComponent(person)}#order-${id}`, 303)
      : c.json(moved)
  })
  app.get('/style.css', (c) => c.body(sandboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/sign-in.js', (c) =>
    c.body(signInScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  )
  app.get('/people.json', (c) => c.json(people))
  app.post('/people/:key/token', async (c) => c.json({ token: await tokenFor(c.req.param('key')) }))
  app.post('/sign-in', async (c) => {
    const key = String((await c.req.parseBody())['person'] ?? '')
    return c.html(signInPage(await tokenFor(key), key))
  })
  app.get('/outbox.json', async (c) =>
    c.json(
      (await listMessages(db, c.req.query('to'))).map((message) => ({
        ...message,
        to: message.recipient,
      })),
    ),
  )
  app.get('/clock', async (c) =>
    c.json({
      offset_seconds: (await controls.read(db)).clockOffsetSeconds,
      now: (await services.ports.clock()).toISOString(),
    }),
  )
  app.on(['PUT', 'POST'], '/clock', async (c) => {
    const { offset_seconds } = await readBody(c, ClockBody, 'offset_seconds')
    await change(() => setClockOffset(db, offset_seconds))
    return back(c, { offset_seconds })
  })
  app.get('/faults', async (c) => c.json((await controls.read(db)).faults))
  app.put('/faults', async (c) => {
    const rules = await readBody(c, FaultsBody, 'faults')
    return c.json(await change(() => setFaults(db, rules)))
  })
  app.on(['POST', 'DELETE'], '/faults', async (c) => back(c, await change(() => setFaults(db, []))))
  app.get('/inventory', async (c) =>
    c.json({
      enabled: (await controls.read(db)).inventorySelection ?? services.settings.inventorySelection,
    }),
  )
  app.on(['PUT', 'POST'], '/inventory', async (c) => {
    const { enabled } = await readBody(c, InventoryBody, 'enabled')
    await change(() => setInventorySelection(db, enabled))
    return back(c, { enabled })
  })
  app.get('/applications', async (c) => c.json(await listPending(db, 50)))
  app.post('/applications/:id{\\d{1,9}}', async (c) => {
    const { status, remark = null } = await readBody(c, DecisionBody, 'status')
    const id = Number(c.req.param('id'))
    await decideApplication(db, id, { status, remark }, await services.ports.clock())
    return back(c, { id, status })
  })
  app.post('/reset', async (c) => {
    await change(reset)
    return back(c, { reset: true })
  })
  app.onError((error) => errorResponse(error, 'sandbox'))
  app.notFound(() => errorResponse(refuse(contractRefusals.noRoute), 'sandbox'))
  return app
}
