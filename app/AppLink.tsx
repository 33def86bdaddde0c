import type { LinkProps } from '#design-system/provider'
import { Link } from 'react-router-dom'
import { prefetchPage } from './prefetch.ts'

/** Paths that another part of the server answers: the browser loads them itself. */
const served = /^\/(rest|sandbox|media|assets|language)(\/|$)/

/** The design system's links through the router. A link to this shop's own page fetches that page's parts on intent. */
export function AppLink({ href, onPointerEnter, onFocus, ...rest }: LinkProps) {
  if (!/^\/(?![/\\])/.test(href) || served.test(href) || (rest.target && rest.target !== '_self')) return <a {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />
  return (
    <Link
      {...rest}
      to={href}
      onPointerEnter={(event) => { prefetchPage(href); onPointerEnter?.(event) }}
      onFocus={(event) => { prefetchPage(href); onFocus?.(event) }}
    />
  )
}
