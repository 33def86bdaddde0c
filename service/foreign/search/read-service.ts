import { decode } from '#domain/contract/decode.ts'
import type { Endpoint, EndpointOutput } from '#domain/contract/endpoint.ts'

/** Input of a reading call. */
interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** Makes a reading call as a guest. @throws when the answer is a refusal, too large, or of another shape */
export type ReadService = <E extends Endpoint>(
  store: string,
  endpoint: E,
  input: Input,
) => Promise<EndpointOutput<E>>

/** Largest answer that is read, in characters: a list of some 5,000 products. */
const LARGEST = 2 ** 25

/** @param pass sends a request to the service, as one of a browser would be */
export const readServiceWith =
  (pass: (request: Request) => Promise<Response>): ReadService =>
  async (store, endpoint, { params, query }) => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    )
    const search = new URLSearchParams(query).toString()
    const answer = await pass(
      new Request(`http://service.internal/rest/${store}/V1${path}${search ? `?${search}` : ''}`),
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${endpoint.name} was answered ${answer.status}`)
    if (text.length > LARGEST) throw new Error(`${endpoint.name} was answered with too much`)
    return decode((await endpoint.schemas()).response, text) as EndpointOutput<typeof endpoint>
  }
