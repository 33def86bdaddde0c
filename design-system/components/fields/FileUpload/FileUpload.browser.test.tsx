import { StrictMode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const messages: Record<string, string> = english

function Upload() {
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  return <FileUpload label="Proof photos" files={files} onChange={setFiles} />
}
const tree = (
  <StrictMode>
    <IntlProvider locale="en" messages={messages}>
      <DesignSystemProvider locale="en">
        <Upload />
      </DesignSystemProvider>
    </IntlProvider>
  </StrictMode>
)

beforeEach(() => {
  // What react-aria asks on a server.
  vi.stubGlobal('process', { env: {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('adds once what was chosen before the script was there', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.setHTMLUnsafe(renderToString(tree))
  const chosen = new DataTransfer()
  chosen.items.add(new File(['front'], 'front.png', { type: 'image/png' }))
  container.querySelector<HTMLInputElement>('input[type=file]')!.files = chosen.files
  const root = hydrateRoot(container, tree)
  await vi.waitFor(() => expect(page.getByRole('listitem').elements()).toHaveLength(1))
  await expect.element(page.getByText('front.png')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose photos' })).toBeVisible()
  root.unmount()
  container.remove()
})

it('opens the file chooser from the zone by keyboard and by a screen reader, and from its button', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(tree)
  const zone = page.getByRole('button', { name: 'Drop, paste or choose photos' })
  await expect.element(zone).toBeInTheDocument()
  const opened = vi.fn((event: Event) => {
    event.preventDefault()
  })
  container.querySelector('input[type=file]')!.addEventListener('click', opened)
  await userEvent.tab()
  await expect.element(zone).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(opened).toHaveBeenCalledTimes(2)
  // a screen reader presses without a key
  zone.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
  expect(opened).toHaveBeenCalledTimes(3)
  await page.getByRole('button', { name: 'Choose photos' }).click()
  expect(opened).toHaveBeenCalledTimes(4)
  // a press beside the button focuses the zone for a paste
  await page.getByText('or drop or paste photos here').click()
  await expect.element(zone).toHaveFocus()
  expect(opened).toHaveBeenCalledTimes(4)
})
