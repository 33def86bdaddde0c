const signs = ['pointerover', 'focusin'] as const

/**
 * Calls `act` once, at the first sign that somebody uses the page. An effect can return what this returns: it stops waiting.
 */
export function onFirstUse(act: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, ready)
  }
  const ready = () => {
    stop()
    act()
  }
  for (const sign of signs) addEventListener(sign, ready)
  return stop
}
