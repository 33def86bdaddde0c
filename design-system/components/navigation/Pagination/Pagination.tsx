import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './Pagination.css.ts'
import { pagesToShow } from './pages.ts'

export interface PaginationProps extends RootProps {
  /** The page one is on, counted from 1. */
  page: number
  /** How many pages there are. */
  pageCount: number
  /** The address of a page: every page is a real link. */
  href: (page: number) => string
  /** Names the navigation for a screen reader: “Pages of the results”. */
  label: string
}

/** The pages of a list. One page needs none. For a list that grows where it stands take LoadMore instead. */
export function Pagination({ page, pageCount, href, label, ...rest }: PaginationProps) {
  const intl = useIntl()
  if (pageCount < 2) return null
  return (
    <nav {...rootProps(rest)} className={css.nav} aria-label={label}>
      <ul className={css.list} role="list">
        {page > 1 && (
          <li>
            <Link
              className={css.page}
              href={href(page - 1)}
              rel="prev"
              aria-label={intl.formatMessage({ id: 'ds.pagination.previous' })}
            >
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((number, index) =>
          number === 0 ? (
            <li key={`gap ${index}`} className={css.gap} aria-hidden="true">
              {'\u2026'}
            </li>
          ) : (
            <li key={number}>
              <Link
                className={css.page}
                href={href(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'ds.pagination.page' }, { page: number })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link
              className={css.page}
              href={href(page + 1)}
              rel="next"
              aria-label={intl.formatMessage({ id: 'ds.pagination.next' })}
            >
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
