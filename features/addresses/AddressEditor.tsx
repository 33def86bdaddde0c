import { STREET_MAX, type AddressCountry, type AddressField } from '#domain/addresses/address-form.ts'
import { nameOrder } from '#domain/customers/name-order.ts'
import type { Address } from '#domain/customers/schema.ts'
import { AddressForm } from '#design-system/commerce/AddressForm'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { ErrorSummary } from '#design-system/fields/ErrorSummary'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { RulesFailure } from '#features/kit/form/form.tsx'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'
import { useIntl } from 'react-intl'
import { addressLabel } from './address-draft.ts'
import { formCountries } from './form-countries.ts'
import { clearDraft } from './stored-draft.ts'
import { useAddressForm } from './use-address-form.ts'

export interface AddressEditorProps {
  /** The address to change; without it a new one. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  submitLabel?: string | undefined
  /** Shows missing fields from the start, because the customer was sent here to fill them in. @default false */
  isChecked?: boolean | undefined
  /** The first address of the book: it becomes the default, so the question is not shown. @default false */
  isFirst?: boolean | undefined
}

/** Puts the two fields of the name first, in the order in which the form asks for them. */
function inOrderOf(names: readonly string[]) {
  const rank = (field: string) => (names.includes(field) ? names.indexOf(field) : names.length)
  return ([a]: readonly [string, string], [b]: readonly [string, string]): number => rank(a) - rank(b)
}

/** Lists the faults of an address as links to its fields. Takes the focus on every attempt. */
function AddressErrors({
  country,
  faults,
  attempt,
}: {
  country: AddressCountry
  faults: Partial<Record<AddressField, string>>
  attempt: number
}) {
  const intl = useIntl()
  const list = (Object.entries(faults) as [AddressField, string][]).toSorted(
    inOrderOf(nameOrder(intl.locale)),
  )
  if (attempt === 0 || list.length === 0) return null
  const required = intl.formatMessage({ id: 'forms.validation.required' })
  const isEmpty = list.length > 1 && list.every(([, text]) => text === required)
  return (
    <ErrorSummary
      focusKey={attempt}
      title={isEmpty ? intl.formatMessage({ id: 'forms.validation.allRequired' }) : undefined}
      errors={list.map(([field, message]) => ({
        field: addressLabel(intl, country, field),
        message,
        href: `#address-${field}`,
      }))}
    />
  )
}

/**
 * Edits an address: the fields depend on the region, and the mainland's Chinese ID is verified before saving (R-163,
 *
 */
export function AddressEditor({
  address,
  onSaved,
  onCancel,
  submitLabel,
  isChecked = false,
  isFirst = false,
}: AddressEditorProps) {
  const intl = useIntl()
  const codes = useCountryCodes()
  const editor = useAddressForm(address, isChecked, onSaved)
  const { regions, cities, districts, countryName, retry } = editor.lists
  return (
    <form method="post" noValidate onSubmit={editor.submit}>
      <Stack gap={5}>
        <RulesFailure form={editor.form} />
        <AddressErrors country={editor.draft.country} faults={editor.faults} attempt={editor.attempt} />
        {editor.refusal && (
          <Banner tone="critical" isLive>
            {editor.refusal}
          </Banner>
        )}
        <AddressForm
          value={editor.draft}
          onChange={editor.change}
          errors={editor.faults}
          countries={formCountries(
            (country) => countryName(country) ?? intl.formatMessage({ id: `account.country.${country}` }),
          )}
          streetMax={STREET_MAX}
          regions={regions}
          cities={cities}
          districts={districts}
          onRetry={retry}
          phoneCodes={codes.options}
          onBlur={editor.leave}
          isDefaultHidden={isFirst}
          isGivenNameFirst={nameOrder(intl.locale)[0] === 'firstname'}
        />
        <Inline gap={3}>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isWide={!onCancel}
            isPending={editor.isPending}
            pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}
          >
            {submitLabel ?? intl.formatMessage({ id: 'account.address.save' })}
          </SendButton>
          {onCancel && (
            <Button
              variant="text"
              size="lg"
              onPress={() => {
                clearDraft()
                onCancel()
              }}
            >
              {intl.formatMessage({ id: 'account.address.cancel' })}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  )
}
