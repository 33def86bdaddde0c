import { useState, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { NotificationProvider } from '#design-system/feedback/NotificationStack'
import { englishMessages } from '#design-system/testing/messages.ts'
import { useLazyPart } from './use-lazy-part.ts'

const messages: Record<string, string> = englishMessages

const Panel = () => <p role="dialog">Here</p>
let load: () => Promise<ComponentType>
const loadPanel = () => load()

function Opener() {
  const [isOpen, setOpen] = useState(false)
  const { Part, prefetchProps } = useLazyPart(loadPanel, isOpen, () => setOpen(false))
  return (
    <>
      <button {...prefetchProps} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && Part && <Part />}
    </>
  )
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

async function draw(): Promise<HTMLButtonElement> {
  const place = document.body.appendChild(document.createElement('div'))
  // away from where an earlier test has left the pointer
  place.style.cssText = 'position: fixed; inset: auto 0 0 auto'
  root = createRoot(place)
  root.render(
    <IntlProvider locale="en" messages={messages}>
      <NotificationProvider>
        <Opener />
      </NotificationProvider>
    </IntlProvider>,
  )
  return vi.waitFor(() => document.querySelector('button') ?? Promise.reject(new Error('not drawn')))
}
const panel = () => document.querySelector('[role=dialog]')

it('opens at the first press, once the part is here', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  load = () => promise
  const button = await draw()
  button.click()
  await vi.waitFor(() => {
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })
  expect(panel()).toBeNull()
  resolve(Panel)
  await vi.waitFor(() => {
    expect(panel()).not.toBeNull()
  })
})

it('is closed again where the part cannot be fetched, which is said, and the next press tries again', async () => {
  const failed = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new Error('offline')))
  load = failed
  const button = await draw()
  button.click()
  await vi.waitFor(() => {
    expect(failed).toHaveBeenCalled()
  })
  await vi.waitFor(() => {
    expect(button).toHaveAttribute('aria-expanded', 'false')
  })
  await vi.waitFor(() => {
    expect(document.querySelector('li')).toHaveTextContent(
      'Error This could not be opened. Please try again.',
    )
  })
  load = () => Promise.resolve(Panel)
  button.click()
  await vi.waitFor(() => {
    expect(panel()).not.toBeNull()
  })
})

it('fetches the part when somebody comes near the button', async () => {
  const asked = vi.fn<() => Promise<ComponentType>>(() => Promise.resolve(Panel))
  load = asked
  const button = await draw()
  expect(asked).not.toHaveBeenCalled()
  button.focus()
  expect(asked).toHaveBeenCalledOnce()
  expect(panel()).toBeNull()
})
