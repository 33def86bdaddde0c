import type { Attribute } from './wire.ts'

/** The text of a custom attribute, or undefined where the entity has none of that code. */
export function attributeText(
  attributes: readonly Attribute[] | null | undefined,
  code: string,
): string | undefined {
  const value = attributes?.find((entry) => entry.attribute_code === code)?.value
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined
}
