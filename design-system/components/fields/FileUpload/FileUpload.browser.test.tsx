import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FileUpload, type UploadFile } from '#design-system/FileUpload'
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
  await expect.element(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible()
  root.unmount()
  container.remove()
})
