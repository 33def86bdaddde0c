import type { ComponentType, ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { NotificationProvider } from '#design-system/feedback/NotificationStack'
import { LinkContext, type LinkProps } from '../private/link.tsx'
import { HrefContext, type HrefOf } from '../private/page-address.ts'
import { MoneyFormatContext, type FormatMoney } from '../private/money-format.ts'
import { PictureSourcesContext, type SourcesOf } from '../private/pictures/picture-sources.ts'
import { ServerSanitiserContext } from '../private/server-sanitiser.ts'

/** What the application gives the design system once, at its root. */
export interface DesignSystemProviderProps {
  /** BCP 47 tag of the page's language: `en`, `zh-CN`, `zh-HK`, `ms`, `vi`, `th`. */
  locale: string
  /** Renders every link; it must end in a real `<a href>`. Without it links are plain anchors. */
  link?: ComponentType<LinkProps>
  /** Opens an address of this site without loading a document: what react-aria's items with an `href` do. Without it they load one. */
  navigate?: ((href: string) => void) | undefined
  /** The address that an `href` has in the document: in links within `SafeHtml` and of react-aria's items. Without it they are the same. */
  hrefOf?: HrefOf | undefined
  /** Writes an amount of cents wherever the design system shows money. Without it Intl writes Hong Kong dollars. */
  formatMoney?: FormatMoney
  /** The `srcset` of a product's picture. Without it every picture has one file. */
  sourcesOf?: SourcesOf | undefined
  /**
   * On a server: makes the HTML of `SafeHtml` safe. Without it the server sends no such HTML, and the browser fills it in.
   * Leave it out in the browser, which brings a sanitiser of its own.
   */
  sanitiseHtml?: ((html: string) => string) | undefined
  children: ReactNode
}

// A Thai calendar would otherwise count Buddhist years.
const ariaLocale = (locale: string) => (locale === 'th' ? 'th-TH-u-ca-gregory' : locale)

/** Locale, links, money format and notifications for every component below it. */
export function DesignSystemProvider({
  locale,
  link,
  navigate,
  hrefOf,
  formatMoney,
  sourcesOf,
  sanitiseHtml,
  children,
}: DesignSystemProviderProps) {
  const notified = <NotificationProvider>{children}</NotificationProvider>
  const linked = navigate ? (
    <RouterProvider navigate={navigate} {...(hrefOf && { useHref: hrefOf })}>
      {notified}
    </RouterProvider>
  ) : (
    notified
  )
  const content = formatMoney ? <MoneyFormatContext value={formatMoney}>{linked}</MoneyFormatContext> : linked
  const addressed = hrefOf ? <HrefContext value={hrefOf}>{content}</HrefContext> : content
  const pictured = sourcesOf ? (
    <PictureSourcesContext value={sourcesOf}>{addressed}</PictureSourcesContext>
  ) : (
    addressed
  )
  return (
    <I18nProvider locale={ariaLocale(locale)}>
      <ServerSanitiserContext value={sanitiseHtml}>
        {link ? <LinkContext value={link}>{pictured}</LinkContext> : pictured}
      </ServerSanitiserContext>
    </I18nProvider>
  )
}
