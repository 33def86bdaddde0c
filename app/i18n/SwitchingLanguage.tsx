import type { LanguageCode } from '#domain/store/languages.ts'
import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { useEffect, useState } from 'react'
import { intlOf, loadMessages, shellWords } from './messages.ts'

/**
 * Covers the page during a change of language. Its messages are loaded with the first change; if they fail, the
 * change does as well and needs no cover.
 */
export function SwitchingLanguage({ code }: { code: LanguageCode }) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    loadMessages(code, [shellWords]).then(
      () => {
        setMessage(intlOf(code).formatMessage({ id: 'shell.language.switching' }))
      },
      () => undefined,
    )
  }, [code])
  return <LoadingStatus id="language" loading={message !== ''} message={message} />
}
