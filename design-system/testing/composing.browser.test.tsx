import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { CouponField } from '#design-system/commerce/CouponField'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import { SearchField } from '#design-system/fields/SearchField'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const messages: Record<string, string> = english
const nothing = () => undefined
const coupon = { label: 'Coupon code', value: '优惠', onChange: nothing, onApply: nothing, onRemove: nothing }
const search = { label: 'Search', value: '维', onChange: nothing, onSubmit: nothing }
const suggestions = [{ value: 'c', label: 'Vitamin C' }]

/** Safari says of the key that ends a composition only this code; the field must leave the key to it. */
it.each<[name: string, key: string, field: ReactNode]>([
  ['CouponField', 'Enter', <CouponField key="" {...coupon} />],
  ['SearchField', 'ArrowDown', <SearchField key="" {...search} suggestions={suggestions} />],
  [
    'QuantityStepper',
    'ArrowUp',
    <QuantityStepper key="" label="Pieces" value={5} min={1} onChange={nothing} />,
  ],
])('%s leaves %s to a composition', (_, key, field) => {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  flushSync(() => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        {field}
      </IntlProvider>,
    )
  })
  const isTaken = (keyCode: number) =>
    !place
      .querySelector('input')!
      .dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true, cancelable: true }))
  expect([isTaken(229), isTaken(0)]).toEqual([false, true])
  root.unmount()
  place.remove()
})
