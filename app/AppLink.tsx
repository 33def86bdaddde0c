import type { LinkProps } from '#design-system/provider'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { prefetchPage } from './prefetch.ts'

/** Paths that another part of the server answers: the browser loads them itself. */
const served = /^\/(rest|sandbox|media|assets|language)(\/|$)/

/** The router's own Link brings along its framework's way to fetch ahead; ours needs its address and its click alone. */
function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, rest.target === undefined ? {} : { target: rest.target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => { onClick?.(event); if (!event.defaultPrevented) follow(event) }}
      onPointerEnter={(event) => { prefetchPage(href); onPointerEnter?.(event) }}
      onFocus={(event) => { prefetchPage(href); onFocus?.(event) }}
    />
  )
}

/** The design system's links through the router. A link to this shop's own page fetches that page's parts on intent. */
export function AppLink({ href, ...rest }: LinkProps) {
  if (!/^\/(?![/\\])/.test(href) || served.test(href) || (rest.target && rest.target !== '_self')) return <a {...rest} href={href} />
  return <RouterLink {...rest} href={href} />
}
