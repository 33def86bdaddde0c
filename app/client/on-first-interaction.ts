/**
 * Events that count as the first user interaction. Not `scroll`, which also fires when the page itself scrolls, for
 * example after a navigation or when restoring a position. Users scroll by wheel, finger (`pointerdown`) or key. Dictation and
 * autofill type without a key.
 */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'input', 'wheel'] as const

/**
 * Runs `act` once, at the first user interaction: early enough to fetch what the first press needs, and never for a
 * page that is only looked at.
 * @returns a function that stops waiting
 */
export function onFirstInteraction(act: () => void): () => void {
  const stop = () => {
    for (const type of interactions) removeEventListener(type, ready, true)
  }
  const ready = () => {
    stop()
    act()
  }
  for (const type of interactions) addEventListener(type, ready, { capture: true, passive: true })
  return stop
}
