import { packGround } from '#domain/catalogue/pack-grounds.ts'
import type { CartLineView } from '#domain/cart/cart-view.ts'
import { QUANTITY_MAX } from '#domain/cart/quantity.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { CartLine } from '#design-system/commerce/CartLine'
import { TextLink } from '#design-system/text/TextLink'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import { useOnline } from '#features/kit/connection/online.ts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** Milliseconds without a further press before the quantity is sent. */
const SETTLE = 350

export interface CartRowProps {
  line: CartLineView
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

/** A line of the cart. Quick presses are sent as one change; an invalid quantity is explained beside the field and not sent. */
export function CartRow({ line, onQuantity, onRemove }: CartRowProps) {
  const intl = useIntl()
  const isOnline = useOnline()
  const [wanted, setWanted] = useState(line.quantity)
  const [fault, setFault] = useState<'cart.fault.atLeastOne' | 'cart.fault.notEnough' | null>(null)
  // a quantity waiting for further presses before it is sent
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: () => void } | undefined>(undefined)
  const seen = useRef(line.quantity)
  // the service's quantity wins when it changes: another tab, or a reverted change
  useEffect(() => {
    if (seen.current === line.quantity) return
    seen.current = line.quantity
    setWanted(line.quantity)
  }, [line.quantity])
  // sends a pending quantity when the visitor leaves for the checkout
  useEffect(
    () => () => {
      waiting.current?.send()
    },
    [],
  )

  const forget = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  const change = (quantity: number) => {
    forget()
    if (!(quantity >= 1)) {
      setFault('cart.fault.atLeastOne')
      setWanted(line.quantity)
      return
    }
    if (line.salable !== undefined && quantity > line.salable && quantity > line.quantity) {
      setFault('cart.fault.notEnough')
      setWanted(line.quantity)
      return
    }
    setFault(null)
    setWanted(quantity)
    if (quantity === line.quantity) return
    const send = () => {
      forget()
      seen.current = quantity
      onQuantity(quantity)
    }
    waiting.current = { send, timer: setTimeout(send, SETTLE) }
  }
  // a part of a bundle includes its name in the value
  const optionText = ({ label, value }: { label: string; value: string }) =>
    value.includes(label) ? value : intl.formatMessage({ id: 'cart.line.option' }, { label, value })
  return (
    <CartLine
      href={paths.product(line.productSku)}
      name={line.name}
      image={{ src: line.image ?? '', ground: packGround(line.ground) }}
      options={
        line.options.length > 0
          ? line.options.map((option) => <div key={option.label}>{optionText(option)}</div>)
          : line.size
      }
      total={line.rowMinor}
      was={line.wasMinor}
      isUnavailable={line.isOutOfStock}
      actions={
        line.isOutOfStock && (
          <TextLink
            href={`${paths.product(line.productSku)}#stock`}
            aria-label={intl.formatMessage(
              { id: 'catalogue.card.remindOf' },
              { action: intl.formatMessage({ id: 'catalogue.reminder.action' }), name: line.name },
            )}
          >
            {intl.formatMessage({ id: 'catalogue.reminder.action' })}
          </TextLink>
        )
      }
      each={
        line.isMembership && line.unitMinor === 0
          ? intl.formatMessage({ id: 'cart.line.waived' })
          : line.quantity > 1
            ? intl.formatMessage(
                { id: 'cart.line.each' },
                { price: formatMoney(line.unitMinor), n: line.quantity },
              )
            : undefined
      }
      error={
        line.isOutOfStock
          ? intl.formatMessage({
              id: (line.salable ?? 0) > 0 ? 'cart.fault.notEnough' : 'cart.fault.outOfStock',
            })
          : undefined
      }
      quantity={
        line.isMembership ? undefined : (
          <QuantityStepper
            label={intl.formatMessage({ id: 'cart.line.quantity' }, { name: line.name })}
            value={wanted}
            min={0}
            max={QUANTITY_MAX}
            onChange={change}
            description={isOnline ? undefined : intl.formatMessage({ id: 'shell.offline.later' })}
            errorMessage={fault ? intl.formatMessage({ id: fault }) : undefined}
          />
        )
      }
      onRemove={() => {
        forget()
        onRemove()
      }}
    />
  )
}
