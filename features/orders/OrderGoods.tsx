import type { Order, OrderItem } from '#domain/orders/schema.ts'
import { reviewOfLine } from '#domain/reviews/line-review.ts'
import { paths } from '#domain/store/paths.ts'
import { listComma } from '#domain/store/languages.ts'
import { Button } from '#design-system/actions/Button'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Only } from '#design-system/layout/Only'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lineTotal, orderAmounts, ownLines, pieces } from './order-view.ts'

export interface OrderGoodsProps {
  order: Order
  isReordering: boolean
  /** Whether the shop takes reviews. */
  mayReview: boolean
  /** Buys one line again; absent while the order is unpaid. */
  onReorder?: ((itemId: number) => void) | undefined
}

/** Where a customer's own review stands, or all reviews when the service does not name hers. */
const reviewPath = ({ sku, extension_attributes: more }: OrderItem) =>
  more?.review_id === undefined
    ? `${paths.product(sku)}#reviews`
    : `${paths.product(sku, { review: more.review_id })}#review-${more.review_id}`

/** Writes a review of a line, shows the customer's own, or says why it cannot be seen. */
function ReviewOfLine({ item, order }: { item: OrderItem; order: Order }) {
  const intl = useIntl()
  const review = reviewOfLine(order.status ?? '', item)
  if (review === undefined) return null
  if (review === 'pending' || review === 'hidden')
    return (
      <Text size="small" tone="muted">
        {intl.formatMessage({
          id: review === 'pending' ? 'orders.goods.reviewPending' : 'orders.goods.reviewHidden',
        })}
      </Text>
    )
  return review === 'view' ? (
    <LinkButton variant="text" size="sm" href={reviewPath(item)}>
      {intl.formatMessage({ id: 'orders.goods.viewReview' })}
    </LinkButton>
  ) : (
    <LinkButton
      variant="text"
      size="sm"
      href={`${paths.product(item.sku, { review: 'write', order: order.entity_id ?? '' })}#reviews`}
      label={intl.formatMessage({ id: 'orders.goods.reviewOf' }, { name: item.name ?? item.sku })}
    >
      {intl.formatMessage({ id: 'orders.goods.review' })}
    </LinkButton>
  )
}

/** What was bought, with buying again and reviewing. */
export function OrderGoods({ order, isReordering, mayReview, onReorder }: OrderGoodsProps) {
  const intl = useIntl()
  const [again, setAgain] = useState<number>()
  const { refundOnWay, refundDelayed } = orderAmounts(order)
  const isRefunding = refundOnWay + refundDelayed > 0
  return (
    <Section
      size="sub"
      space="none"
      title={intl.formatMessage({ id: 'orders.goods.title' })}
      aside={
        <Text as="span" size="small" tone="muted">
          {intl.formatMessage({ id: 'orders.list.items' }, { n: pieces(order) })}
        </Text>
      }
    >
      <Stack as="ul" gap={4}>
        {ownLines(order).map((item) => {
          const { extension_attributes: more, item_id: id, sku } = item
          const name = item.name ?? sku
          return (
            <Stack as="li" gap={3} key={id ?? item.sku}>
              <Inline gap={4} isWrapped={false} align="start">
                {more?.image && (
                  <Packshot src={more.image} alt="" ground={more.ground as Ground | undefined} size="sm" />
                )}
                <Stack gap={1}>
                  <Text weight="medium">{name}</Text>
                  <Text size="small" tone="muted">
                    {[
                      ...(more?.option_labels ?? []).map(({ value }) => value),
                      intl.formatMessage({ id: 'orders.goods.quantity' }, { n: item.qty_ordered ?? 0 }),
                      ...(item.qty_refunded
                        ? [
                            intl.formatMessage(
                              { id: isRefunding ? 'orders.goods.refunding' : 'orders.goods.refunded' },
                              { n: item.qty_refunded },
                            ),
                          ]
                        : []),
                    ].join(listComma(intl.locale))}
                  </Text>
                  <Money minor={lineTotal(item)} isStrong />
                </Stack>
              </Inline>
              <Only on="screen">
                <Inline gap={3}>
                  {onReorder && id !== undefined && (
                    <Button
                      variant="text"
                      size="sm"
                      isPending={isReordering && again === id}
                      onPress={() => {
                        if (isReordering) return
                        setAgain(id)
                        onReorder(id)
                      }}
                      aria-label={intl.formatMessage({ id: 'orders.goods.againOf' }, { name })}
                    >
                      {intl.formatMessage({ id: 'orders.goods.again' })}
                    </Button>
                  )}
                  {mayReview && <ReviewOfLine item={item} order={order} />}
                </Inline>
              </Only>
              <Divider />
            </Stack>
          )
        })}
      </Stack>
    </Section>
  )
}
