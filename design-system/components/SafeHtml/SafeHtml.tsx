import { useEffect, useState, useSyncExternalStore } from 'react'
import * as css from './SafeHtml.css.ts'
import { sanitiser } from './sanitise.ts'

export interface SafeHtmlProps {
  /** Text with markup from the shop's content. The service has sanitised it; in the browser it is sanitised again. */
  html: string
}

const never = () => () => {}

/**
 * The only place that renders HTML from outside.
 * What the server rendered is taken over as it is (React sets nothing while it hydrates); whatever comes later passes DOMPurify and the Trusted Types policy `jadeleaf-html`.
 * Never for text of ours: that is a message.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const isServerHtml = useSyncExternalStore(never, () => false, () => true)
  const [fromServer] = useState(isServerHtml ? html : undefined)
  const [clean, setClean] = useState<{ source: string, html: string | TrustedHTML }>()
  const isTakenOver = fromServer === html

  useEffect(() => {
    if (isTakenOver) return
    let isWanted = true
    void sanitiser().then((sanitise) => { if (isWanted) setClean({ source: html, html: sanitise(html) }) }, () => { /* Offline: the text stays away rather than come unsanitised. */ })
    return () => { isWanted = false }
  }, [html, isTakenOver])

  if (isTakenOver) return <div key="server" className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
  if (clean?.source !== html) return <div key="waiting" className={css.prose} aria-busy="true" />
  return <div key="client" className={css.prose} dangerouslySetInnerHTML={{ __html: clean.html }} />
}
