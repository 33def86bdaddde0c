import type { ProductChoice } from '#features/catalogue'
import { useAddLine } from '#features/cart'
import { useNotifications } from '#design-system/NotificationStack'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

/** The catalogue's buttons meet the cart here: both features are strangers to each other. */
export function useAddToCart(): { add: (choice: ProductChoice) => Promise<boolean>; buy: (choice: ProductChoice) => Promise<boolean> } {
  const addLine = useAddLine()
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  const put = ({ sku, quantity, options }: ProductChoice) => addLine({ sku, quantity, options })
  return {
    add: async (choice) => {
      const added = await put(choice)
      if (added) enqueue({ message: intl.formatMessage({ id: 'shell.cart.added' }), variant: 'success', action: { label: intl.formatMessage({ id: 'shell.cart.show' }), onAction: () => { void navigate('/cart') } } })
      return added
    },
    buy: async (choice) => {
      const added = await put(choice)
      if (added) void navigate('/checkout')
      return added
    },
  }
}
