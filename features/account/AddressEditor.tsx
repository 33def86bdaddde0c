import { saveAddress } from '#domain/addresses/api.ts'
import { addressCountries, addressFaults, addressFormats, STREET_MAX, type AddressField } from '#domain/addresses/address-form.ts'
import { mobileFault } from '#domain/auth/phone.ts'
import { verifyChineseId } from '#domain/customers/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Checkbox } from '#design-system/Checkbox'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { Grid } from '#design-system/Grid'
import { Inline } from '#design-system/Inline'
import { PhoneField } from '#design-system/PhoneField'
import { Select } from '#design-system/Select'
import { Stack } from '#design-system/Stack'
import { TextArea } from '#design-system/TextArea'
import { TextField } from '#design-system/TextField'
import { call } from '#features/kit/call.ts'
import { useMutate } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { addressFaultText, addressLabels, fromDraft, toDraft, withCountry, type EditedAddress } from './address-draft.ts'
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
const isAddressCountry = (value: string) => addressCountries.find((country) => country === value)

/** Writes an address: the fields follow the region, and the mainland's Chinese ID is verified before saving (shopping.md §5). */
export function AddressEditor({ address, onSaved, onCancel, submitLabel }: AddressEditorProps) {
  const intl = useIntl()
  const [draft, setDraft] = useState<EditedAddress>(() => toDraft(address))
  const [faults, setFaults] = useState<Faults>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  const codes = useCountryCodes()
  const { regions, cities, districts, places, postcodeOf } = usePlaces(draft)
  const save = useMutate(saveAddress, { handled: true })
  const format = addressFormats[draft.country]

  const check = (): Faults => {
    const found: Faults = {}
    for (const [field, fault] of Object.entries(addressFaults(draft, toHongKongDate(new Date())))) found[field as AddressField] = addressFaultText(intl, fault)
    const mobile = draft.telephone.trim() ? mobileFault(draft.mobilePrefix, draft.telephone) : null
    if (mobile) found.telephone = mobileText(intl, mobile)
    return found
  }
  const change = (part: Partial<EditedAddress>) => {
    setDraft((before) => ({ ...before, ...part }))
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
  }
  const leave = (field: AddressField) => () => { const text = check()[field]; if (text && draft[field].trim()) setFaults((before) => ({ ...before, [field]: text })) }
  const refuse = (next: Faults) => { setFaults(next); setAttempt((count) => count + 1) }

  const submit = async () => {
    setRefusal(undefined)
    const found = check()
    if (Object.keys(found).length > 0) { refuse(found); return }
    setPending(true)
    try {
      if (format.chineseId && !(await isVerified(draft.chineseId))) { refuse({ chineseId: intl.formatMessage({ id: 'account.validation.chineseIdWrong' }) }); return }
      onSaved(await save.mutateAsync({ body: { address: fromDraft(draft, places, address) } }))
    } catch (error) {
      setRefusal((error instanceof ServiceFault && error.message) || intl.formatMessage({ id: 'account.error.generic' }))
    } finally { setPending(false) }
  }

  const label = (field: AddressField) => intl.formatMessage({ id: addressLabels[field] })
  const bind = (field: AddressField) => ({ id: `address-${field}`, name: field, label: label(field), errorMessage: faults[field], onBlur: leave(field), value: draft[field], onChange: (value: string) => { change({ [field]: value }) } })
  const required = intl.formatMessage({ id: 'account.validation.required' })
  const list = Object.entries(faults) as [AddressField, string][]
  const title = list.length > 1 && list.every(([, text]) => text === required) ? intl.formatMessage({ id: 'account.validation.allRequired' }) : undefined

  return (
    <form noValidate onSubmit={(event) => { event.preventDefault(); void submit() }}>
      <Stack gap={5}>
        {attempt > 0 && list.length > 0 && <ErrorSummary focusKey={attempt} title={title} errors={list.map(([field, message]) => ({ field: label(field), message, href: `#address-${field}` }))} />}
        {refusal && <Banner tone="critical" isLive>{refusal}</Banner>}
        <Select {...bind('country')} isRequired autoComplete="country" options={addressCountries.map((country) => ({ value: country, label: intl.formatMessage({ id: `account.country.${country}` }) }))} onChange={(value) => { const country = isAddressCountry(value); if (country) { setDraft(withCountry(draft, country)); setFaults({}) } }} />
        <Grid columns={{ phone: 2, desktop: 2 }}>
          <TextField {...bind('lastname')} isRequired autoComplete="family-name" />
          <TextField {...bind('firstname')} isRequired autoComplete="given-name" />
        </Grid>
        <PhoneField {...bind('telephone')} isRequired countryCode={draft.mobilePrefix} onCountryCodeChange={(mobilePrefix) => { change({ mobilePrefix }) }} countryOptions={codes.options} />
        <Select {...bind('regionId')} isRequired options={regions} autoComplete="address-level1" onChange={(regionId) => { change({ regionId, cityId: '', districtId: '' }) }} />
        {format.city && <Select {...bind('cityId')} isRequired isDisabled={!draft.regionId} options={cities} autoComplete="address-level2" onChange={(cityId) => { change({ cityId, districtId: '' }) }} />}
        {format.district && <Select {...bind('districtId')} isRequired isDisabled={!draft.cityId} options={districts} autoComplete="address-level3" onChange={(districtId) => { const postcode = postcodeOf(districtId); change({ districtId, ...(postcode && !draft.postcode ? { postcode } : {}) }) }} />}
        <TextArea {...bind('street')} isRequired rows={2} maxLength={STREET_MAX} counter autoComplete="street-address" />
        <TextField id="address-company" name="company" label={intl.formatMessage({ id: 'account.address.company' })} value={draft.company} onChange={(company) => { change({ company }) }} autoComplete="organization" />
        {format.postcode && <TextField {...bind('postcode')} isRequired inputMode="numeric" autoComplete="postal-code" />}
        {format.chineseId && <TextField {...bind('chineseId')} isRequired autoComplete="off" spellCheck={false} description={intl.formatMessage({ id: 'account.address.idHint' })} />}
        <Checkbox isSelected={draft.isDefault} onChange={(isDefault) => { change({ isDefault }) }} name="default">{intl.formatMessage({ id: 'account.address.isDefault' })}</Checkbox>
        <Inline gap={3}>
          <Button type="submit" variant="primary" size="lg" pending={isPending} pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}>{submitLabel ?? intl.formatMessage({ id: 'account.address.save' })}</Button>
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
