import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** `#` and the id of the main part. */
  href: string
  /** The words of the link: “Skip to main content”. @default those words */
  children?: ReactNode
}

/** The first stop of the keyboard: past the header. A plain anchor, since it never leaves the page. */
export function SkipLink({ href, children }: SkipLinkProps) {
  const intl = useIntl()
  return (
    <a className={css.skip} href={href}>
      {children ?? intl.formatMessage({ id: 'ds.skip.main' })}
    </a>
  )
}
