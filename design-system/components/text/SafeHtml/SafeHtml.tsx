import { use, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { HrefContext, withHrefs } from '../../../private/page-address.ts'
import { ServerSanitiserContext } from '../../../private/server-sanitiser.ts'
import { useEffectEvent } from '../../../private/use-effect-event.ts'
import * as css from './SafeHtml.css.ts'
import { loadedSanitiser, sanitiser } from './sanitise.ts'

export interface SafeHtmlProps extends RootProps {
  /** Text with markup from the shop's content or from another service. It is sanitised on the server and in the browser. */
  html: string
  /** Called when the text is on the page: a sanitised text comes a moment after its frame. */
  onShown?: (() => void) | undefined
}

const never = () => () => {}

/**
 * The only place that renders HTML from outside.
 * On the server it passes the provider's `sanitiseHtml`. What the server rendered is taken over as it is (React sets nothing while
 * it hydrates); whatever comes later passes DOMPurify and the Trusted Types policy `jadeleaf-html`.
 * Never for text of ours: that is a message.
 */
export function SafeHtml({ html, onShown, ...rest }: SafeHtmlProps) {
  const sanitiseOnServer = use(ServerSanitiserContext)
  const hrefOf = use(HrefContext)
  const isServerHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  // One object for good: another one would make React set the HTML of the element again.
  const [server, setServer] = useState(
    isServerHtml
      ? { source: html, markup: { __html: sanitiseOnServer?.(withHrefs(html, hrefOf)) ?? '' } }
      : undefined,
  )
  const [sanitise, setSanitise] = useState(loadedSanitiser)
  const isTakenOver = server?.source === html
  const clean = useMemo(
    () => (isTakenOver ? undefined : sanitise?.(withHrefs(html, hrefOf))),
    [html, hrefOf, isTakenOver, sanitise],
  )
  const isShown = isTakenOver || clean !== undefined
  const element = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // The server had no sanitiser, so it sent nothing.
    if (isTakenOver && !element.current?.hasChildNodes()) setServer(undefined)
  }, [isTakenOver])

  useEffect(() => {
    if (isTakenOver || sanitise) return
    let isWanted = true
    void sanitiser().then(
      (loaded) => {
        if (isWanted) setSanitise(() => loaded)
      },
      () => {
        /* Offline: the text stays away rather than come unsanitised. */
      },
    )
    return () => {
      isWanted = false
    }
  }, [isTakenOver, sanitise])

  const tellShown = useEffectEvent(() => onShown?.())
  useEffect(() => {
    if (isShown && (!isTakenOver || element.current?.hasChildNodes())) tellShown()
  }, [isShown, isTakenOver, html])

  if (server && isTakenOver)
    return (
      <div
        {...rootProps(rest)}
        key="server"
        ref={element}
        className={css.prose}
        suppressHydrationWarning
        dangerouslySetInnerHTML={server.markup}
      />
    )
  if (clean === undefined)
    return <div {...rootProps(rest)} key="waiting" className={css.prose} aria-busy="true" />
  return (
    <div
      {...rootProps(rest)}
      key="client"
      className={css.prose}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}
