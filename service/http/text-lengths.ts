import { longestText } from '#domain/validation/text-lengths.ts'
import { invalidValue, type Fault } from './fault.ts'

/** Finds the first text that is longer than its field takes. Texts of a list have the list's name. */
function findTooLong(value: unknown, name: string): Fault | undefined {
  if (typeof value === 'string')
    return value.length > longestText(name)
      ? invalidValue(name, value.slice(0, 100).toWellFormed())
      : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const found = findTooLong(entry, Array.isArray(value) ? name : key)
    if (found) return found
  }
  return undefined
}

/**
 * Refuses texts of a body that are longer than any rule of their field allows, also in keys that the schema leaves open,
 * before anything is looked up or stored.
 * @throws Fault 400
 */
export function refuseLongTexts(body: unknown): void {
  const found = findTooLong(body, 'body')
  if (found) throw found
}
