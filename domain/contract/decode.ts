import * as z from 'zod/mini'

/** An answer that does not have the shape its endpoint declares. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

/** An empty body counts as null: the service answered and said nothing. */
const parseJson = (body: string): unknown => {
  if (body.trim() === '') return null
  try {
    return JSON.parse(body)
  } catch {
    throw new ShapeError('The answer is not JSON.')
  }
}

/**
 * Decodes an answer: JSON, or JSON inside a JSON string (one level at most), then the call's schema (C-1.3). `[]`
 * counts as null where the schema allows null.
 * @throws ShapeError
 */
export function decode<S extends z.ZodMiniType>(schema: S, body: string): z.output<S> {
  const first = parseJson(body)
  const attempts = [() => first]
  if (typeof first === 'string') attempts.push(() => parseJson(first))
  if (Array.isArray(first) && first.length === 0) attempts.push(() => null)
  for (const attempt of attempts) {
    const parsed = z.safeParse(schema, attempt())
    if (parsed.success) return parsed.data
  }
  throw new ShapeError('The answer has another shape than agreed.')
}
