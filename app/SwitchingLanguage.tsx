import type { LanguageCode } from '#domain/store/languages.ts'
import { LoadingStatus } from '#design-system/LoadingStatus'
import { useEffect, useState } from 'react'
import { intlOf, loadMessages } from './messages.ts'

/** Covers the page while its language changes. Its words come with the first switch; one that they fail is none that needs a cover. */
export function SwitchingLanguage({ code }: { code: LanguageCode }) {
  const [message, setMessage] = useState('')
  useEffect(() => {
    loadMessages(code, ['shell-faults']).then(() => { setMessage(intlOf(code).formatMessage({ id: 'shell.language.switching' })) }, () => undefined)
  }, [code])
  return <LoadingStatus id="language" loading={message !== ''} message={message} />
}
