import { addressIn, splitPath } from '#domain/store/language-address.ts'
import { paths } from '#domain/store/paths.ts'

/** Path of the page that this browser shows, without the language that its address may begin with. */
export const pagePath = (): string => splitPath(location.pathname).path

/** The address of a page from here: in the language that this page's address names, if it names one. @param href from the root */
export function addressHere(href: string): string {
  const { language } = splitPath(location.pathname)
  return language ? addressIn(language.code, href) : href
}

/** Loads the home page as a document: nothing of this one stays in memory. */
export const leaveForHome = (): void => {
  location.assign(addressHere(paths.home()))
}
