import type { ComponentType, ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { NotificationProvider } from '#design-system/NotificationStack'
import { LinkContext, type LinkProps } from '../private/link.tsx'

/** What the application gives the design system once, at its root. */
export interface DesignSystemProviderProps {
  /** BCP 47 tag of the page's language: `en`, `zh-CN`, `zh-HK`, `ms`, `vi`, `th`. */
  locale: string
  /** Renders every link; it must end in a real `<a href>`. Without it links are plain anchors. */
  link?: ComponentType<LinkProps>
  children: ReactNode
}

// A Thai calendar would otherwise count Buddhist years.
const ariaLocale = (locale: string) => locale === 'th' ? 'th-TH-u-ca-gregory' : locale

/** Locale, links and notifications for every component below it. */
export function DesignSystemProvider({ locale, link, children }: DesignSystemProviderProps) {
  const content = <NotificationProvider>{children}</NotificationProvider>
  return (
    <I18nProvider locale={ariaLocale(locale)}>
      {link ? <LinkContext value={link}>{content}</LinkContext> : content}
    </I18nProvider>
  )
}
