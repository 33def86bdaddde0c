/** What shows that somebody is there, and not only a page that was opened. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** What calls are made with, and what only a person wants to know, comes at the first sign of life: before the press that needs it, and never for a page that is only looked at. */
export function atFirstSign(act: () => void): () => void {
  const stop = () => { for (const sign of signs) removeEventListener(sign, ready, true) }
  const ready = () => {
    stop()
    act()
  }
  for (const sign of signs) addEventListener(sign, ready, { capture: true, passive: true })
  return stop
}
