/** The eight grounds of the shop: each is a category, and a colour behind the packs in it. */
export const grounds = ['vitamin', 'botanical', 'gut', 'bone', 'beauty', 'family', 'heart', 'sleep'] as const
export type Ground = (typeof grounds)[number]

/** Reads a ground that the service names; undefined for an unknown one. */
export const groundOf = (name: unknown): Ground | undefined => grounds.find((ground) => ground === name)
