import { createContext } from 'react'

/** The address that a link's `href` has in the document: a site may begin its addresses with a language. */
export type HrefOf = (href: string) => string

/** Without a provider an address is what a link says. */
export const HrefContext = createContext<HrefOf>((href) => href)

/** Writes the addresses of links in HTML that are given from the root. Do it before the HTML is made safe. */
export const withHrefs = (html: string, hrefOf: HrefOf): string =>
  html.replaceAll(
    /(<a\b[^>]*?\shref=["'])(\/(?!\/)[^"']*)/gi,
    (_, before: string, href: string) => before + hrefOf(href),
  )
