import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Stack } from '#design-system/Stack'
import { TextField } from '#design-system/TextField'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CaptchaState } from './use-code.ts'

const fieldId = 'captcha-signs'

/** Asks for the signs of a picture before another code is sent, or a question that a screen reader can say. */
export function CaptchaDialog({ captcha, isSending }: { captcha: CaptchaState; isSending: boolean }) {
  const intl = useIntl()
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string>()
  const { picture, question } = captcha
  const isQuestion = question !== undefined
  const pictureLabel = intl.formatMessage({ id: 'account.captcha.label' })
  // Each picture and question is read at the field: its name, and whether the last answer was right, are said there.
  useEffect(() => { document.getElementById(fieldId)?.focus() }, [picture, question])
  const submit = () => {
    if (!answer.trim()) { setFault(intl.formatMessage({ id: 'account.validation.required' })); return }
    captcha.answer(answer.trim())
    setAnswer('')
    setFault(undefined)
  }
  const ask = (act: () => void) => () => { setAnswer(''); setFault(undefined); act() }
  const wrong = captcha.isWrong && !answer ? intl.formatMessage({ id: isQuestion ? 'account.captcha.wrongQuestion' : 'account.captcha.wrong' }) : undefined
  return (
    <Dialog title={intl.formatMessage({ id: 'account.captcha.title' })} isOpen onClose={captcha.close} size="sm">
      {/* In the tree it stands inside the form that wants the code: its submit must not be that form's. */}
      <form noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit() }}>
        <Stack gap={4}>
          {!isQuestion && <img src={picture} alt={pictureLabel} width={200} height={64} />}
          <TextField id={fieldId} label={question ?? pictureLabel} value={answer} onChange={(text) => { setAnswer(text); setFault(undefined) }} description={isQuestion ? undefined : intl.formatMessage({ id: 'account.captcha.help' })} errorMessage={fault ?? wrong} autoComplete="off" spellCheck={false} inputMode={isQuestion ? 'numeric' : undefined} maxLength={20} isRequired />
          <Button type="submit" variant="primary" size="lg" wide pending={isSending}>{intl.formatMessage({ id: 'account.code.send' })}</Button>
          <Stack gap={1}>
            <Button variant="text" icon="refresh" onPress={ask(captcha.renew)}>{intl.formatMessage({ id: isQuestion ? 'account.captcha.anotherQuestion' : 'account.captcha.again' })}</Button>
            <Button variant="text" onPress={ask(captcha.change)}>{intl.formatMessage({ id: isQuestion ? 'account.captcha.show' : 'account.captcha.ask' })}</Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  )
}
