import { lineAtSource } from '#domain/cart/at-source.ts'
import { lineView, type CartLineView, type TotalsView } from '#domain/cart/cart-view.ts'
import { savedMinor } from '#domain/cart/savings.ts'
import { isVirtualCart } from '#domain/cart/virtual-cart.ts'
import { feeWaiver, isWaiverNear } from '#domain/membership/fee-waiver.ts'
import type { Minor } from '#domain/money/money.ts'
import type { CartItem } from '#domain/cart/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Container } from '#design-system/layout/Container'
import { Divider } from '#design-system/layout/Divider'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CartRow } from './rows/CartRow.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './summary/CartSummary.tsx'
import { withRemoved, type RemovedLine } from './optimistic.ts'
import { RemovedRow } from './rows/RemovedRow.tsx'

const FeeWaiver = lazy(() =>
  import('./summary/FeeWaiver.tsx').then((module) => ({ default: module.FeeWaiver })),
)

export interface CartViewProps {
  items: readonly CartItem[] | undefined
  totals: TotalsView | undefined
  isPending: boolean
  /** The read failed and has nothing to show. */
  failure?: ReadFailure | undefined
  totalsFailure?: ReadFailure | undefined
  removed: readonly RemovedLine[]
  /** Whether to offer the registration-fee waiver: to visitors who are not associates. */
  offersWaiver: boolean
  /** A membership was chosen beside the lines. @default false */
  isMembershipSelected?: boolean | undefined
  /** Chooses it; absent for guests. */
  onSelectMembership?: ((isSelected: boolean) => void) | undefined
  suggestions?: ReactNode
  /** Whether all that stands above the suggestions is there: they are not drawn before, so that they keep their place. */
  areSuggestionsDue: boolean
  /** The coupon of the cart, for customers who are signed in. */
  coupon?: ReactNode
  /** Offers a product that reaches the next free delivery, given what is missing in cents. */
  filler?: ((missing: Minor) => ReactNode) | undefined
  /** The chosen stock source, and where it is chosen. */
  source?: string | undefined
  sourceChooser?: ReactNode
  checkoutHref: string
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem, index: number) => void
  onUndo: (item: CartItem) => Promise<void>
}

/** What stands in the place of the lines of an empty cart. */
function EmptyCart() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="cart"
      title={intl.formatMessage({ id: 'cart.empty.title' })}
      action={
        <LinkButton href={paths.categories()} variant="primary">
          {intl.formatMessage({ id: 'cart.empty.action' })}
        </LinkButton>
      }
    >
      {intl.formatMessage({ id: 'cart.empty.text' })}
    </EmptyState>
  )
}

/** The waiver of the registration fee, once little is missing. */
function Waiver({
  lines,
  isSelected,
  onSelect,
}: {
  lines: readonly CartLineView[]
  isSelected: boolean
  onSelect: CartViewProps['onSelectMembership']
}) {
  const waiver = feeWaiver(lines)
  return (
    isWaiverNear(waiver) && (
      <Suspense fallback={<Skeleton shape="block" />}>
        <FeeWaiver
          waiver={waiver}
          hasMembership={lines.some(({ isMembership }) => isMembership)}
          isSelected={isSelected}
          onSelect={onSelect}
        />
      </Suspense>
    )
  )
}

/** The cart in each of its states: loading, failed, empty, with lines. */
export function CartView({
  items,
  totals,
  isPending,
  failure,
  totalsFailure,
  removed,
  offersWaiver,
  isMembershipSelected = false,
  onSelectMembership,
  suggestions,
  areSuggestionsDue,
  coupon,
  filler,
  source,
  sourceChooser,
  checkoutHref,
  onQuantity,
  onRemove,
  onUndo,
}: CartViewProps) {
  const intl = useIntl()
  const lines = items ?? []
  const views = lines.map(lineView)
  const pieces = lines.reduce((sum, item) => sum + item.qty, 0)
  const rows = withRemoved(lines, removed)
  const someOut = lines.some((item) => lineView(lineAtSource(item, source)).isOutOfStock)
  return (
    <Container block="page">
      <Stack gap={6}>
        <Inline gap={4} align="baseline" isWrapped>
          <Heading level={1} size="page">
            {intl.formatMessage({ id: 'cart.title' })}
          </Heading>
          {pieces > 0 && (
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'cart.count' }, { kinds: lines.length, n: pieces })}
            </Text>
          )}
        </Inline>
        {failure ? (
          <ReadError failure={failure} title={intl.formatMessage({ id: 'cart.error.title' })}>
            {intl.formatMessage({ id: 'cart.error.text' })}
          </ReadError>
        ) : isPending ? (
          <CartSkeleton />
        ) : rows.length === 0 ? (
          <EmptyCart />
        ) : (
          <Split
            aside={
              lines.length > 0 && (
                <Stack gap={6}>
                  <CartSummary
                    totals={totals}
                    failure={totalsFailure}
                    pieces={pieces}
                    saved={savedMinor(views)}
                    isVirtual={isVirtualCart(items ?? [])}
                    isBlocked={someOut}
                    filler={filler}
                    checkoutHref={checkoutHref}
                  />
                  {coupon}
                  {offersWaiver && (
                    <Waiver lines={views} isSelected={isMembershipSelected} onSelect={onSelectMembership} />
                  )}
                </Stack>
              )
            }
          >
            <Stack gap={6}>
              {sourceChooser}
              {someOut && (
                <Banner tone="warning">{intl.formatMessage({ id: 'cart.fault.someOutOfStock' })}</Banner>
              )}
              <div>
                <Divider weight="rule" />
                {rows.map(({ item, isRemoved }, index) =>
                  isRemoved ? (
                    <RemovedRow
                      key={`removed-${item.item_id}`}
                      name={lineView(item).name}
                      onUndo={() => onUndo(item)}
                    />
                  ) : (
                    <CartRow
                      key={item.item_id}
                      line={lineView(lineAtSource(item, source))}
                      onQuantity={(quantity) => {
                        onQuantity(item, quantity)
                      }}
                      onRemove={() => {
                        onRemove(item, index)
                      }}
                    />
                  ),
                )}
              </div>
            </Stack>
          </Split>
        )}
        {areSuggestionsDue && suggestions}
      </Stack>
    </Container>
  )
}
