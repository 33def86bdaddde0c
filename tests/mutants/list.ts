import { accounts } from './groups/accounts.ts'
import { associates } from './groups/associates.ts'
import { barriers } from './groups/barriers.ts'
import { business } from './groups/business.ts'
import { cart } from './groups/cart.ts'
import { catalogue } from './groups/catalogue.ts'
import { checkout } from './groups/checkout.ts'
import { client } from './groups/client.ts'
import { foundations } from './groups/foundations.ts'
import { gateway } from './groups/gateway.ts'
import { interactions } from './groups/interactions.ts'
import { messages } from './groups/messages.ts'
import { money } from './groups/money.ts'
import { orders } from './groups/orders.ts'
import { pages } from './groups/pages.ts'
import { reports } from './groups/reports.ts'
import { screens } from './groups/screens.ts'
import { security } from './groups/security.ts'
import { staff } from './groups/staff.ts'
import { twoStep } from './groups/two-step.ts'
import type { Fault } from './fault.ts'

/** Every planted fault, by group. */
export const groups: Readonly<Record<string, readonly Fault[]>> = {
  money,
  catalogue,
  cart,
  checkout,
  orders,
  gateway,
  accounts,
  associates,
  business,
  reports,
  messages,
  security,
  'two-step': twoStep,
  staff,
  client,
  pages,
  barriers,
  interactions,
  screens,
  foundations,
}
