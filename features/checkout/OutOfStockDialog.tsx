import type { OutOfStockItem } from '#domain/checkout/schema.ts'
import { Dialog } from '#design-system/Dialog'
import { LinkButton } from '#design-system/LinkButton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

/** What cannot be delivered, and the way to change it (shopping.md §4 "Place order" 4). */
export function OutOfStockDialog({ items, isOpen, onClose }: { items: readonly OutOfStockItem[]; isOpen: boolean; onClose: () => void }) {
  const intl = useIntl()
  return (
    <Dialog title={intl.formatMessage({ id: 'checkout.stock.title' })} isOpen={isOpen} onClose={onClose} footer={<LinkButton href="/cart" variant="primary">{intl.formatMessage({ id: 'checkout.stock.change' })}</LinkButton>}>
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'checkout.stock.copy' })}</Text>
        <Stack as="ul" gap={2}>{items.map((item) => <li key={item.item_id}><Text>{intl.formatMessage({ id: 'checkout.stock.line' }, { name: item.name, qty: item.qty })}</Text></li>)}</Stack>
      </Stack>
    </Dialog>
  )
}
