import type * as z from 'zod/mini'

type Path = readonly (string | number)[]

/** What the wrappers of a schema (optional, nullable, default, pipe) are about. */
function inner(schema: z.ZodMiniType): z.ZodMiniType {
  const definition = Reflect.get(Reflect.get(schema, '_zod') as object, 'def') as Record<string, unknown>
  const next = definition['innerType'] ?? definition['in']
  return next ? inner(next as z.ZodMiniType) : schema
}

/** Every place of a schema: fields, fields of fields, and the first element of each list. */
export function fieldsOf(given: z.ZodMiniType | undefined, at: Path = []): Path[] {
  if (!given) return []
  const schema = inner(given)
  const definition = Reflect.get(Reflect.get(schema, '_zod') as object, 'def') as Record<string, unknown>
  const below =
    definition['type'] === 'object'
      ? Object.entries(definition['shape'] as Record<string, z.ZodMiniType>).flatMap(([key, field]) =>
          fieldsOf(field, [...at, key]),
        )
      : definition['type'] === 'array'
        ? fieldsOf(definition['element'] as z.ZodMiniType, [...at, 0])
        : definition['type'] === 'union'
          ? (definition['options'] as z.ZodMiniType[]).flatMap((option) =>
              fieldsOf(option, at).filter(({ length }) => length > at.length),
            )
          : []
  return at.length > 0 ? [at, ...below] : below
}

/** A copy of `root` with `value` at a place; what is missing on the way is made. */
export function withValueAt(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const isObject = typeof root === 'object' && root !== null
  if (typeof key === 'number') return [withValueAt(Array.isArray(root) ? root[key] : undefined, rest, value)]
  const old: Record<string, unknown> = isObject && !Array.isArray(root) ? { ...root } : {}
  return { ...old, [key]: withValueAt(old[key], rest, value) }
}
