import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { requiredText } from '#features/kit/form/field-schemas.ts'
import {
  RulesFailure,
  checkedOnceFilled,
  focusField,
  FormField,
  useSchemaForm,
} from '#features/kit/form/form.tsx'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import type { CaptchaPicture } from './use-code.ts'

const captchaForm = z.object({ answer: requiredText })

/**
 * Asks for the characters of a picture before another code is sent. Our own service uses a proof of work; another
 * service behind `SERVICE_BASE_URL` may offer only the documented picture (C-6.16).
 */
export function CaptchaDialog({ captcha, isSending }: { captcha: CaptchaPicture; isSending: boolean }) {
  const intl = useIntl()
  const form = useSchemaForm(captchaForm, { answer: '' })
  const { picture } = captcha
  const label = intl.formatMessage({ id: 'account.captcha.label' })
  // The picture is described at the field: its name, and whether the last answer was right, are announced there.
  useEffect(() => {
    focusField('answer')
  }, [picture])
  const submit = form.handleSubmit(({ answer }) => {
    captcha.answer(answer.trim())
    form.reset()
  })
  const wrong = captcha.isWrong ? intl.formatMessage({ id: 'account.captcha.wrong' }) : undefined
  return (
    <Dialog
      title={intl.formatMessage({ id: 'account.captcha.title' })}
      isOpen
      onClose={captcha.close}
      size="sm"
    >
      {/* React renders it inside the form that needs the code, so its submit event must not bubble to that form. */}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation()
          void submit(event)
        }}
      >
        <Stack gap={4}>
          <RulesFailure form={form} />
          <img src={picture} alt={label} width={200} height={64} />
          <FormField control={form.control} name="answer">
            {(field) => (
              <TextField
                {...checkedOnceFilled(field)}
                label={label}
                errorMessage={field.errorMessage ?? (field.value ? undefined : wrong)}
                autoComplete="off"
                spellCheck={false}
                maxLength={20}
                isRequired
              />
            )}
          </FormField>
          <SendButton type="submit" variant="primary" size="lg" isWide isPending={isSending}>
            {intl.formatMessage({ id: 'account.code.send' })}
          </SendButton>
          <Button
            variant="text"
            icon={moreIcons.refresh}
            onPress={() => {
              form.reset()
              captcha.renew()
            }}
          >
            {intl.formatMessage({ id: 'account.captcha.again' })}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
