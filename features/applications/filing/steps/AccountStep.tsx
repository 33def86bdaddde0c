import { checkReferral } from '#domain/applications/api.ts'
import { REASON_MAX, type ChangeType } from '#domain/applications/kinds.ts'
import type { ReferrerInfo } from '#domain/applications/schema.ts'
import { joinName } from '#domain/customers/name.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextArea } from '#design-system/fields/TextArea'
import { TextField } from '#design-system/fields/TextField'
import { call } from '#features/kit/call.ts'
import { focusField, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { accountFaultText, noDataText } from '../../fault-text.ts'
import type { Draft } from '../draft/draft.ts'
import { accountForm } from './forms.ts'
import { StepForm } from './StepForm.tsx'
import { useDraftValues } from './use-draft-values.ts'

export interface AccountStepProps {
  type: ChangeType
  /** Current referrer; null without one. */
  referrer: ReferrerInfo | null
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onNext: () => void
}

const nameOf = ({ firstname, lastname }: ReferrerInfo) => joinName(firstname, lastname)

/** Looks up an account and returns why it cannot be used for this change, if so. */
function useAccountCheck(type: ChangeType) {
  const intl = useIntl()
  const [isChecking, setChecking] = useState(false)
  const judge = (found: ReferrerInfo | null, typed: string): string | undefined => {
    if (!found) return noDataText(intl)
    if (found.referral_id !== typed)
      return intl.formatMessage({
        id: type === 'sponsor' ? 'applications.fault.sponsorMismatch' : 'applications.fault.referralMismatch',
      })
    return found.user_type === 'associate'
      ? undefined
      : intl.formatMessage({
          id: type === 'sponsor' ? 'applications.fault.sponsorType' : 'applications.fault.enrollerType',
        })
  }
  const check = async (typed: string): Promise<{ found: ReferrerInfo } | { fault: string }> => {
    setChecking(true)
    try {
      const found = await call(checkReferral, { query: { referralId: typed } }, { handled: true })
      const fault = judge(found, typed)
      return fault || !found ? { fault: fault ?? noDataText(intl) } : { found }
    } catch (error) {
      return { fault: accountFaultText(intl, error, type) }
    } finally {
      setChecking(false)
    }
  }
  return { isChecking, check }
}

/** Selects the new referrer, enroller or sponsor by number, shows the name, and asks for a reason. */
export function AccountStep({ type, referrer, draft, onChange, onNext }: AccountStepProps) {
  const intl = useIntl()
  const form = useSchemaForm(accountForm, { account: draft.account, reason: draft.reason })
  const { isChecking, check } = useAccountCheck(type)
  useDraftValues(form, (values) => {
    onChange(values)
  })
  const isChecked = draft.found !== null && draft.found.referral_id === draft.account.trim()
  /** @returns whether the account can be used in this application */
  const look = async (): Promise<boolean> => {
    if (isChecked) return true
    const typed = form.getValues('account').trim()
    if (!(await form.trigger('account'))) {
      focusField('account')
      return false
    }
    const answer = await check(typed)
    // the number was edited before the answer arrived, which is for the old one
    if (form.getValues('account').trim() !== typed) return false
    if ('fault' in answer) {
      form.setError('account', { message: answer.fault })
      focusField('account')
      return false
    }
    onChange({ found: answer.found })
    return true
  }
  return (
    <StepForm
      form={form}
      onNext={async () => {
        if (await look()) onNext()
      }}
    >
      {referrer && type !== 'enroller' && (
        <Text size="small" tone="muted">
          {intl.formatMessage(
            { id: 'applications.account.now' },
            { name: nameOf(referrer), account: referrer.referral_id },
          )}
        </Text>
      )}
      <Stack gap={2}>
        <FormField control={form.control} name="account">
          {(field) => (
            <TextField
              {...field}
              label={intl.formatMessage({ id: `applications.field.account.${type}` })}
              description={intl.formatMessage({ id: 'applications.account.hint' })}
              inputMode="numeric"
              isRequired
            />
          )}
        </FormField>
        <div>
          <SendButton
            isPending={isChecking}
            onPress={() => {
              void look()
            }}
          >
            {intl.formatMessage({ id: 'applications.account.check' })}
          </SendButton>
        </div>
        {isChecked && draft.found && (
          <InlineMessage tone="success" isLive>
            {intl.formatMessage(
              { id: 'applications.account.found' },
              { name: nameOf(draft.found), account: draft.found.referral_id },
            )}
          </InlineMessage>
        )}
      </Stack>
      <FormField control={form.control} name="reason">
        {(field) => (
          <TextArea
            {...field}
            label={intl.formatMessage({ id: 'applications.field.reason' })}
            maxLength={REASON_MAX}
            isRequired
          />
        )}
      </FormField>
    </StepForm>
  )
}
