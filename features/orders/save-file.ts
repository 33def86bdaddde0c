/** Hands a file to the browser. @param content base64. A page (HTML receipt) is saved too and never opened here. */
export function saveFile(name: string, type: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => { URL.revokeObjectURL(address) }, 60_000)
}
