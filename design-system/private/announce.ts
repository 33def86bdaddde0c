import { visuallyHidden } from './visually-hidden.css.ts'

/** How long (ms) an announcement stays to be read. */
const stays = 7000

let log: HTMLElement | undefined

/** In sight of screen readers also while a dialog hides the rest of the page: react-aria leaves this attribute alone. */
function liveRegion(): HTMLElement {
  if (log?.isConnected) return log
  log = document.createElement('div')
  log.className = visuallyHidden
  log.dataset['liveAnnouncer'] = 'true'
  log.setAttribute('role', 'log')
  log.setAttribute('aria-live', 'assertive')
  log.setAttribute('aria-relevant', 'additions')
  document.body.prepend(log)
  return log
}

function say(element: HTMLElement): void {
  liveRegion().append(element)
  setTimeout(() => {
    element.remove()
  }, stays)
}

/** Has a screen reader say at once how an element is called now. @param labelledBy ids as in `aria-labelledby` */
export function announceName(labelledBy: string): void {
  const element = document.createElement('div')
  element.setAttribute('role', 'img')
  element.setAttribute('aria-labelledby', labelledBy)
  say(element)
}

/** Has a screen reader say a text at once, and only the last of several. */
export function announceText(text: string): void {
  const region = liveRegion()
  region.replaceChildren()
  const element = document.createElement('div')
  element.textContent = text
  say(element)
}
