import type { IntlShape } from 'react-intl'

/** Downloads a file. Even a page (HTML receipt) is saved and never opened here. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, 60_000)
}

/**
 * Downloads a text as a file, such as a CSV.
 * @param type MIME type without charset
 */
export function saveText(name: string, type: string, text: string): void {
  saveFile(name, `${type};charset=utf-8`, text)
}

/** Decodes a base64 text to bytes. */
export const fromBase64 = (text: string): BlobPart =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** The notification after a file was downloaded, since the browser says nothing to a screen reader. @param name of the file */
export const savedNotice = (intl: IntlShape, name: string) => ({
  message: intl.formatMessage({ id: 'shell.file.saved' }, { name }),
  variant: 'success' as const,
})
