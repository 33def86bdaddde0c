import { faultText } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/** Message for a failed change of the cart: that of the refusal if there is one, otherwise the unknown-error text (R-533 to R-535, C-2.4). */
export const cartFault = (intl: IntlShape, error: unknown): string =>
  faultText(intl, error, 'cart.fault.unknown')
