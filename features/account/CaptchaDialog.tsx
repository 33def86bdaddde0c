import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Stack } from '#design-system/Stack'
import { TextField } from '#design-system/TextField'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CaptchaState } from './use-code.ts'

const fieldId = 'captcha-signs'

/** Asks for the signs of a picture before another code is sent. */
export function CaptchaDialog({ captcha, isSending }: { captcha: CaptchaState; isSending: boolean }) {
  const intl = useIntl()
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string>()
  // Each picture is read at the field: its name, and whether the last answer was right, are said there.
  useEffect(() => { document.getElementById(fieldId)?.focus() }, [captcha.picture])
  const submit = () => {
    if (!answer.trim()) { setFault(intl.formatMessage({ id: 'account.validation.required' })); return }
    captcha.answer(answer.trim())
    setAnswer('')
    setFault(undefined)
  }
  return (
    <Dialog title={intl.formatMessage({ id: 'account.captcha.title' })} isOpen onClose={captcha.close} size="sm">
      {/* In the tree it stands inside the form that wants the code: its submit must not be that form's. */}
      <form noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit() }}>
        <Stack gap={4}>
          <img src={captcha.picture} alt={intl.formatMessage({ id: 'account.captcha.label' })} width={200} height={64} />
          <TextField id={fieldId} label={intl.formatMessage({ id: 'account.captcha.label' })} value={answer} onChange={(text) => { setAnswer(text); setFault(undefined) }} errorMessage={fault ?? (captcha.isWrong && !answer ? intl.formatMessage({ id: 'account.captcha.wrong' }) : undefined)} autoComplete="off" spellCheck={false} maxLength={8} isRequired />
          <Button type="submit" variant="primary" size="lg" wide pending={isSending}>{intl.formatMessage({ id: 'account.code.send' })}</Button>
          <Button variant="text" icon="refresh" onPress={captcha.renew}>{intl.formatMessage({ id: 'account.captcha.again' })}</Button>
        </Stack>
      </form>
    </Dialog>
  )
}
