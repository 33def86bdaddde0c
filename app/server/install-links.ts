import { prefixOf } from '#domain/store/language-address.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { light } from '../../design-system/tokens/themes.ts'

/** The address of a language's manifest: '/manifest-zh-hk.webmanifest'. */
export const manifestAddress = (code: LanguageCode): string =>
  `/manifest-${prefixOf(code).slice(1)}.webmanifest`

/** The colours that a system draws around the shop: its bar, and the screen before the first page. */
export const installedColours = { theme: light.brand, background: light.surface } as const

/** What a page's head says of its icons, and of the shop as an app in the page's language. */
export const installLinks = (code: LanguageCode): string =>
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="${manifestAddress(code)}">` +
  `<meta name="theme-color" content="${installedColours.theme}">`
