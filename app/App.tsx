import type { Language, LanguageCode } from '#domain/store/languages.ts'
import { DesignSystemProvider } from '#design-system/provider'
import '#design-system/styles'
import { LanguageProvider } from '#features/kit/language.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { AppLink } from './AppLink.tsx'
import { SandboxContext } from './sandbox.ts'
import { intlOf, loadSameMessages } from './messages.ts'

function Translated({ code, children }: { code: LanguageCode; children: ReactNode }) {
  const intl = intlOf(code)
  return (
    <RawIntlProvider value={intl}>
      <DesignSystemProvider locale={intl.locale} link={AppLink}>{children}</DesignSystemProvider>
    </RawIntlProvider>
  )
}

const switcher = () => import('./switch-language.ts')

/** Everything around the router, the same tree on the server and in the browser. */
export function App({ client, language, sandbox, children }: { client: QueryClient; language: Language; sandbox: boolean; children: ReactNode }) {
  return (
    <SandboxContext value={sandbox}><QueryClientProvider client={client}>
      <LanguageProvider initial={language} load={loadSameMessages} switcher={switcher}>
        {(code) => <Translated code={code}>{children}</Translated>}
      </LanguageProvider>
    </QueryClientProvider></SandboxContext>
  )
}
