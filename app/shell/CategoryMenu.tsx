import { topCategories } from '#domain/store/categories.ts'
import { paths } from '#domain/store/paths.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { SiteMenu, type SiteMenuLink } from '#design-system/navigation/SiteMenu'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { isAt } from '../router/active-path.ts'
import { commonQuery } from './shell-queries.ts'

/** The store's categories in the header; on phones the other places too. */
export function CategoryMenu({ places }: { places: readonly SiteMenuLink[] }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { data: common } = useQuery(commonQuery())
  const link = ({ name }: CategoryTree, href: string) => ({ label: name, href, isCurrent: pathname === href })
  const active = ({ children_data }: CategoryTree) => children_data.filter(({ is_active }) => is_active)
  return (
    <SiteMenu
      label={intl.formatMessage({ id: 'shell.nav.categories' })}
      phoneLabel={intl.formatMessage({ id: 'shell.nav.menu' })}
      places={places}
      isCurrent={isAt(pathname)(paths.categories())}
      groups={[
        {
          label: intl.formatMessage({ id: 'shell.nav.allProducts' }),
          href: paths.categories(),
          isCurrent: pathname === paths.categories(),
          links: [],
        },
        ...(common ? topCategories(common) : []).map((top) => ({
          ...link(top, paths.category(top.id ?? '')),
          links: active(top).map((child) => link(child, paths.category(top.id ?? '', child.id ?? ''))),
        })),
      ]}
    />
  )
}
