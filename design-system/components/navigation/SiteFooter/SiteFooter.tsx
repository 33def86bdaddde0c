import { useId, type ReactNode, type Ref } from 'react'
import { Logo } from '#design-system/text/Logo'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './SiteFooter.css.ts'

export interface SiteFooterProps extends RootProps {
  /** What the shop is, in a sentence or two. */
  about: ReactNode
  /** Groups of links, each under its name. */
  columns: { title: string; links: { label: string; href: string }[] }[]
  /** What the law wants said: the company, its address, the notices. */
  legal: ReactNode
  /** Where the mark leads: usually home. @default '/' */
  logoHref?: string
  /** Nothing of it is drawn yet; an empty place of 400 px stands for it. Where no script runs the server's HTML has all of it. */
  isPending?: boolean
  /** The element, for a page that must know when its end is in sight. */
  ref?: Ref<HTMLElement>
}

function Column({ title, links }: SiteFooterProps['columns'][number]) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <Link className={css.link} href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The end of every page: who we are, where help is, what the law wants said. Checkout has none, so that nothing leads away from it: it is not put there. */
export function SiteFooter({
  about,
  columns,
  legal,
  logoHref = '/',
  isPending = false,
  ref,
  ...rest
}: SiteFooterProps) {
  const all = (
    <div className={css.inner}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo href={logoHref} />
          <div className={css.aboutText}>{about}</div>
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
      </div>
      <div className={css.legal}>{legal}</div>
    </div>
  )
  return (
    <footer {...rootProps(rest)} className={css.footer} ref={ref}>
      {isPending ? (
        <div className={css.placeholder}>
          <noscript>{all}</noscript>
        </div>
      ) : (
        all
      )}
    </footer>
  )
}
