import type { LinkProps } from '#design-system/provider'
import { useLanguage } from '#features/kit/language/language.ts'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPage } from './is-page.ts'
import { prefetchPage } from './prefetch.ts'

/** Whether a click opens the address here; with a modifier or another button the browser opens it elsewhere. */
const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/**
 * A link to a page of this shop. The router's own `Link` resolves its address against the current one, so every link
 * renders again on every navigation, and on the server that is a tenth of rendering a listing. Ours are always absolute.
 */
function RouterLink({ href, isInPlace = false, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { addressOf } = useLanguage()
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !opensHere(event)) return
        event.preventDefault()
        // as browsers do: a link to the address shown adds no entry to the history
        const isShown = event.currentTarget.href === window.location.href
        void navigate(href, { replace: isInPlace || isShown, preventScrollReset: isInPlace })
      }}
      onPointerEnter={(event) => {
        prefetchPage(href, event.pointerType === 'touch')
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
