import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NumberField } from '#design-system/fields/NumberField'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { pointer } from '../../../testing/pointer.ts'

const messages: Record<string, string> = english
let root: Root
let place: HTMLElement

interface Limits {
  first: number
  max: number
}

/** The two do the same by finger, mouse and key: ours in plain HTML, react-aria's in NumberField. */
const kinds = {
  QuantityStepper: function Stepper({ first, max }: Limits) {
    const [value, set] = useState(first)
    return <QuantityStepper label="Pieces" value={value} min={1} max={max} onChange={set} />
  },
  "react-aria's NumberField": function Field({ first, max }: Limits) {
    const [value, set] = useState<number | null>(first)
    return (
      <NumberField label="Pieces" value={value} min={1} max={max} onChange={set} hasSteps outside="snap" />
    )
  },
} as const

const field = () => place.querySelector('input')!
const button = (name: RegExp) =>
  [...place.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''))!
const more = () => button(/increase/i)
const less = () => button(/decrease/i)
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

describe.each(Object.entries(kinds))('%s', (_, Kind) => {
  const show = (limits: Partial<Limits> = {}) => {
    flushSync(() => {
      root.render(
        <IntlProvider locale="en" messages={messages}>
          <Kind first={5} max={50} {...limits} />
        </IntlProvider>,
      )
    })
  }

  it('counts by arrow and page keys, and goes to its limits by Home and End', async () => {
    show()
    field().focus()
    for (const [key, value] of [
      ['ArrowUp', '6'],
      ['PageUp', '7'],
      ['ArrowDown', '6'],
      ['PageDown', '5'],
      ['End', '50'],
      ['Home', '1'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await vi.waitFor(() => expect(field().value).toBe(value))
    }
  })

  it('takes a typed number on leaving, within its limits', async () => {
    show()
    await userEvent.fill(field(), '99')
    await userEvent.tab()
    await vi.waitFor(() => expect(field().value).toBe('50'))
  })

  it('has its buttons outside of the tab order, and off at the limits', () => {
    show({ first: 1, max: 1 })
    for (const one of [more(), less()]) {
      expect(one.tabIndex).toBe(-1)
      expect(one).toBeDisabled()
    }
  })

  it('counts once a click', async () => {
    show()
    await userEvent.click(more())
    await vi.waitFor(() => expect(field().value).toBe('6'))
    await userEvent.click(less())
    await vi.waitFor(() => expect(field().value).toBe('5'))
  })

  it('repeats while a finger holds it, from 600 ms on, and stands when the finger goes', async () => {
    show()
    pointer('pointerdown', more(), 'touch')
    await wait(500)
    expect(field().value).toBe('5')
    await vi.waitFor(() => expect(Number(field().value)).toBeGreaterThan(7))
    pointer('pointerup', more(), 'touch')
    more().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    await wait(50)
    const held = field().value
    await wait(300)
    expect(field().value).toBe(held)
  })

  it('goes on through the menu that Android opens at a long touch, and refuses it', async () => {
    show()
    pointer('pointerdown', more(), 'touch')
    await vi.waitFor(() => expect(Number(field().value)).toBeGreaterThan(5))
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    more().dispatchEvent(menu)
    expect(menu.defaultPrevented).toBe(true)
    const then = Number(field().value)
    await vi.waitFor(() => expect(Number(field().value)).toBeGreaterThan(then + 1))
    pointer('pointerup', more(), 'touch')
  })

  it('stops at its limit, and does not start again when that is raised', async () => {
    show({ max: 7 })
    pointer('pointerdown', more(), 'touch')
    await vi.waitFor(() => expect(more()).toBeDisabled())
    expect(field().value).toBe('7')
    show({ max: 50 })
    await wait(300)
    expect(field().value).toBe('7')
    pointer('pointerup', more(), 'touch')
  })

  it('stops when the finger begins to scroll', async () => {
    show()
    pointer('pointerdown', more(), 'touch')
    pointer('pointercancel', more(), 'touch')
    await wait(800)
    expect(field().value).toBe('5')
  })

  it('takes no zoom and no selection from the finger that holds it', () => {
    show()
    expect(['manipulation', 'pan-x pan-y pinch-zoom']).toContain(getComputedStyle(more()).touchAction)
  })
})
