import type { Ground } from '#design-system/commerce/Packshot'

const grounds: readonly string[] = [
  'vitamin',
  'botanical',
  'gut',
  'bone',
  'beauty',
  'family',
  'heart',
  'sleep',
] satisfies Ground[]

/** Tint behind a pack that the cart names; plain for any other name. */
export const groundOf = (name: string | undefined): Ground =>
  name !== undefined && grounds.includes(name) ? (name as Ground) : 'plain'
