import type { ProductView } from '#domain/catalogue/product-view.ts'
import { QUANTITY_MAX } from '#domain/cart/quantity.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Only } from '#design-system/layout/Only'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import { Stack } from '#design-system/layout/Stack'
import { StickyBar } from '#design-system/layout/StickyBar'
import { StockNote } from '#design-system/commerce/StockNote'
import { TextLink } from '#design-system/text/TextLink'
import { useSending, type Sending } from '#features/kit/connection/SendButton.tsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import {
  chosenOptions,
  missingOf,
  type AddToCart,
  type Chosen,
  type ProductChoice,
  type Question,
} from './chosen.ts'
import { OptionPickers, usePickers } from './OptionPickers.tsx'

const BundleParts = lazy(() =>
  import('./BundleParts.tsx').then((loaded) => ({ default: loaded.BundleParts })),
)
const ReminderForm = lazy(() =>
  import('./ReminderForm.tsx').then(({ ReminderForm }) => ({ default: ReminderForm })),
)

export interface BuyBoxProps {
  product: ProductView
  /** The chosen variant, else the product; determines the stock shown. */
  shown: ProductView
  questions: readonly Question[]
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  /** Like, favourite and share buttons, beside the buy buttons on wide screens. */
  productButtons?: ReactNode
  /** Link to the cart, shown in the phone's bar. */
  cartLink?: ReactNode
  /** How many pieces of a choice are in the cart. */
  inCart?: ((choice: Pick<ProductChoice, 'sku' | 'options'>) => number) | undefined
  /** Picker of the stock source, beside the stock. */
  sourceChooser?: ReactNode
  onAddToCart: AddToCart
  onBuyNow: AddToCart
}

const stockText = {
  in: 'catalogue.stock.in',
  low: 'catalogue.stock.low',
  out: 'catalogue.stock.out',
} as const

type Buying = 'add' | 'buy'

/** The two ways to buy, one at a time; `missing` says which options are asked for once one of them was tried without them. */
function useBuying(open: readonly string[], send: (kind: Buying) => Promise<unknown>) {
  const [doing, setDoing] = useState<Buying | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { refOf, reveal } = usePickers()
  const act = async (kind: Buying) => {
    setAsked(true)
    if (open.length > 0) reveal(open[0])
    if (open.length > 0 || doing) return
    setDoing(kind)
    try {
      await send(kind)
    } finally {
      setDoing(null)
    }
  }
  return { doing, act, refOf, missing: isAsked ? open : [] }
}

/** The two ways to buy. */
function BuyButtons({
  doing,
  act,
  button,
}: Pick<ReturnType<typeof useBuying>, 'doing' | 'act'> & Pick<Sending, 'button'>) {
  const intl = useIntl()
  return (
    <>
      <Button
        variant="tint"
        size="lg"
        isWide
        isPending={doing === 'add'}
        {...button}
        onPress={() => void act('add')}
      >
        {intl.formatMessage({ id: 'catalogue.product.add' })}
      </Button>
      <Button
        variant="primary"
        size="lg"
        isWide
        isPending={doing === 'buy'}
        {...button}
        onPress={() => void act('buy')}
      >
        {intl.formatMessage({ id: 'catalogue.product.buy' })}
      </Button>
    </>
  )
}

/** What of the choice is in the cart, with the way to pay; on phones in a bar with the buttons. */
function BuyBar({
  held,
  cartLink,
  children,
}: { held: number; children: ReactNode } & Pick<BuyBoxProps, 'cartLink'>) {
  const intl = useIntl()
  const inCart = held > 0 && intl.formatMessage({ id: 'catalogue.product.inCart' }, { n: held })
  return (
    <>
      {inCart && (
        <Only on="desktop">
          <TextLink href={paths.checkout()}>{inCart}</TextLink>
        </Only>
      )}
      <StickyBar
        label={intl.formatMessage({ id: 'catalogue.product.buyBar' })}
        isLeadWide={held > 0}
        lead={
          inCart ? (
            <Inline gap={2} isWrapped={false} isFirstStretched>
              <LinkButton href={paths.checkout()} variant="line" isWide>
                {inCart}
              </LinkButton>
              {cartLink}
            </Inline>
          ) : (
            cartLink
          )
        }
      >
        {children}
      </StickyBar>
    </>
  )
}

/** Options, quantity, stock and the two ways to buy. A missing option is asked for before anything is sent. */
export function BuyBox({
  product,
  shown,
  questions,
  chosen,
  onChosen,
  productButtons,
  cartLink,
  inCart,
  sourceChooser,
  onAddToCart,
  onBuyNow,
}: BuyBoxProps) {
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const [reminds, setReminds] = useState(false)
  const isOut = shown.stock === 'out'
  const choice = { sku: product.sku, options: chosenOptions(product, chosen) }
  const held = inCart?.(choice) ?? 0
  const sending = useSending()
  const { doing, act, missing, refOf } = useBuying(missingOf(questions, chosen), (kind) =>
    (kind === 'add' ? onAddToCart : onBuyNow)({ ...choice, quantity }),
  )
  const buttons = isOut ? (
    <Button
      variant="tint"
      size="lg"
      isWide
      icon="bell"
      onPress={() => {
        setReminds(true)
      }}
    >
      {intl.formatMessage({ id: 'catalogue.reminder.action' })}
    </Button>
  ) : (
    <BuyButtons doing={doing} act={act} button={sending.button} />
  )
  return (
    <Stack gap={4}>
      <OptionPickers
        questions={questions}
        chosen={chosen}
        onChosen={onChosen}
        missing={missing}
        refOf={refOf}
      />
      {product.bundle.length > 0 && (
        <Suspense>
          <BundleParts product={product} />
        </Suspense>
      )}
      <Inline justify="between" gap={4}>
        {!isOut && !product.isMembership && (
          <QuantityStepper
            label={intl.formatMessage({ id: 'catalogue.product.quantity' })}
            isLabelVisible
            labelPlace="start"
            value={quantity}
            min={1}
            max={QUANTITY_MAX}
            onChange={setQuantity}
            name="qty"
          />
        )}
        {!product.isMembership && (
          <StockNote state={shown.stock}>
            {intl.formatMessage({ id: stockText[shown.stock] }, { n: shown.salable ?? 0 })}
          </StockNote>
        )}
      </Inline>
      {sourceChooser}
      {!isOut && sending.note}
      <Only on="desktop">
        <Inline gap={3} isFirstStretched>
          <Inline gap={3} isWrapped={false}>
            {buttons}
          </Inline>
          <Inline gap={1} isWrapped={false}>
            {productButtons}
          </Inline>
        </Inline>
      </Only>
      <BuyBar held={held} cartLink={cartLink}>
        {buttons}
      </BuyBar>
      {reminds && (
        <Suspense>
          <ReminderForm
            productId={shown.id}
            name={product.name}
            onClose={() => {
              setReminds(false)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
