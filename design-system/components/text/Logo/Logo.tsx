import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Logo.css.ts'

export interface LogoProps extends RootProps {
  /** Where it leads: home. */
  href: string
  /** In a header: the words go where there is no room. */
  isCompact?: boolean
}

/** The leaf and the shop's name; a way home. Once in the head and once in the foot of a page, never as an ornament. */
export function Logo({ href, isCompact = false, ...rest }: LogoProps) {
  const intl = useIntl()
  return (
    <Link {...rootProps(rest)} className={css.logo} href={href}>
      <svg
        className={css.mark}
        viewBox="0 0 24 24"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M22 2V12A10 10 0 1 1 12 2ZM12 8.2A3.8 3.8 0 1 0 12 15.8A3.8 3.8 0 1 0 12 8.2Z" />
      </svg>
      <span className={cx(css.texts, isCompact && css.compact)}>
        <span className={css.name}>{intl.formatMessage({ id: 'ds.logo.name' })}</span>
        <span className={css.latin} lang="en">
          Jadeleaf
        </span>
      </span>
    </Link>
  )
}
