import type { OutOfStockItem } from '#domain/checkout/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Dialog } from '#design-system/overlays/Dialog'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

/** Lists the items that cannot be delivered, with a link to change the cart. */
export function OutOfStockDialog({
  items,
  isOpen,
  onClose,
}: {
  items: readonly OutOfStockItem[]
  isOpen: boolean
  onClose: () => void
}) {
  const intl = useIntl()
  return (
    <Dialog
      title={intl.formatMessage({ id: 'checkout.stock.title' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <LinkButton href={paths.cart()} variant="primary">
          {intl.formatMessage({ id: 'checkout.stock.change' })}
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'checkout.stock.copy' })}</Text>
        <Stack as="ul" gap={2}>
          {items.map((item) => (
            <li key={item.item_id}>
              <Text>
                {intl.formatMessage({ id: 'checkout.stock.line' }, { name: item.name, qty: item.qty })}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
