import { isPublicRead } from './public-reads.ts'

/** Sends a request to the service. @throws when it does not answer */
type Send = (headers: Headers) => Promise<Response>

export interface TokenOptions {
  /** SERVICE_TOKEN: what the service asks of the shop itself. It leaves this process for the service alone. */
  readonly token: string | undefined
  /** Address of the service, for the log. */
  readonly root: string
  readonly log: (line: string) => void
}

const isRefusal = ({ status }: Response): boolean => status === 401 || status === 403

/** In the place of a refusal: the shop cannot show its goods, which no visitor can change. */
const unavailable = (): Response =>
  Response.json(
    { message: 'Internal Error. The service does not let the shop read its catalogue.' },
    { status: 503, headers: { 'Cache-Control': 'no-store' } },
  )

/**
 * Sends what shows the shop to everybody with the shop's own token, where the service wants one. A visitor's token goes
 * first: the service may answer its own customers. A refused read of this kind is an outage: one line of the log says
 * which setting ends it. All other requests are sent as they are.
 */
export function createTokenSender({ token, root, log }: TokenOptions) {
  let isRefused = false
  const note = ({ status }: Response): void => {
    if (!isRefused)
      log(
        token === undefined
          ? `The service at ${root} refuses to show its catalogue (${status}): set SERVICE_TOKEN to a token that may read products and content.`
          : `The service at ${root} refuses the token of SERVICE_TOKEN (${status}): it must be allowed to read products and content.`,
      )
    isRefused = true
  }
  return async (request: Request, headers: Headers, send: Send): Promise<Response> => {
    if (!isPublicRead(request)) return send(headers)
    const withToken = new Headers(headers)
    if (token !== undefined) withToken.set('Authorization', `Bearer ${token}`)
    const hasOwn = headers.has('authorization')
    let answer = await send(hasOwn ? headers : withToken)
    if (isRefusal(answer) && hasOwn && token !== undefined) {
      await answer.body?.cancel()
      answer = await send(withToken)
    }
    if (!isRefusal(answer)) {
      if (answer.ok) isRefused = false
      return answer
    }
    await answer.body?.cancel()
    note(answer)
    return unavailable()
  }
}
