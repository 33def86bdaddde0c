import type { Language, LanguageCode } from '#domain/store/languages.ts'
import { sourcesOf } from '#domain/catalogue/picture-widths.ts'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import { formatMoney } from '#domain/money/money.ts'
import { LanguageProvider } from '#features/kit/language/LanguageProvider.tsx'
import { useLanguage } from '#features/kit/language/language.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { isPage } from '../router/is-page.ts'
import { AppLink } from '../router/AppLink.tsx'
import { SandboxContext } from '../router/sandbox.ts'
import { intlOf, loadSameMessages } from '../i18n/messages.ts'

/** Makes HTML from outside safe: on the server alone, a browser brings its own. */
type SanitiseHtml = ((html: string) => string) | undefined

/** Opens a page of the shop: in the browser alone. */
type Navigate = ((href: string) => void) | undefined

function Translated({
  code,
  navigate,
  sanitiseHtml,
  children,
}: {
  code: LanguageCode
  navigate: Navigate
  sanitiseHtml: SanitiseHtml
  children: ReactNode
}) {
  const intl = intlOf(code)
  const { addressOf } = useLanguage()
  const hrefOf = useCallback((href: string) => (isPage(href) ? addressOf(href) : href), [addressOf])
  return (
    <RawIntlProvider value={intl}>
      <DesignSystemProvider
        locale={intl.locale}
        link={AppLink}
        navigate={navigate}
        hrefOf={hrefOf}
        formatMoney={formatMoney}
        sourcesOf={sourcesOf}
        sanitiseHtml={sanitiseHtml}
      >
        {children}
      </DesignSystemProvider>
    </RawIntlProvider>
  )
}

const switcher = () => import('../i18n/switch-language.ts')

/** Everything around the router, the same tree on the server and in the browser. */
export function App({
  client,
  language,
  isNamed,
  sandbox,
  navigate,
  sanitiseHtml,
  children,
}: {
  client: QueryClient
  language: Language
  /** The address names the language. */
  isNamed: boolean
  sandbox: boolean
  navigate?: Navigate
  sanitiseHtml?: SanitiseHtml
  children: ReactNode
}) {
  return (
    <SandboxContext value={sandbox}>
      <QueryClientProvider client={client}>
        <LanguageProvider initial={language} isNamed={isNamed} load={loadSameMessages} switcher={switcher}>
          {(code) => (
            <Translated code={code} navigate={navigate} sanitiseHtml={sanitiseHtml}>
              {children}
            </Translated>
          )}
        </LanguageProvider>
      </QueryClientProvider>
    </SandboxContext>
  )
}
