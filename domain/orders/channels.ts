/** Channels by which an order came: the shop, or the associates' business. */
export const orderChannels = ['main', 'business'] as const
export type OrderChannel = (typeof orderChannels)[number]
