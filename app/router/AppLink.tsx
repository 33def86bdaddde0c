import type { LinkProps } from '#design-system/provider'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { isPage } from './is-page.ts'
import { prefetchPage } from './prefetch.ts'

/** The router's own Link includes the framework's prefetching; ours needs only its address and its click. */
function RouterLink({ href, isInPlace = false, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    ...(rest.target !== undefined && { target: rest.target }),
    ...(isInPlace && { replace: true, preventScrollReset: true }),
  })
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      onPointerEnter={(event) => {
        prefetchPage(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        prefetchPage(href)
        onFocus?.(event)
      }}
    />
  )
}

/** Renders the design system's links with the router. A link to a page of this shop prefetches that page's chunks on intent. */
export function AppLink({ href, isInPlace, ...rest }: LinkProps) {
  if (!isPage(href) || (rest.target && rest.target !== '_self')) return <a {...rest} href={href} />
  return <RouterLink {...rest} href={href} isInPlace={isInPlace} />
}
