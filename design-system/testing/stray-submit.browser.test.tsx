import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { storiesOf, storyFiles } from './stories.ts'

const messages: Record<string, string> = english
const nextTask = () => new Promise((done) => setTimeout(done))

/** What sent a form, of the elements that nobody told to. */
let strays: string[]
const look = (event: SubmitEvent) => {
  event.preventDefault()
  const { submitter } = event
  if (submitter && submitter.getAttribute('type') !== 'submit') strays.push(submitter.outerHTML.slice(0, 200))
}

beforeEach(() => {
  strays = []
  document.addEventListener('submit', look, true)
  // A component with a form of its own warns of the form around it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  document.removeEventListener('submit', look, true)
  vi.restoreAllMocks()
})

/** A `<button>` without a type submits: inside a form it would send it whatever it is for. */
it.each(storyFiles.map(({ name, load }) => [name, load] as const))(
  '%s sends no form around it by accident',
  async (_, load) => {
    for (const { name, Story } of await storiesOf(load)) {
      const form = document.createElement('form')
      form.noValidate = true
      document.body.append(form)
      const root = createRoot(form)
      flushSync(() => {
        root.render(
          <IntlProvider locale="en" messages={messages}>
            <DesignSystemProvider locale="en">
              <Story />
            </DesignSystemProvider>
          </IntlProvider>,
        )
      })
      for (const button of form.querySelectorAll('button')) {
        if (button.isConnected) button.click()
        await nextTask()
      }
      expect(strays, name).toEqual([])
      root.unmount()
      form.remove()
    }
  },
  60_000,
)
