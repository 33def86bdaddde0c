import { paths } from '#domain/store/paths.ts'
import type { ProductChoice } from '#features/catalogue'
import { useAddLine, useBuyLine } from '#features/cart'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { openMiniCart } from './mini-cart.ts'

/** Connects the catalogue's buttons to the cart; the two features do not know each other. */
export function useAddToCart(): {
  add: (choice: ProductChoice) => Promise<boolean>
  buy: (choice: ProductChoice) => Promise<boolean>
} {
  const addLine = useAddLine()
  const buyLine = useBuyLine()
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue, dismiss } = useNotifications()
  /** The message of the product before, which must not stand beside a failure. */
  const last = useRef('')
  return {
    add: async ({ sku, quantity, options }) => {
      dismiss(last.current)
      const added = await addLine({ sku, quantity, options })
      // the panel says what a notification would
      if (added && !openMiniCart())
        last.current = enqueue({
          message: intl.formatMessage({ id: 'shell.cart.added' }),
          variant: 'success',
          action: {
            label: intl.formatMessage({ id: 'shell.cart.show' }),
            onAction: () => {
              void navigate(paths.cart())
            },
          },
        })
      return added
    },
    buy: async ({ sku, quantity, options }) => {
      const checkout = await buyLine({ sku, quantity, options })
      if (checkout !== undefined) void navigate(checkout)
      return checkout !== undefined
    },
  }
}
