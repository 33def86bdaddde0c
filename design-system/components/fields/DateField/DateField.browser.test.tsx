import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { DateField } from '#design-system/fields/DateField'
import { englishMessages as messages } from '#design-system/testing/messages.ts'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

function draw() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => {
    root?.render(
      <IntlProvider locale="en" messages={messages as Record<string, string>}>
        <DateField label="Date of birth" value="1990-03-05" today="2026-11-21" onChange={() => {}} />
        <button>Send</button>
      </IntlProvider>,
    )
  })
}
const parts = () => document.querySelectorAll('[role=spinbutton]').length
const input = () => document.querySelector<HTMLInputElement>('input[type=date]')

it('is the browser’s own field until somebody uses the page, and three numbers then', async () => {
  draw()
  expect(input()).toHaveValue('1990-03-05')
  document.querySelector('button')!.focus()
  await vi.waitFor(() => {
    expect(parts()).toBe(3)
  })
})

it('stays the browser’s own field while it has the focus, with what was typed in it', async () => {
  draw()
  input()!.focus()
  await import('./TypedDate.tsx')
  await new Promise((done) => {
    setTimeout(done, 100)
  })
  expect(parts()).toBe(0)
  expect(input()).toHaveFocus()
})
