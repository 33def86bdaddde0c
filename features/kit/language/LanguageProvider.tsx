import { languageOf, languages, type Language, type LanguageCode } from '#domain/store/languages.ts'
import { addressIn, splitPath } from '#domain/store/language-address.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { setCallLanguage } from '../call.ts'
import { announceFault, report, ServiceFault } from '../service-fault.ts'
import { languageSlot } from '../storage.ts'
import { LanguageContext } from './language.ts'

/** A requested change of language. */
export interface LanguageSwitch {
  client: QueryClient
  from: LanguageCode
  /** Store code of the new language. */
  code: string
  load: (code: LanguageCode) => Promise<void>
  /** Changes the language of the page. */
  show: (language: Language) => void
  /** Renders something beside the page until the switch is finished. */
  wait: (element: ReactNode) => void
}

/** Implementation of a switch. */
interface LanguageSwitcher {
  switchLanguageTo: (wanted: LanguageSwitch) => Promise<void>
  /** Keeps answers in the old language until those in the new one arrive. */
  carryOver: (client: QueryClient, from: LanguageCode, to: LanguageCode) => void
}

export interface LanguageProviderProps {
  initial: Language
  /** Whether the page's address names its language. Then it does so for good, and other tabs' choices are theirs. */
  isNamed: boolean
  /** Loads the messages of another language. */
  load: (code: LanguageCode) => Promise<void>
  /** Loads the implementation of a switch on demand, since it starts with a press. */
  switcher: () => Promise<LanguageSwitcher>
  /** Receives the code, so that the application can provide the loaded messages. */
  children: (code: LanguageCode) => ReactNode
}

/** Writes a language into the present address, in place. */
function nameInAddress({ code }: Language): void {
  const { pathname, search, hash } = location
  history.replaceState(history.state, '', addressIn(code, splitPath(pathname).path + search + hash))
}

function onPopState(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('popstate', listener)
  }
}

interface Followed
  extends
    Pick<LanguageSwitch, 'client' | 'load' | 'show'>,
    Pick<LanguageProviderProps, 'isNamed' | 'switcher'> {
  /** The page's language at that moment. */
  shown: () => Language
}

/** Keeps the language one where something else than this page's menu changes it: the history, or another tab. */
function useFollowed({ isNamed, shown, client, load, switcher, show }: Followed): void {
  useEffect(() => {
    // back and forward lead to addresses of the language before
    const rename = () => {
      nameInAddress(shown())
    }
    // another tab switched: follow it without telling the service again
    const follow = () => {
      const next = languageOf(languageSlot.read()?.code),
        from = shown().code
      if (next && next.code !== from)
        void Promise.all([switcher(), load(next.code)]).then(([{ carryOver }]) => {
          carryOver(client, from, next.code)
          show(next)
        })
    }
    return isNamed ? onPopState(rename) : languageSlot.subscribe(follow)
  }, [client, isNamed, load, show, shown, switcher])
}

/** Provides the page's language. */
export function LanguageProvider({
  initial,
  isNamed,
  load,
  switcher,
  children,
}: LanguageProviderProps): ReactNode {
  const client = useQueryClient()
  const [language, setLanguage] = useState(initial)
  const [waiting, wait] = useState<ReactNode>()
  const current = useRef(initial)
  const shown = useCallback(() => current.current, [])

  const show = useCallback(
    (next: Language) => {
      current.current = next
      setCallLanguage(next.code)
      document.documentElement.lang = next.tag
      if (isNamed) nameInAddress(next)
      setLanguage(next)
    },
    [isNamed],
  )

  const switchTo = useCallback(
    async (code: string) => {
      const from = current.current.code
      if (code === from) return
      try {
        const { switchLanguageTo } = await switcher()
        await switchLanguageTo({ client, from, code, load, show, wait })
      } catch (error) {
        // the old language stays; a refusal by the service has already been notified
        if (!(error instanceof ServiceFault))
          announceFault(new ServiceFault('network', '', { cause: error }), {
            signedIn: false,
            handled: false,
            isAction: true,
          })
        report(error, 'language switch')
      }
    },
    [client, load, show, switcher],
  )

  useFollowed({ isNamed, shown, client, load, switcher, show })

  const value = useMemo(
    () => ({
      code: language.code,
      tag: language.tag,
      languages,
      addressOf: (href: string) => (isNamed ? addressIn(language.code, href) : href),
      switchTo,
    }),
    [isNamed, language, switchTo],
  )
  return (
    <LanguageContext value={value}>
      {children(language.code)}
      {waiting}
    </LanguageContext>
  )
}
