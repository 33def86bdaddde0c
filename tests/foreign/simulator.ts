import { callPathOf, documentedRoutes } from './documented-routes.ts'
import { plain, plainRefusal } from './plain-shapes.ts'
import { undeclaredKey } from './undeclared-keys.ts'

export interface SimulatorOptions {
  /** Answers as our own service does. */
  readonly ask: (request: Request) => Promise<Response>
  /** The token without which products and content are refused, as by a Magento that was not opened to guests. */
  readonly wantedToken?: string | undefined
}

/** A Magento-style service that knows nothing but the documents. */
export interface Simulator {
  fetch(request: Request): Promise<Response>
  /** Every call that was answered, such as `GET /coupons/mine 404`, in order. */
  readonly answered: readonly string[]
  /** Paths of the calls that came with `wantedToken`, whether they have a route or not. */
  readonly cameWithToken: readonly string[]
}

/** Calls that Magento refuses to guests and customers unless it is told otherwise. */
const closed =
  /^\/(products|configurable-products|cmsPage|cmsBlock|cms|store\/storeConfigs|magento\/[^/]+\/products)(\/|$)/

const refusal = (status: number, body: object): Response => Response.json(body, { status })

const notAuthorized = () =>
  refusal(401, {
    message: "The consumer isn't authorized to access %resources.",
    parameters: { resources: 'Magento_Catalog::products' },
  })

/** The answer of our own service in Magento's shape. */
async function inPlainShape(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const read: unknown = JSON.parse(await answer.text())
  // calls whose answer is JSON in a JSON string
  const isEncoded = typeof read === 'string' && /^[[{]/.test(read)
  const value = plain(isEncoded ? (JSON.parse(read) as unknown) : read)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.delete('content-encoding')
  headers.delete('etag')
  return new Response(
    JSON.stringify(answer.ok ? (isEncoded ? JSON.stringify(value) : value) : plainRefusal(value)),
    { status: answer.status, headers },
  )
}

/**
 * Stands before our own service: calls that no document names have no route, answers have only documented fields, and
 * a request with a field that Magento does not declare fails, as it does there.
 */
export async function createSimulator({ ask, wantedToken }: SimulatorOptions): Promise<Simulator> {
  const routes = await documentedRoutes()
  const answered: string[] = []
  const cameWithToken: string[] = []

  async function answer(request: Request, path: string): Promise<Response> {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
    if (wantedToken !== undefined && token === wantedToken) cameWithToken.push(path)
    if (!routes.some((route) => route.matches(request.method, path)))
      return refusal(404, { message: 'Request does not match any route.' })
    if (wantedToken !== undefined && closed.test(path) && token !== wantedToken) return notAuthorized()
    const body = request.method === 'GET' ? '' : await request.text()
    const key = body ? undeclaredKey(JSON.parse(body)) : undefined
    if (key)
      return refusal(500, {
        message: `Internal Error. Details are available in Magento log file. Report ID: webapi-${key}`,
      })
    const headers = new Headers(request.headers)
    if (token === wantedToken) headers.delete('authorization')
    headers.delete('if-none-match')
    // what it answers is read and cut down
    headers.delete('accept-encoding')
    headers.delete('content-length')
    const passed = new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) })
    return inPlainShape(await ask(passed))
  }

  return {
    answered,
    cameWithToken,
    async fetch(request) {
      const path = callPathOf(new URL(request.url).pathname)
      if (path === undefined) return ask(request)
      const given = await answer(request, path)
      answered.push(`${request.method} ${path} ${given.status}`)
      return given
    },
  }
}
