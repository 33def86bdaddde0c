import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps extends RootProps {
  /** From home to here; the last one is this page and needs no address. */
  items: { label: string; href?: string | undefined }[]
}

/** Where this page is in the shop. For one step up take BackLink; a page without anything above it needs none. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const intl = useIntl()
  return (
    <nav {...rootProps(rest)} aria-label={intl.formatMessage({ id: 'ds.breadcrumbs.label' })}>
      <ol className={css.list} role="list">
        {items.map((item, index) => {
          const isLast = index === items.length - 1
          return (
            <li className={css.item} key={`${index} ${item.label}`}>
              {item.href && !isLast ? (
                <Link className={css.link} href={item.href}>
                  {item.label}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
              {!isLast && <Icon name="chevron-right" size="sm" />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
