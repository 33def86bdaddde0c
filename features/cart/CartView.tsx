import { lineAtSource } from '#domain/cart/at-source.ts'
import { lineView, type TotalsView } from '#domain/cart/cart-view.ts'
import type { CartItem } from '#domain/cart/schema.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Divider } from '#design-system/Divider'
import { EmptyState } from '#design-system/EmptyState'
import { ErrorState } from '#design-system/ErrorState'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Skeleton } from '#design-system/Skeleton'
import { Split } from '#design-system/Split'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { lazy, Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CartRow } from './CartRow.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { withRemoved, type RemovedLine } from './optimistic.ts'
import { RemovedRow } from './RemovedRow.tsx'

const FeeWaiver = lazy(() => import('./FeeWaiver.tsx').then((module) => ({ default: module.FeeWaiver })))

export interface CartViewProps {
  items: readonly CartItem[] | undefined
  totals: TotalsView | undefined
  isPending: boolean
  hasFailed: boolean
  removed: readonly RemovedLine[]
  /** The registration-fee waiver is of interest to people who are no associates yet. */
  offersWaiver: boolean
  suggestions?: ReactNode
  /** The chosen stock source, and where it is chosen. */
  source?: string | undefined
  sourceChooser?: ReactNode
  checkoutHref: string
  onQuantity: (item: CartItem, quantity: number) => void
  onRemove: (item: CartItem, index: number) => void
  onUndo: (item: CartItem) => Promise<void>
  onRetry: () => void
}

/** The cart in each of its states: being read, failed, empty, with lines. */
export function CartView({ items, totals, isPending, hasFailed, removed, offersWaiver, suggestions, source, sourceChooser, checkoutHref, onQuantity, onRemove, onUndo, onRetry }: CartViewProps) {
  const intl = useIntl()
  const lines = items ?? []
  const pieces = lines.reduce((sum, item) => sum + item.qty, 0)
  const rows = withRemoved(lines, removed)
  const someOut = lines.some((item) => lineView(lineAtSource(item, source)).isOutOfStock)
  return (
    <Container block="page">
      <Stack gap={6}>
        <Inline gap={4} align="baseline" wrap>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'cart.title' })}</Heading>
          {pieces > 0 && <Text size="small" tone="muted">{intl.formatMessage({ id: 'cart.count' }, { kinds: lines.length, n: pieces })}</Text>}
        </Inline>
        {hasFailed
          ? <ErrorState title={intl.formatMessage({ id: 'cart.error.title' })} actions={<Button onPress={onRetry}>{intl.formatMessage({ id: 'cart.error.retry' })}</Button>}>{intl.formatMessage({ id: 'cart.error.text' })}</ErrorState>
          : isPending
            ? <CartSkeleton />
            : rows.length === 0
              ? (
                <EmptyState icon="cart" title={intl.formatMessage({ id: 'cart.empty.title' })} action={<LinkButton href="/categories" variant="primary">{intl.formatMessage({ id: 'cart.empty.action' })}</LinkButton>}>
                  {intl.formatMessage({ id: 'cart.empty.text' })}
                </EmptyState>
              )
              : (
                <Split aside={lines.length > 0 && <CartSummary totals={totals} pieces={pieces} isBlocked={someOut} checkoutHref={checkoutHref} />}>
                  <Stack gap={6}>
                    {sourceChooser}
                    {someOut && <Banner tone="warning">{intl.formatMessage({ id: 'cart.fault.someOutOfStock' })}</Banner>}
                    <div>
                      <Divider weight="rule" />
                      {rows.map(({ item, isRemoved }, index) => (isRemoved
                        ? <RemovedRow key={`removed-${item.item_id}`} name={lineView(item).name} onUndo={() => onUndo(item)} />
                        : <CartRow key={item.item_id} line={lineView(lineAtSource(item, source))} onQuantity={(quantity) => { onQuantity(item, quantity) }} onRemove={() => { onRemove(item, index) }} />))}
                    </div>
                    {offersWaiver && totals && lines.length > 0 && <Suspense fallback={<Skeleton shape="block" />}><FeeWaiver subtotal={totals.subtotal} /></Suspense>}
                  </Stack>
                </Split>
              )}
        {suggestions}
      </Stack>
    </Container>
  )
}
