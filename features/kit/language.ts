import {
  defaultLanguage,
  initialLanguageState,
  languageOf,
  languages,
  type Language,
  type LanguageCode,
  type LanguageTag,
} from '#domain/store/languages.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  createContext,
  createElement,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { setCallLanguage } from './call.ts'
import { announceFault, report, ServiceFault } from './service-fault.ts'
import { languageSlot, rememberLanguage } from './storage.ts'

interface LanguageValue {
  code: LanguageCode
  /** BCP 47 tag of `<html lang>` and of formats. */
  tag: LanguageTag
  languages: readonly Language[]
  /**
   * Tells the service and changes the page's language in place. Does nothing for the current or an unknown
   * language, or while another switch is in progress.
   */
  switchTo: (code: string) => Promise<void>
}

const LanguageContext = createContext<LanguageValue>({
  code: defaultLanguage.code,
  tag: defaultLanguage.tag,
  languages,
  switchTo: () => Promise.resolve(),
})

/** Language of the page, and a function to change it. */
export const useLanguage = (): LanguageValue => use(LanguageContext)

/** Updates the browser's storage to the language that the page was rendered in. */
export function adoptPageLanguage(language: Language): void {
  if (languageSlot.read()?.code === language.code) return
  if (language.code === initialLanguageState.code && languageSlot.read() === undefined)
    languageSlot.write(initialLanguageState)
  else rememberLanguage(language, language.storeId)
}

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
  /** Loads the messages of another language. */
  load: (code: LanguageCode) => Promise<void>
  /** Loads the implementation of a switch on demand, since it starts with a press. */
  switcher: () => Promise<LanguageSwitcher>
  /** Receives the code, so that the application can provide the loaded messages. */
  children: (code: LanguageCode) => ReactNode
}

/** Provides the page's language. */
export function LanguageProvider({ initial, load, switcher, children }: LanguageProviderProps): ReactNode {
  const client = useQueryClient()
  const [language, setLanguage] = useState(initial)
  const [waiting, wait] = useState<ReactNode>()
  const current = useRef(initial)

  const show = useCallback((next: Language) => {
    current.current = next
    setCallLanguage(next.code)
    document.documentElement.lang = next.tag
    setLanguage(next)
  }, [])

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

  // another tab switched: follow it without telling the service again
  useEffect(
    () =>
      languageSlot.subscribe(() => {
        const next = languageOf(languageSlot.read()?.code),
          from = current.current.code
        if (next && next.code !== from)
          void Promise.all([switcher(), load(next.code)]).then(([{ carryOver }]) => {
            carryOver(client, from, next.code)
            show(next)
          })
      }),
    [client, load, show, switcher],
  )

  const value = useMemo(
    () => ({ code: language.code, tag: language.tag, languages, switchTo }),
    [language, switchTo],
  )
  return createElement(LanguageContext, { value }, children(language.code), waiting)
}
