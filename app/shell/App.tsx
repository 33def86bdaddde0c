import type { Language, LanguageCode } from '#domain/store/languages.ts'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import { formatMoney } from '#domain/money/money.ts'
import { LanguageProvider } from '#features/kit/language.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { AppLink } from '../router/AppLink.tsx'
import { SandboxContext } from '../router/sandbox.ts'
import { intlOf, loadSameMessages } from '../i18n/messages.ts'

/** Makes HTML from outside safe: on the server alone, a browser brings its own. */
type SanitiseHtml = ((html: string) => string) | undefined

function Translated({
  code,
  sanitiseHtml,
  children,
}: {
  code: LanguageCode
  sanitiseHtml: SanitiseHtml
  children: ReactNode
}) {
  const intl = intlOf(code)
  return (
    <RawIntlProvider value={intl}>
      <DesignSystemProvider
        locale={intl.locale}
        link={AppLink}
        formatMoney={formatMoney}
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
  sandbox,
  sanitiseHtml,
  children,
}: {
  client: QueryClient
  language: Language
  sandbox: boolean
  sanitiseHtml?: SanitiseHtml
  children: ReactNode
}) {
  return (
    <SandboxContext value={sandbox}>
      <QueryClientProvider client={client}>
        <LanguageProvider initial={language} load={loadSameMessages} switcher={switcher}>
          {(code) => (
            <Translated code={code} sanitiseHtml={sanitiseHtml}>
              {children}
            </Translated>
          )}
        </LanguageProvider>
      </QueryClientProvider>
    </SandboxContext>
  )
}
