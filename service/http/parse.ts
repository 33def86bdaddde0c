import { contractRefusals } from '#domain/contract/refusals.ts'
import type { CallSchemas, Endpoint, EndpointRequest } from '#domain/contract/endpoint.ts'
import type * as z from 'zod/mini'
import { refuseHostile } from './hostile-input.ts'
import { Fault, type InputError, refuse } from './fault.ts'
import { readAsMagento } from './magento-input.ts'
import { refuseLongTexts } from './text-lengths.ts'

/** Maximum size of a request body in bytes, unless a route allows more. */
export const maxBodyBytes = 256 * 1024

const decodingError = () => refuse(contractRefusals.undecodable)
const tooLarge = (limit: number) => refuse(contractRefusals.tooLarge, [limit])

/**
 * Reads at most `limit` bytes.
 * @throws Fault 413 beyond that, even if the length was not declared
 */
async function readText(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Parses the JSON object in a request's body; an empty body counts as `{}`.
 * @throws Fault 400 `Decoding error.`
 */
async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const text = await readText(request, limit)
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

const valueAt = (root: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  )

const shown = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).slice(0, 100)

/** Magento's message for an invalid input (C-1.1, C-2.10). */
function inputError(root: unknown, path: readonly PropertyKey[]): InputError {
  const value = valueAt(root, path)
  const fieldName = String(path.findLast((key) => typeof key === 'string') ?? 'body')
  return value === undefined || value === null || value === ''
    ? { message: contractRefusals.required.sentence, parameters: { fieldName } }
    : {
        message: contractRefusals.invalidValue.sentence,
        parameters: { fieldName, value: shown(value) },
      }
}

function parsePart(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => inputError(input, issue.path))
  const [first] = errors
  throw errors.length === 1 && first
    ? new Fault(400, first.message, { parameters: first.parameters, code: 'invalid' })
    : new Fault(400, contractRefusals.severalInvalid.sentence, { errors, code: 'invalid' })
}

/** Converts query parameters for the schema: a repeated name becomes a list. */
const queryObject = (search: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => [
      key,
      search.getAll(key).length > 1 ? search.getAll(key) : search.get(key),
    ]),
  )

/**
 * Parses params, query and body of a request with its call's schemas.
 * @throws Fault 400 or 413
 */
export async function parseRequest(
  schemas: CallSchemas,
  request: Request,
  params: Record<string, string>,
  limit = maxBodyBytes,
): Promise<EndpointRequest<Endpoint>> {
  const given = schemas.body ? await readJson(request, limit) : undefined
  const query = queryObject(new URL(request.url).searchParams)
  for (const part of [params, query, given]) refuseHostile(part)
  for (const part of [params, query]) refuseLongTexts('address', part)
  refuseLongTexts('body', given)
  const body = schemas.body && readAsMagento(schemas.body, given)
  return {
    params: parsePart(schemas.params, params),
    query: parsePart(schemas.query, query),
    body: parsePart(schemas.body, body),
  }
}
