/** The eight grounds of the shop's packs, one for each main category: they choose the tint behind a picture. */
export const packGrounds = [
  'vitamin',
  'botanical',
  'gut',
  'bone',
  'beauty',
  'family',
  'heart',
  'sleep',
] as const
export type PackGround = (typeof packGrounds)[number]

/** Returns the ground of that name; undefined for any other value, which another service may send. */
export const packGround = (name: unknown): PackGround | undefined =>
  packGrounds.find((ground) => ground === name)
