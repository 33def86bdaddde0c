import type * as z from 'zod/mini'

/** The parts of a zod schema's definition used here. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  readonly innerType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const camelCase = (key: string) => key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const NUMERIC = /^-?\d{1,15}(\.\d{1,4})?$/

/** The spelling of a key in the schema; an unknown key is kept. */
const spelling = (key: string, shape: Readonly<Record<string, unknown>>): string =>
  Object.hasOwn(shape, key)
    ? key
    : ([camelCase(key), snakeCase(key)].find((name) => Object.hasOwn(shape, name)) ?? key)

/** Builds an object in which a key such as `__proto__` is an ordinary key. Of two spellings of a key, the exact one wins. */
function renamed(value: Record<string, unknown>, shape: Readonly<Record<string, z.ZodMiniType>>) {
  const entries = Object.entries(value).map(([key, part]) => {
    const name = spelling(key, shape)
    const isTaken = name !== key && Object.hasOwn(value, name)
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    return [isTaken ? key : name, schema && !isTaken ? readAsMagento(schema, part) : part] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Adapts a request's body to its schema, as Magento's input processor does: keys in camelCase or snake_case at every
 * depth, numbers also as numeric strings (C-1.1, lib/Webapi/ServiceInputProcessor.php). Touches only what the schema
 * names and rejects nothing; parsing follows.
 */
export function readAsMagento(schema: z.ZodMiniType, value: unknown): unknown {
  const definition = schema._zod.def as unknown as Definition
  switch (definition.type) {
    case 'object':
      return isRecord(value) && definition.shape ? renamed(value, definition.shape) : value
    case 'array': {
      const { element } = definition
      return Array.isArray(value) && element ? value.map((part) => readAsMagento(element, part)) : value
    }
    case 'optional':
    case 'nullable':
    case 'default':
      return definition.innerType ? readAsMagento(definition.innerType, value) : value
    case 'pipe':
      return definition.in ? readAsMagento(definition.in, value) : value
    case 'union': {
      if (schema.safeParse(value).success) return value
      const fitting = definition.options?.find(
        (option) => option.safeParse(readAsMagento(option, value)).success,
      )
      return fitting ? readAsMagento(fitting, value) : value
    }
    case 'number':
      return typeof value === 'string' && NUMERIC.test(value) ? Number(value) : value
    default:
      return value
  }
}
