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

/** Decodes a base64 text to bytes. */
export const fromBase64 = (text: string): BlobPart =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
