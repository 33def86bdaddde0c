import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends RootProps {
  /** `#` and the id of the main part. */
  href: string
  /** The id of what stands after navigation inside the main part; where a page has it, the link leads there. */
  inner?: string | undefined
  /** The words of the link: “Skip to main content”. @default those words */
  children?: ReactNode
}

/** The first stop of the keyboard: past the header, and past navigation inside the main part. A plain anchor, since it never leaves the page. */
export function SkipLink({ href, inner, children, ...rest }: SkipLinkProps) {
  const intl = useIntl()
  return (
    <a
      {...rootProps(rest)}
      className={css.skip}
      href={href}
      onClick={(event) => {
        const target = inner && document.getElementById(inner)
        if (!target) return
        event.preventDefault()
        target.focus()
      }}
    >
      {children ?? intl.formatMessage({ id: 'ds.skip.main' })}
    </a>
  )
}
