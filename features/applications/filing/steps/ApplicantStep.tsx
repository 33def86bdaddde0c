import { userTypeOf, userTypes } from '#domain/applications/kinds.ts'
import { mobileOfApplication } from '#domain/applications/rules.ts'
import { formatMobile } from '#domain/auth/phone.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { boundMobile } from '#domain/customers/bound-mobile.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { Grid } from '#design-system/layout/Grid'
import { Select } from '#design-system/fields/Select'
import { TextField } from '#design-system/fields/TextField'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import { useIntl } from 'react-intl'
import { userTypeText } from '../../labels.ts'
import type { Draft } from '../draft/draft.ts'
import { applicantForm } from './forms.ts'
import { StepForm } from './StepForm.tsx'
import { useDraftValues } from './use-draft-values.ts'

export interface ApplicantStepProps {
  customer: Customer
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  onNext: () => void
  /** The Hong Kong date, 'YYYY-MM-DD'. */
  today: string
}

const nothing = () => undefined

/** The applicant's details, prefilled from the account and editable. */
export function ApplicantStep({ customer, draft, onChange, onNext, today }: ApplicantStepProps) {
  const intl = useIntl()
  const bound = boundMobile(customer)
  const own = attributeText(customer.custom_attributes, 'referral_id') ?? ''
  const form = useSchemaForm(applicantForm(own, bound), draft.applicant)
  useDraftValues(form, (applicant) => {
    onChange({ applicant })
  })
  const mobile = mobileOfApplication(bound, draft.applicant.mobile)
  const label = (id: 'associateId' | 'surname' | 'givenName' | 'email' | 'mobile' | 'userType' | 'date') =>
    intl.formatMessage({ id: `applications.field.${id}` })
  return (
    <StepForm form={form} onNext={onNext}>
      <Grid columns={{ phone: 1, desktop: 2 }}>
        <FormField control={form.control} name="associateId">
          {(field) => <TextField {...field} label={label('associateId')} inputMode="numeric" isRequired />}
        </FormField>
        <Select
          label={label('userType')}
          value={userTypeOf(groupOf(customer))}
          onChange={nothing}
          isDisabled
          mark="none"
          options={userTypes.map((value) => ({
            value,
            label: userTypeText(intl, value),
          }))}
        />
        <NameFields
          control={form.control}
          names={{ lastname: 'surname', firstname: 'givenName' }}
          labels={{ lastname: label('surname'), firstname: label('givenName') }}
        />
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField {...field} label={label('email')} type="email" autoComplete="email" isRequired />
          )}
        </FormField>
        <FormField control={form.control} name="mobile">
          {(field) => (
            <TextField
              {...field}
              label={label('mobile')}
              type="tel"
              autoComplete="tel-national"
              description={
                mobile
                  ? intl.formatMessage(
                      { id: 'applications.mobile.code' },
                      { mobile: formatMobile(mobile.countryCode, mobile.mobile) },
                    )
                  : undefined
              }
              isRequired
            />
          )}
        </FormField>
        <TextField
          label={label('date')}
          value={formatDay(today, intl.locale)}
          onChange={nothing}
          isReadOnly
          mark="none"
        />
      </Grid>
    </StepForm>
  )
}
