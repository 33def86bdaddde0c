import { CODE_LENGTH, CODE_LIFETIME_SECONDS } from '#domain/auth/code.ts'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { OneTimeCodeField } from '#design-system/fields/OneTimeCodeField'
import { TextLink } from '#design-system/text/TextLink'
import { checkedOnceFilled, type FormFieldProps } from '#features/kit/form/form.tsx'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { CodeState } from './use-code.ts'

const CaptchaDialog = lazy(() =>
  import('./CaptchaDialog.tsx').then((module) => ({ default: module.CaptchaDialog })),
)

/** A typical number, to reserve the space of the message that says where the code was sent. */
const longNumber = '+852 00000000'

/** The field of a code by SMS, the button that sends it, and where it went. The message of the debug mode is an alert. */
export function CodeField({
  label,
  code,
  onSend,
  outboxHref,
  ...field
}: FormFieldProps<string> & {
  label: string
  code: CodeState
  onSend: () => void
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string | undefined
}) {
  const intl = useIntl()
  const { sent } = code
  return (
    <>
      <OneTimeCodeField
        {...checkedOnceFilled(field)}
        label={label}
        length={CODE_LENGTH}
        onSend={onSend}
        sendLabel={intl.formatMessage({ id: 'account.code.send' })}
        resendIn={code.resendIn}
        isSending={code.isSending}
        isSent={sent !== null}
        progressMessage={code.isChecking ? intl.formatMessage({ id: 'account.captcha.checking' }) : undefined}
        sentMessage={intl.formatMessage(
          { id: 'account.code.sent' },
          {
            mobile: sent?.mobile ?? longNumber,
            minutes: Math.ceil((sent?.expires_in ?? CODE_LIFETIME_SECONDS) / 60),
          },
        )}
        isRequired
      />
      {sent?.message && (
        <div role="alert">
          <InlineMessage tone="info">
            {intl.formatMessage({ id: 'account.code.debug' }, { message: sent.message })}
          </InlineMessage>
        </div>
      )}
      {outboxHref && (
        <TextLink href={outboxHref} isExternal>
          {intl.formatMessage({ id: 'account.code.outbox' })}
        </TextLink>
      )}
      {code.captcha && (
        <Suspense>
          <CaptchaDialog captcha={code.captcha} isSending={code.isSending} />
        </Suspense>
      )}
    </>
  )
}
