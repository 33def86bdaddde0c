import { packGround } from '#domain/catalogue/pack-grounds.ts'
import { lineView, type CartLineView, type TotalsView } from '#domain/cart/cart-view.ts'
import type { CartItem } from '#domain/cart/schema.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { paths } from '#domain/store/paths.ts'
import { Divider } from '#design-system/layout/Divider'
import { Grid } from '#design-system/layout/Grid'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Packshot } from '#design-system/commerce/Packshot'
import { HeaderPanel } from '#design-system/navigation/SiteHeader'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { useIntl } from 'react-intl'
import { DeliveryMeter } from '../summary/DeliveryMeter.tsx'

/** Lines that fit without scrolling on a low screen. */
const MOST_LINES = 3

export interface MiniCartViewProps {
  isOpen: boolean
  items: readonly CartItem[]
  /** Undefined while loading. */
  totals: TotalsView | undefined
  onClose: () => void
}

/** One line: pack, name, quantity and price. */
function Line({ line }: { line: CartLineView }) {
  const intl = useIntl()
  return (
    <li>
      <Inline gap={3} isWrapped={false} justify="between">
        <Inline gap={3} isWrapped={false}>
          <Packshot src={line.image ?? ''} alt="" ground={packGround(line.ground)} size="xs" />
          <div>
            <Text size="small">{line.name}</Text>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'cart.mini.pieces' }, { n: line.quantity })}
            </Text>
          </div>
        </Inline>
        <Money minor={line.rowMinor} />
      </Inline>
    </li>
  )
}

/** The panel's content: what was added last, what is missing to free delivery, the total, and the two ways on. */
function Content({ items, totals }: Pick<MiniCartViewProps, 'items' | 'totals'>) {
  const intl = useIntl()
  const latest = items.toReversed().slice(0, MOST_LINES)
  const more = items.length - latest.length
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={2}>
        {latest.map((item) => (
          <Line key={item.item_id} line={lineView(item)} />
        ))}
      </Stack>
      {more > 0 && (
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'cart.mini.more' }, { n: more })}
        </Text>
      )}
      <Divider />
      {totals ? (
        <>
          {totals.freeShippingFrom !== undefined && !isVirtualCart(items) && (
            <DeliveryMeter
              goods={totals.subtotal}
              doorFrom={totals.freeShippingFrom}
              pickUpFrom={totals.freePickupFrom}
            />
          )}
          <Inline justify="between">
            <Text weight="strong">
              {intl.formatMessage({
                id: totals.shipping === null ? 'cart.summary.totalBeforeDelivery' : 'cart.summary.total',
              })}
            </Text>
            <Money minor={totals.grandTotal} size="md" />
          </Inline>
        </>
      ) : (
        <Skeleton shape="text" lines={2} />
      )}
      <Grid columns={{ phone: 2, desktop: 2 }} gap={3}>
        <LinkButton href={paths.cart()} variant="tint" isWide>
          {intl.formatMessage({ id: 'shell.cart.show' })}
        </LinkButton>
        <LinkButton href={paths.checkout()} variant="primary" isWide>
          {intl.formatMessage(
            { id: 'cart.summary.checkout' },
            { n: items.reduce((sum, { qty }) => sum + qty, 0) },
          )}
        </LinkButton>
      </Grid>
    </Stack>
  )
}

/** The cart in a panel below the header, after something was added. It takes no focus; a screen reader hears the new number. */
export function MiniCartView({ isOpen, items, totals, onClose }: MiniCartViewProps) {
  const intl = useIntl()
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isOpen && intl.formatMessage({ id: 'cart.mini.said' }, { n: pieces })}</span>
      </VisuallyHidden>
      {isOpen && (
        <HeaderPanel
          label={intl.formatMessage({ id: 'cart.title' })}
          title={intl.formatMessage({ id: 'shell.cart.added' })}
          onClose={onClose}
        >
          <Content items={items} totals={totals} />
        </HeaderPanel>
      )}
    </>
  )
}
