/**
 * Calls `act` once the present change is painted: to ask for the layout or to move the focus costs nothing then, while before it
 * makes the browser lay out the page at once.
 * @returns a function that cancels it
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
