import { TOTP_DIGITS } from '#domain/two-step/code.ts'
import type { TwoStepKey } from '#domain/two-step/schema.ts'
import { CopyButton } from '#design-system/actions/CopyButton'
import { OneTimeCodeField } from '#design-system/fields/OneTimeCodeField'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { QrCode } from '#design-system/media/QrCode'
import { Heading } from '#design-system/text/Heading'
import { Text } from '#design-system/text/Text'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { checkedOnceFilled, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { useRefusal } from '#features/kit/form/refusal.ts'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { firstCodeForm } from './forms.ts'

export interface ScanKeyProps {
  shown: TwoStepKey
  /** Switches two-step sign-in on with the first code. */
  onCode: (code: string) => Promise<void>
}

/** Shows the key for the authenticator app, to scan or to type, and asks for its first code. */
export function ScanKey({ shown, onCode }: ScanKeyProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const form = useSchemaForm(firstCodeForm, { code: '' })
  const { refusal, catchRefusal } = useRefusal(form, { code: 'code' })
  const submit = form.handleSubmit(catchRefusal(({ code }) => onCode(code)))
  return (
    <Stack gap={5}>
      <Heading level={2} size="section" ref={heading} isFocusTarget>
        {intl.formatMessage({ id: 'dashboard.twoStep.scan' })}
      </Heading>
      <Text>{intl.formatMessage({ id: 'dashboard.twoStep.apps' })}</Text>
      <QrCode value={shown.uri} label={intl.formatMessage({ id: 'dashboard.twoStep.qr' })} size="lg" />
      <Stack gap={2}>
        <Text>{intl.formatMessage({ id: 'dashboard.twoStep.keyCopy' })}</Text>
        <Inline gap={3}>
          <Text as="span" weight="medium">
            {/* in groups of four, as apps show it */}
            {shown.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Text>
          <CopyButton
            text={shown.secret}
            label={intl.formatMessage({ id: 'dashboard.twoStep.copyKey' })}
            size="sm"
          />
        </Inline>
      </Stack>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <Stack gap={5}>
          <FormErrors form={form} refusal={refusal} />
          <FormField control={form.control} name="code">
            {(field) => (
              <OneTimeCodeField
                {...checkedOnceFilled(field)}
                label={intl.formatMessage({ id: 'dashboard.twoStep.code' })}
                length={TOTP_DIGITS}
                isRequired
              />
            )}
          </FormField>
          <div>
            <SendButton type="submit" variant="primary" isPending={form.formState.isSubmitting}>
              {intl.formatMessage({ id: 'dashboard.twoStep.turnOn' })}
            </SendButton>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}
