import type { ProductView } from '#domain/catalogue/product-view.ts'
import { QUANTITY_MAX } from '#domain/cart/quantity.ts'
import { Button } from '#design-system/Button'
import { Inline } from '#design-system/Inline'
import { InlineMessage } from '#design-system/InlineMessage'
import { Only } from '#design-system/Only'
import { OptionPicker } from '#design-system/OptionPicker'
import { QuantityStepper } from '#design-system/QuantityStepper'
import { Stack } from '#design-system/Stack'
import { StickyBar } from '#design-system/StickyBar'
import { StockNote } from '#design-system/StockNote'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { BundleParts } from './BundleParts.tsx'
import { chosenOptions, missingOf, type AddToCart, type Chosen, type Question } from './chosen.ts'

const ReminderForm = lazy(() => import('./ReminderForm.tsx').then(({ ReminderForm }) => ({ default: ReminderForm })))

export interface BuyBoxProps {
  product: ProductView
  /** The chosen variant, else the product: its stock counts. */
  shown: ProductView
  questions: readonly Question[]
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
  /** Marks and sharing, beside the buttons on wide screens. */
  marks?: ReactNode
  /** The way to the cart, in the phone's bar. */
  cartLink?: ReactNode
  /** Where a stock source is chosen, beside what it has. */
  sourceChooser?: ReactNode
  onAddToCart: AddToCart
  onBuyNow: AddToCart
}

const stockText = { in: 'catalogue.stock.in', low: 'catalogue.stock.low', out: 'catalogue.stock.out' } as const

/** Options, quantity, stock and the two ways to buy. An option that is missing is asked for; nothing is sent before (shopping.md §2). */
export function BuyBox({ product, shown, questions, chosen, onChosen, marks, cartLink, sourceChooser, onAddToCart, onBuyNow }: BuyBoxProps) {
  const intl = useIntl()
  const [quantity, setQuantity] = useState(1)
  const [asked, setAsked] = useState(false)
  const [doing, setDoing] = useState<'add' | 'buy' | null>(null)
  const [reminds, setReminds] = useState(false)
  const missing = missingOf(questions, chosen)
  const isOut = shown.stock === 'out'

  const act = async (kind: 'add' | 'buy') => {
    setAsked(true)
    if (missing.length > 0 || doing) return
    setDoing(kind)
    try {
      await (kind === 'add' ? onAddToCart : onBuyNow)({ sku: product.sku, quantity, options: chosenOptions(product, chosen) })
    } finally { setDoing(null) }
  }
  const buttons = isOut
    ? <Button variant="tint" size="lg" wide icon="bell" onPress={() => { setReminds(true) }}>{intl.formatMessage({ id: 'catalogue.reminder.action' })}</Button>
    : (
      <>
        <Button variant="tint" size="lg" wide pending={doing === 'add'} onPress={() => void act('add')}>{intl.formatMessage({ id: 'catalogue.product.add' })}</Button>
        <Button variant="primary" size="lg" wide pending={doing === 'buy'} onPress={() => void act('buy')}>{intl.formatMessage({ id: 'catalogue.product.buy' })}</Button>
      </>
    )
  return (
    <Stack gap={4}>
      {questions.map((option) => (
        <Stack gap={1} key={option.id}>
          <OptionPicker
            label={option.label} value={chosen[option.id] ?? ''} onChange={(value) => { onChosen({ ...chosen, [option.id]: value }) }}
            options={option.values.map((value) => ({ value: value.value, label: value.label, isDisabled: value.isOut, description: value.isOut ? intl.formatMessage({ id: 'catalogue.stock.soldOut' }) : undefined }))}
          />
          {asked && missing.includes(option.id) && <InlineMessage tone="critical" isLive>{intl.formatMessage({ id: 'catalogue.product.chooseOption' }, { option: option.label })}</InlineMessage>}
        </Stack>
      ))}
      {product.bundle.length > 0 && <BundleParts product={product} />}
      <Inline justify="between" gap={4}>
        {!isOut && <QuantityStepper label={intl.formatMessage({ id: 'catalogue.product.quantity' })} isLabelVisible labelPlace="start" value={quantity} min={1} max={QUANTITY_MAX} onChange={setQuantity} name="qty" />}
        <StockNote state={shown.stock}>{intl.formatMessage({ id: stockText[shown.stock] }, { n: shown.salable ?? 0 })}</StockNote>
      </Inline>
      {sourceChooser}
      <Only on="desktop">
        <Inline gap={3} fill><Inline gap={3} wrap={false}>{buttons}</Inline><Inline gap={1} wrap={false}>{marks}</Inline></Inline>
      </Only>
      <StickyBar label={intl.formatMessage({ id: 'catalogue.product.buyBar' })} lead={cartLink}>{buttons}</StickyBar>
      {reminds && <Suspense><ReminderForm productId={shown.id} name={product.name} onClose={() => { setReminds(false) }} /></Suspense>}
    </Stack>
  )
}
