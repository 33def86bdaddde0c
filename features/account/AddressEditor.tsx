import { saveAddress } from '#domain/addresses/api.ts'
import { addressCountries, addressFaults, addressFormats, type AddressField } from '#domain/addresses/address-form.ts'
import { mobileFault } from '#domain/auth/phone.ts'
import { verifyChineseId } from '#domain/customers/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import { AddressForm, type AddressFormField, type AddressFormValue } from '#design-system/AddressForm'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { call } from '#features/kit/call.ts'
import { useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { addressFaultText, addressLabel, fromDraft, isCountry, toDraft, type EditedAddress } from './address-draft.ts'
import { mobileText } from './say.ts'
import { useCountryCodes } from './use-country-codes.ts'
import { usePlaces } from './use-places.ts'

export interface AddressEditorProps {
  /** The address to change; without it a new one. */
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  submitLabel?: string | undefined
}

type Faults = Partial<Record<AddressField, string>>

/** Writes an address: the fields follow the region, and the mainland's Chinese ID is verified before saving (shopping.md §5). */
export function AddressEditor({ address, onSaved, onCancel, submitLabel }: AddressEditorProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState<EditedAddress>(() => toDraft(address))
  const [faults, setFaults] = useState<Faults>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const codes = useCountryCodes()
  const { regions, cities, districts, places, countryName, retry } = usePlaces(draft)
  const save = useMutate(saveAddress, { handled: true })

  const check = (): Faults => {
    const found: Faults = {}
    for (const [field, fault] of Object.entries(addressFaults(draft))) found[field as AddressField] = addressFaultText(intl, fault)
    const mobile = draft.telephone.trim() ? mobileFault(draft.mobilePrefix, draft.telephone) : null
    if (mobile) found.telephone = mobileText(intl, mobile)
    return found
  }
  const change = (patch: Partial<AddressFormValue>) => {
    setDraft((before) => ({ ...before, ...patch, country: isCountry(patch.country) ? patch.country : before.country }))
    // Another region asks for other things; a name in one field frees the other.
    const isFreed = (field: string) => field in patch || 'country' in patch || (('firstname' in patch || 'lastname' in patch) && (field === 'firstname' || field === 'lastname'))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !isFreed(field))))
  }
  /** What was typed is judged when its field is left; what is still empty only at saving. */
  const leave = (field: AddressFormField) => {
    const text = field in draft && typeof draft[field] === 'string' && draft[field].trim() ? check()[field as AddressField] : undefined
    if (text) setFaults((before) => ({ ...before, [field]: text }))
  }
  const refuse = (next: Faults) => { setFaults(next); setAttempt((count) => count + 1) }

  const submit = async () => {
    if (isPending) return
    setRefusal(undefined)
    const found = check()
    if (Object.keys(found).length > 0) { refuse(found); return }
    setPending(true)
    try {
      if (addressFormats[draft.country].chineseId && !(await isVerified(draft.chineseId))) { refuse({ chineseId: intl.formatMessage({ id: 'account.validation.chineseIdWrong' }) }); return }
      onSaved(await save.mutateAsync({ body: { address: fromDraft(draft, places, address) } }))
    } catch (error) {
      setRefusal(faultText(intl, error, 'account.error.generic'))
    } finally { setPending(false) }
  }

  const required = intl.formatMessage({ id: 'account.validation.required' })
  const list = Object.entries(faults) as [AddressField, string][]
  const title = list.length > 1 && list.every(([, text]) => text === required) ? intl.formatMessage({ id: 'account.validation.allRequired' }) : undefined
  return (
    <form noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <Stack gap={5}>
        {attempt > 0 && list.length > 0 && <ErrorSummary focusKey={attempt} title={title} errors={list.map(([field, message]) => ({ field: addressLabel(intl, draft.country, field), message, href: `#address-${field}` }))} />}
        {refusal && <Banner tone="critical" isLive>{refusal}</Banner>}
        <AddressForm
          value={draft}
          onChange={change}
          errors={faults}
          countries={addressCountries.map((country) => ({ value: country, label: countryName(country) ?? intl.formatMessage({ id: `account.country.${country}` }) }))}
          regions={regions}
          cities={cities}
          districts={districts}
          onRetry={retry}
          phoneCodes={codes.options}
          onBlur={leave}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" size="lg" wide={!onCancel} pending={isPending} pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}>{submitLabel ?? intl.formatMessage({ id: 'account.address.save' })}</Button>
          {onCancel && <Button variant="text" size="lg" onPress={onCancel}>{intl.formatMessage({ id: 'account.address.cancel' })}</Button>}
        </Inline>
      </Stack>
    </form>
  )
}

/** Only a refusal by the authority counts; when it cannot be asked, the fault goes on to the caller. */
async function isVerified(id: string): Promise<boolean> {
  try {
    await call(verifyChineseId, { params: { id: id.trim().toUpperCase() } }, { handled: true })
    return true
  } catch (error) {
    if (error instanceof ServiceFault && error.status === 400) return false
    throw error
  }
}
