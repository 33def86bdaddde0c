/**
 * Calls `act` once, at the first sign that somebody uses the page. An effect can return what this returns: it stops waiting.
 */
export function onFirstUse(act: () => void): () => void {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  const ready = () => {
    stop()
    act()
  }
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, ready, waiting)
  return stop
}
