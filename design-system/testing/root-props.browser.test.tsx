import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { DateField } from '#design-system/fields/DateField'
import { DatePicker } from '#design-system/fields/DatePicker'
import { Dialog } from '#design-system/overlays/Dialog'
import { Drawer } from '#design-system/overlays/Drawer'
import { IconButton } from '#design-system/actions/IconButton'
import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { Tooltip } from '#design-system/overlays/Tooltip'

const messages: Record<string, string> = english
const MARKS = { id: 'marked', 'data-testid': 'marked' }
const nothing = () => undefined
const overlay = { isOpen: true, onClose: nothing, title: 'Your address', children: 'Words' }
const date = { label: 'Birthday', value: '', onChange: nothing, today: '2026-11-21' }

/** What only the browser draws: overlays, and parts that are fetched. */
const kinds: readonly [name: string, role: string | undefined, node: ReactNode][] = [
  ['Dialog', 'dialog', <Dialog key="1" {...overlay} {...MARKS} />],
  ['Drawer', 'dialog', <Drawer key="1" {...overlay} {...MARKS} />],
  [
    'ConfirmDialog',
    'alertdialog',
    <ConfirmDialog
      key="1"
      {...overlay}
      {...MARKS}
      confirmLabel="Remove"
      cancelLabel="Keep"
      onConfirm={nothing}
    />,
  ],
  ['LoadingStatus', undefined, <LoadingStatus key="1" message="Saving" {...MARKS} />],
  [
    'Tooltip',
    'tooltip',
    <Tooltip key="1" {...MARKS}>
      <IconButton icon="close" label="Close" />
    </Tooltip>,
  ],
  ['DateField', undefined, <DateField key="1" {...date} {...MARKS} />],
  ['DatePicker', undefined, <DatePicker key="1" {...date} {...MARKS} />],
]

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each(kinds)('%s passes its id and data-* attributes on in the browser', async (name, role, node) => {
  const made = (root = createRoot(document.body.appendChild(document.createElement('div'))))
  // At once: a Tab that comes before the button is there focuses nothing, and its tooltip never shows.
  flushSync(() => {
    made.render(
      <IntlProvider locale="en" messages={messages}>
        <DesignSystemProvider locale="en">{node}</DesignSystemProvider>
      </IntlProvider>,
    )
  })
  // the first sign that somebody is here: it fetches parts, and shows the tooltip
  await userEvent.tab()
  const element = await vi.waitFor(
    () => {
      const found = document.querySelector('[data-testid=marked]')
      if (!found || (role && found.getAttribute('role') !== role))
        throw new Error(`${found?.outerHTML.slice(0, 200)}`)
      return found
    },
    { timeout: 10_000 },
  )
  // The id of a LoadingStatus names what loads; that of a field goes to its control.
  const marked = name === 'LoadingStatus' ? element : document.getElementById('marked')
  expect(element.contains(marked)).toBe(true)
})
