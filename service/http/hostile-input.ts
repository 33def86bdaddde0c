import { contractRefusals } from '#domain/contract/refusals.ts'
import { invalidValue, type Fault, refuse } from './fault.ts'

/** No call nests deeper than ten levels; validating, comparing and storing a value use one stack frame per level. */
const MAX_DEPTH = 32

/** PostgreSQL cannot store a zero byte, and half of a surrogate pair is not a character. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const shown = (text: string) => text.replaceAll('\0', '\\u0000').toWellFormed().slice(0, 100)

/** Finds the first value in a parsed body or query that no legitimate client sends. */
function findFault(value: unknown, name: string, depth: number): Fault | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : invalidValue(name, shown(value))
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > MAX_DEPTH) return refuse(contractRefusals.undecodable)
  for (const [key, entry] of Object.entries(value)) {
    // As a key it could change an object's prototype wherever the value is copied.
    if (key === '__proto__' || !isStorable(key)) return refuse(contractRefusals.undecodable)
    const found = findFault(entry, Array.isArray(value) ? name : key, depth + 1)
    if (found) return found
  }
  return undefined
}

/**
 * Rejects values that cannot be stored or would break their readers, whatever the schema of the field.
 * @throws Fault 400
 */
export function refuseHostile(value: unknown): void {
  const found = findFault(value, 'body', 0)
  if (found) throw found
}
