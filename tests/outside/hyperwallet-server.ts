import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface PlayedUser {
  readonly token: string
  readonly clientUserId: string
  readonly email: string
  status: string
}
/** A payment as the played provider keeps it. */
interface PlayedPayout {
  readonly token: string
  readonly clientPaymentId: string
  readonly destinationToken: string
  readonly amount: string
  readonly currency: string
  status: string
}

/** Hyperwallet's REST API v4, as far as the shop speaks it. */
export interface HyperwalletSimulator {
  readonly settings: Readonly<Record<string, string>>
  readonly users: PlayedUser[]
  readonly payments: PlayedPayout[]
  readonly calls: { readonly method: string; readonly path: string }[]
  /** What it does with a call: `lost` carries it out, and `silent` does not; neither answers. */
  behave: (call: { readonly method: string; readonly path: string }) => 'answer' | 'lost' | 'silent'
  /** Error code of the next payments; undefined: they are taken. */
  refusal: string | undefined
  /** Status of new payments. */
  status: string
  close(): Promise<void>
}

type Json = Record<string, string>
interface Reply {
  readonly status: number
  readonly json?: unknown
}

const refuse = (status: number, code: string, fieldName?: string, related?: string): Reply => ({
  status,
  json: {
    errors: [
      {
        message: code,
        code,
        ...(fieldName ? { fieldName } : {}),
        ...(related ? { relatedResources: [related] } : {}),
      },
    ],
  },
})
const list = (data: readonly unknown[]): Reply =>
  data.length === 0
    ? { status: 204 }
    : { status: 200, json: { count: data.length, offset: 0, limit: 10, data, links: [] } }

/** A new user. Its names are checked as the documents say. */
function addUser({ users }: HyperwalletSimulator, body: Json): Reply {
  const { clientUserId = '', email = '' } = body
  const known = users.find((user) => user.clientUserId === clientUserId)
  if (known) return refuse(400, 'DUPLICATE_CLIENT_USER_ID', 'clientUserId', known.token)
  if (users.some((user) => user.email === email)) return refuse(400, 'DUPLICATE_EMAIL_REGISTRATION', 'email')
  for (const field of ['firstName', 'lastName', 'dateOfBirth', 'addressLine1', 'city', 'country'])
    if (!body[field]) return refuse(400, 'CONSTRAINT_VIOLATIONS', field)
  const user = { token: `usr-${randomUUID()}`, clientUserId, email, status: 'PRE_ACTIVATED' }
  users.push(user)
  return { status: 201, json: user }
}

function addPayment({ users, payments, refusal, status }: HyperwalletSimulator, body: Json): Reply {
  const { clientPaymentId = '', destinationToken = '', amount = '', currency = '' } = body
  const known = payments.find((payment) => payment.clientPaymentId === clientPaymentId)
  if (known) return refuse(400, 'CONSTRAINT_VIOLATIONS', 'clientPaymentId', known.token)
  if (!users.some(({ token }) => token === destinationToken)) return refuse(404, 'RESOURCE_NOT_FOUND')
  if (refusal) return refuse(400, refusal)
  if (!/^\d+\.\d\d$/.test(amount) || !body['purpose']) return refuse(400, 'CONSTRAINT_VIOLATIONS', 'amount')
  const token = `pmt-${randomUUID()}`
  payments.push({ token, clientPaymentId, destinationToken, amount, currency, status })
  return { status: 201, json: payments.at(-1) }
}

const program = 'prg-1'
const credentials = `Basic ${Buffer.from('payer:secret').toString('base64')}`

function answer(
  simulator: HyperwalletSimulator,
  { method, url, authorization, body }: { method: string; url: URL; authorization: string; body: string },
): Reply {
  if (authorization !== credentials) return refuse(401, 'INCORRECT_LOGIN_CREDENTIALS')
  const asked = (name: string) => url.searchParams.get(name)
  const json = (body ? JSON.parse(body) : {}) as Json
  if (method === 'POST' && json['programToken'] !== program) return refuse(403, 'FORBIDDEN')
  const route = `${method} ${url.pathname}`
  if (route === 'GET /rest/v4/users')
    return list(simulator.users.filter(({ clientUserId }) => clientUserId === asked('clientUserId')))
  if (route === 'GET /rest/v4/payments')
    return list(
      simulator.payments.filter(({ clientPaymentId }) => clientPaymentId === asked('clientPaymentId')),
    )
  if (route === 'POST /rest/v4/users') return addUser(simulator, json)
  return route === 'POST /rest/v4/payments' ? addPayment(simulator, json) : refuse(404, 'RESOURCE_NOT_FOUND')
}

/** Starts it on a free port. */
export async function startHyperwallet(): Promise<HyperwalletSimulator> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (data: string) => (body += data))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const call = { method: request.method ?? '', path: url.pathname }
      simulator.calls.push(call)
      const behaviour = simulator.behave(call)
      if (behaviour === 'silent') return
      const authorization = request.headers.authorization ?? ''
      const { status, json } = answer(simulator, { method: call.method, url, authorization, body })
      if (behaviour === 'lost') return
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(json === undefined ? '' : JSON.stringify(json))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const simulator: HyperwalletSimulator = {
    settings: {
      HYPERWALLET_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      HYPERWALLET_USER: 'payer',
      HYPERWALLET_PASSWORD: 'secret',
      HYPERWALLET_PROGRAM: program,
      HYPERWALLET_PORTAL: 'https://payouts.example',
    },
    users: [],
    payments: [],
    calls: [],
    behave: () => 'answer',
    refusal: undefined,
    status: 'COMPLETED',
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
  return simulator
}
