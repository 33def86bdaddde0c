import { totalsView, type CartLineView } from '#domain/cart/cart-view.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { freshTotalsQuery } from '../queries.ts'

export interface BuyNowDialogProps {
  /** The line to buy now. */
  line: CartLineView
  /** The other lines of the cart. */
  others: readonly CartLineView[]
  /** Whether the other lines are being moved to the favourites. */
  isMoving: boolean
  /** Checks out the whole cart; closing the dialog means the same. */
  onAll: () => void
  /** Moves the other lines to the favourites. Not offered with a membership among them, which cannot be a favourite. */
  onOnly: () => void
}

/** Products with their quantities, below a label. */
function Lines({ label, lines }: { label: string; lines: readonly CartLineView[] }) {
  const intl = useIntl()
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Stack as="ul" gap={1}>
        {lines.map(({ itemId, name, quantity }) => (
          <li key={itemId}>
            <Text>{name}</Text>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'checkout.summary.quantity' }, { n: quantity })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** Asks whether to check out one product or the whole cart. The amounts are what the goods cost. */
export function BuyNowDialog({ line, others, isMoving, onAll, onOnly }: BuyNowDialogProps) {
  const intl = useIntl()
  const { data } = useQuery(freshTotalsQuery())
  const canMove = !others.some(({ isMembership }) => isMembership)
  return (
    <Dialog
      size="sm"
      isOpen
      title={intl.formatMessage({ id: 'checkout.buyNow.title' }, { n: others.length })}
      onClose={onAll}
      footer={
        <Stack gap={2}>
          <Button variant="primary" isWide onPress={onAll}>
            {data
              ? intl.formatMessage(
                  { id: 'checkout.buyNow.allFor' },
                  { amount: formatMoney(totalsView(data).subtotal) },
                )
              : intl.formatMessage({ id: 'checkout.buyNow.all' })}
          </Button>
          {canMove && (
            <Button isWide isPending={isMoving} onPress={onOnly}>
              {intl.formatMessage({ id: 'checkout.buyNow.only' }, { amount: formatMoney(line.rowMinor) })}
            </Button>
          )}
          <LinkButton href={paths.cart()} variant="text" isWide>
            {intl.formatMessage({ id: 'checkout.buyNow.cart' })}
          </LinkButton>
        </Stack>
      }
    >
      <Stack gap={3}>
        <Lines label={intl.formatMessage({ id: 'checkout.buyNow.wanted' })} lines={[line]} />
        <Lines label={intl.formatMessage({ id: 'checkout.buyNow.others' })} lines={others} />
        {canMove && (
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'checkout.buyNow.note' })}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}
