import type { Common, FooterLink } from '#domain/store/schema.ts'
import type { IntlShape } from 'react-intl'

interface Column {
  title: string
  links: { label: string; href: string }[]
}

const linksOf = (entries: readonly FooterLink[]): Column['links'] =>
  entries.map(({ title, url }) => ({ label: title, href: url }))

/** The shop's footer links as columns: an entry with children is a column, the rest stand together in one more. */
export function footerColumns(common: Common | undefined, intl: IntlShape): Column[] {
  const entries = common?.footerLinks ?? []
  const single = entries.filter((entry) => !entry.children?.length)
  return [
    ...entries
      .filter((entry) => entry.children?.length)
      .map((entry) => ({ title: entry.title, links: linksOf(entry.children ?? []) })),
    ...(single.length > 0
      ? [{ title: intl.formatMessage({ id: 'shell.footer.more' }), links: linksOf(single) }]
      : []),
  ]
}
