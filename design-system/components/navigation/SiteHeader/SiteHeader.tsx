import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Logo } from '#design-system/text/Logo'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './SiteHeader.css.ts'

export interface SiteHeaderProps extends RootProps {
  /** Where the mark leads: usually home. */
  logoHref: string
  /** The search field (its form has the role `search`). */
  search: ReactNode
  /** SiteMenu: the sections of the shop. */
  menu?: ReactNode
  /** The main places of the shop, at most about seven; one may be the current one. */
  nav: { label: string; href: string; isCurrent?: boolean | undefined }[]
  /** LanguageMenu: at the end on phones too. */
  language?: ReactNode
  /** Favourites, account, cart; on phones the bottom bar has them. */
  actions?: ReactNode
  /** One thing everybody should know now, with at most one link. */
  notice?: ReactNode
}

/** The shop's head: notice line, mark, menu, search, language, actions. It stays in sight. Checkout takes CheckoutHeader instead. */
export function SiteHeader({
  logoHref,
  menu,
  search,
  nav,
  language,
  actions,
  notice,
  ...rest
}: SiteHeaderProps) {
  const intl = useIntl()
  return (
    <>
      {notice && (
        <div className={css.notice} role="region" aria-label={intl.formatMessage({ id: 'ds.header.notice' })}>
          <div className={css.noticeIn}>{notice}</div>
        </div>
      )}
      <header {...rootProps(rest)} className={css.header}>
        <div className={css.row}>
          <Logo href={logoHref} isCompact />
          {menu}
          <nav className={css.nav} aria-label={intl.formatMessage({ id: 'ds.header.nav' })}>
            {nav.map((item) => (
              <Link
                key={item.href}
                className={css.navLink}
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
              >
                {item.label}
              </Link>
            ))}
          </nav>
          <div className={css.search}>{search}</div>
          {language}
          <div className={css.actions}>{actions}</div>
        </div>
      </header>
    </>
  )
}
