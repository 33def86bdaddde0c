/** Pages that are readable without a connection although nobody has opened them: the cart, the last orders, and an associate's team and payments. */
export const unseenPages = ['cart', 'orders', 'team', 'commissions'] as const

export type UnseenPage = (typeof unseenPages)[number]
