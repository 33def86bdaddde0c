/** Goods of an order: pieces by SKU. None of them has variants or a special price, so that they always cost the same. */
type Goods = Readonly<Record<string, number>>

const daily: Goods = { 'multi-adult': 2, 'krill-oil': 2, 'probiotic-capsules': 2 }
const joints: Goods = { glucosamine: 2, 'collagen-ii': 2, 'eggshell-membrane': 1 }
const parents: Goods = { 'multi-50': 2, 'algal-dha': 2, 'red-yeast-natto': 1, 'b-complex': 1 }
const skin: Goods = { hyaluronic: 2, ceramide: 2, astaxanthin: 1 }
const supply: Goods = { 'reishi-spore': 2, 'royal-jelly': 2, 'multi-50': 2, 'krill-oil': 2, 'collagen-ii': 1 }
const gift: Goods = { 'reishi-spore': 1, 'b-complex': 1 }
const treat: Goods = { astaxanthin: 1, hyaluronic: 1, 'aged-garlic': 1 }

/** An order of the associate. */
export interface AssociateOrder {
  /** Periods before the running one. */
  readonly periodsAgo: number
  /** Day of that month (Hong Kong). In the running period every order is halfway between its start and now. */
  readonly day: number
  readonly goods: Goods
  /** `points`: loyalty points pay the goods, which then earn none. */
  readonly paidWith: 'money' | 'points'
  readonly channel?: 'business'
  /** Refunded whole, so many days after it. */
  readonly refundedAfterDays?: number
}

const bought = (
  periodsAgo: number,
  day: number,
  goods: Goods,
  more: Partial<AssociateOrder> = {},
): AssociateOrder => ({ periodsAgo, day, goods, paidWith: 'money', ...more })

const withPoints = (periodsAgo: number, day: number, goods: Goods) =>
  bought(periodsAgo, day, goods, { paidWith: 'points' })

/** Everything that the sandbox's associate ordered, the oldest first: one or more in each of fourteen closed periods, and one in the running one. */
export const associateOrders: readonly AssociateOrder[] = [
  bought(14, 6, daily, { channel: 'business' }),
  bought(13, 4, joints, { channel: 'business' }),
  bought(12, 5, supply, { channel: 'business' }),
  withPoints(12, 22, gift),
  bought(11, 3, parents),
  bought(10, 8, skin),
  withPoints(10, 24, treat),
  bought(9, 5, supply),
  withPoints(9, 21, gift),
  bought(8, 7, daily),
  bought(7, 4, joints),
  bought(6, 6, supply),
  withPoints(6, 20, gift),
  bought(5, 3, skin, { refundedAfterDays: 6 }),
  bought(5, 16, parents),
  withPoints(5, 25, treat),
  bought(4, 5, daily),
  bought(3, 4, supply),
  withPoints(3, 22, gift),
  bought(2, 6, joints),
  bought(1, 5, daily, { channel: 'business' }),
  bought(0, 1, parents),
]
