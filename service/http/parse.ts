import type { Endpoint, EndpointRequest } from '#domain/contract/endpoint.ts'
import type * as z from 'zod/mini'
import { Fault, fault, type InputError } from './fault.ts'

/** Largest accepted request body, in bytes. */
export const maxBodyBytes = 256 * 1024

const decodingError = () => fault(400, 'Decoding error.')
const tooLarge = () => fault(413, 'The request is larger than %1 bytes.', [maxBodyBytes])

/** Reads at most `maxBodyBytes`. @throws Fault 413 beyond that, also when the sender does not announce a length */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The JSON object in a request's body; none counts as `{}`. @throws Fault 400 `Decoding error.` */
async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw decodingError()
  }
  if (typeof value !== 'object' || value === null) throw decodingError()
  return Array.isArray(value) ? {} : (value as Record<string, unknown>)
}

const camelCase = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Top-level keys may come in camelCase or snake_case (contract.md §1.1): brings them to the spelling of the schema. */
export function renameTopLevel(body: Record<string, unknown>, known: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [known.has(key) ? key : ([camelCase(key), snakeCase(key)].find((name) => known.has(name)) ?? key), value]))
}

/** Keys that an object schema names; empty for other schemas. */
const keysOf = (schema: z.ZodMiniType): ReadonlySet<string> => {
  const shape: unknown = Reflect.get(schema, 'shape')
  return new Set(typeof shape === 'object' && shape !== null ? Object.keys(shape) : [])
}

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), root)

const shown = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).slice(0, 100)

/** Magento's words for one wrong input (contract.md §1.1, §2.6). */
function inputError(root: unknown, path: readonly PropertyKey[]): InputError {
  const value = valueAt(root, path)
  const fieldName = String(path.findLast((key) => typeof key === 'string') ?? 'body')
  return value === undefined || value === null || value === ''
    ? { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName } }
    : { message: 'Invalid value of "%value" provided for the %fieldName field.', parameters: { fieldName, value: shown(value) } }
}

function parsePart(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => inputError(input, issue.path))
  const [first] = errors
  throw errors.length === 1 && first
    ? new Fault(400, first.message, { parameters: first.parameters })
    : new Fault(400, 'One or more input exceptions have occurred.', { errors })
}

/** Query parameters as the schema sees them: a repeated name becomes a list. */
const queryObject = (search: URLSearchParams) =>
  Object.fromEntries([...new Set(search.keys())].map((key) => [key, search.getAll(key).length > 1 ? search.getAll(key) : search.get(key)]))

/** Params, query and body of a request, parsed by its endpoint. @throws Fault 400 or 413 */
export async function parseRequest(endpoint: Endpoint, request: Request, params: Record<string, string>): Promise<EndpointRequest<Endpoint>> {
  const body = endpoint.body ? renameTopLevel(await readJson(request), keysOf(endpoint.body)) : undefined
  return {
    params: parsePart(endpoint.params, params),
    query: parsePart(endpoint.query, queryObject(new URL(request.url).searchParams)),
    body: parsePart(endpoint.body, body),
  }
}
