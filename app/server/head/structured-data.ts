import type { BreadcrumbList, ItemList, Organization, SearchAction, Thing, WebSite } from 'schema-dts'

/** A step of the way to a page: a name and, except for the page itself, a full address. */
export interface Crumb {
  readonly name: string
  readonly url?: string
}

/** The way from the home page. */
export const breadcrumbs = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url === undefined ? {} : { item: url }),
  })),
})

/** Products of a list, by their full addresses. @param first position of the first one, from 1 */
export const itemList = (products: readonly { name: string; url: string }[], first = 1): ItemList => ({
  '@type': 'ItemList',
  itemListElement: products.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url,
  })),
})

/** The shop, and how to search it. @param search full address of the results, with `{search_term_string}` for the words */
export function shopData({
  name,
  url,
  logo,
  search,
  language,
}: {
  name: string
  url: string
  logo: string
  search: string
  language: string
}): Thing[] {
  const shop: Organization = { '@type': 'Organization', '@id': `${url}#shop`, name, url, logo }
  // schema.org's annotation of the input, which its types do not know
  const action: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: search },
    'query-input': 'required name=search_term_string',
  }
  const site: WebSite = {
    '@type': 'WebSite',
    name,
    url,
    inLanguage: language,
    publisher: { '@id': `${url}#shop` },
    potentialAction: action,
  }
  return [shop, site]
}
