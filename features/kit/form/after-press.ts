/**
 * Runs an action after the current pointer press has ended with its click; at once if there is none. When a field is
 * left by pressing a button, an error appearing above the button would move it and swallow the click.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) {
    act()
    return
  }
  const events = ['pointerup', 'pointercancel'] as const
  const lifted = () => {
    for (const event of events) removeEventListener(event, lifted, true)
    // the click follows in the same task
    setTimeout(act)
  }
  for (const event of events) addEventListener(event, lifted, true)
}
