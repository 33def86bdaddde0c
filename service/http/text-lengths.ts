import { longestInAddress, longestText } from '#domain/validation/text-lengths.ts'
import { invalidValue, type Fault } from './fault.ts'

/** Finds the first text that is longer than its field takes. Texts of a list have the list's name. */
function findTooLong(value: unknown, name: string, longest: (name: string) => number): Fault | undefined {
  if (typeof value === 'string')
    return value.length > longest(name) ? invalidValue(name, value.slice(0, 100).toWellFormed()) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, entry] of Object.entries(value)) {
    const found = findTooLong(entry, Array.isArray(value) ? name : key, longest)
    if (found) return found
  }
  return undefined
}

/**
 * Refuses texts of a path or query (`address`) or of a body that are longer than any rule of their field allows, also in
 * keys that the schema leaves open, before anything is looked up or stored.
 * @throws Fault 400
 */
export function refuseLongTexts(part: 'address' | 'body', value: unknown): void {
  const found = findTooLong(value, part, part === 'body' ? longestText : longestInAddress)
  if (found) throw found
}
