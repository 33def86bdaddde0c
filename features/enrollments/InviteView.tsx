import type { Invitee, UplineAccount } from '#domain/enrollments/schema.ts'
import { RESEND_WAIT_MINUTES } from '#domain/enrollments/resend.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import { moreIcons } from '#design-system/text/Icon'
import { BackLink } from '#design-system/navigation/BackLink'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Split } from '#design-system/layout/Split'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { WizardStep } from '#design-system/navigation/WizardStep'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { focusField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { newcomerForm } from './invite-form.ts'
import { NewcomerFields } from './NewcomerFields.tsx'
import { readRefusal } from './refusals.ts'
import { SmsPreview } from './SmsPreview.tsx'
import { clearInvitation, readInvitation, useStoredInvitation } from './stored-invitation.ts'
import { UplineStep, type TypedUplines, type Uplines } from './UplineStep.tsx'

export interface InviteViewProps {
  /** The customer; the draft is stored for them until it is sent. */
  customerId: number
  /** The inviter's own account, the default enroller. */
  self: UplineAccount | undefined
  /** Store code of the page's language, the default for the SMS. */
  language: string
  listHref: string
  /** Sends the invitation; rejects with the refusal. */
  onInvite: (invitee: Invitee) => Promise<void>
}

const nobody = { lastname: '', firstname: '', email: '', countryCode: '852', mobile: '', adult: false }

/** Invites a newcomer in two steps: first the upline, then the newcomer. */
export function InviteView({ customerId, self, language, listHref, onInvite }: InviteViewProps) {
  const intl = useIntl()
  const [began] = useState(() => readInvitation(customerId))
  const [step, setStep] = useState(began?.step ?? 1)
  const [uplines, setUplines] = useState<Uplines>(began?.uplines ?? { enroller: self, sponsor: undefined })
  const [typed, setTyped] = useState<TypedUplines>(began?.typed ?? { enroller: '', sponsor: '' })
  const [uplineErrors, setUplineErrors] = useState<Partial<Record<keyof Uplines, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const form = useSchemaForm(newcomerForm, began?.newcomer ?? { ...nobody, language })
  useStoredInvitation(customerId, { step, uplines, typed, newcomer: form.watch() })
  const { enroller, sponsor } = uplines
  const refuse = (error: unknown) => {
    const { field, text } = readRefusal(intl, error)
    if (field === 'enroller' || field === 'sponsor') {
      setUplineErrors({ [field]: text })
      setStep(1)
    } else if (field) {
      form.setError(field, { message: text })
      focusField(field)
    } else setRefusal(text)
  }
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined)
    if (!enroller || !sponsor) return
    try {
      await onInvite({
        lastname: values.lastname.trim(),
        firstname: values.firstname.trim(),
        email: values.email.trim(),
        prefix: values.countryCode,
        mobile: normaliseMobile(values.countryCode, values.mobile),
        language: values.language,
        enroller_id: enroller.account,
        sponsor_id: sponsor.account,
        over18: values.adult,
      })
      clearInvitation()
    } catch (error) {
      refuse(error)
    }
  })
  return (
    <Split
      aside={<SmsPreview language={form.watch('language')} account={enroller?.account ?? ''} />}
      asideLabel={intl.formatMessage({ id: 'enrollments.sms.title' })}
    >
      <Stack gap={5}>
        <BackLink href={listHref}>{intl.formatMessage({ id: 'enrollments.title' })}</BackLink>
        <Stack gap={1}>
          <Heading level={1} size="page">
            {intl.formatMessage({ id: 'enrollments.invite' })}
          </Heading>
          <Text tone="muted">{intl.formatMessage({ id: 'enrollments.invite.lead' })}</Text>
        </Stack>
        <UplineStep
          isOpen={step === 1}
          uplines={uplines}
          selfAccount={self?.account}
          typed={typed}
          onType={(change) => {
            setTyped({ ...typed, ...change })
          }}
          errors={uplineErrors}
          onChange={(change) => {
            setUplines({ ...uplines, ...change })
            setUplineErrors({})
          }}
          onDone={() => {
            setUplineErrors({})
            setStep(2)
          }}
          onEdit={() => {
            setStep(1)
          }}
        />
        <WizardStep
          number={2}
          state={step === 2 ? 'current' : 'next'}
          title={intl.formatMessage({ id: 'enrollments.step.newcomer' })}
        >
          <form method="post" noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={5}>
              <FormErrors form={form} refusal={refusal} />
              <NewcomerFields control={form.control} />
              <Inline gap={3}>
                <SendButton
                  type="submit"
                  variant="primary"
                  size="lg"
                  icon={moreIcons.send}
                  isPending={form.formState.isSubmitting}
                  pendingLabel={intl.formatMessage({ id: 'enrollments.invite.pending' })}
                >
                  {intl.formatMessage({ id: 'enrollments.invite.submit' })}
                </SendButton>
                <Text size="small" tone="muted">
                  {intl.formatMessage({ id: 'enrollments.invite.again' }, { minutes: RESEND_WAIT_MINUTES })}
                </Text>
              </Inline>
            </Stack>
          </form>
        </WizardStep>
      </Stack>
    </Split>
  )
}
