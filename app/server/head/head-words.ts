import type { IntlShape } from 'react-intl'
import type { PageName } from '#domain/store/paths.ts'

/** What search engines show below the title of a page that has no text of its own for it. @param category its name */
export function describePage(intl: IntlShape, name: PageName, category?: string): string | undefined {
  const shop = intl.formatMessage({ id: 'shell.name' })
  switch (name) {
    case 'home':
      return intl.formatMessage({ id: 'head.home' })
    case 'categories':
      return category === undefined
        ? intl.formatMessage({ id: 'head.categories' }, { shop })
        : intl.formatMessage({ id: 'head.category' }, { shop, category })
    case 'promotions':
      return intl.formatMessage({ id: 'head.promotions' })
    case 'bundles':
      return intl.formatMessage({ id: 'head.bundles' })
    case 'brands':
      return intl.formatMessage({ id: 'head.brands' }, { shop })
    case 'successTrackerInformation':
      return intl.formatMessage({ id: 'tracker.info.what' })
    default:
      return undefined
  }
}
