import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { saveAddress } from '#domain/addresses/api.ts'
import { addressFormats, type AddressField } from '#domain/addresses/address-form.ts'
import { verifyChineseId } from '#domain/customers/api.ts'
import type { Address } from '#domain/customers/schema.ts'
import type { AddressFormField, AddressFormValue } from '#design-system/commerce/AddressForm'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { messageText } from '#features/kit/form/message.ts'
import { useMutate } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useEffect, useState, type FormEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { fromDraft, isCountry, toDraft, type ChosenPlaces, type EditedAddress } from './address-draft.ts'
import { addressRules } from './address-rules.ts'
import { clearDraft, readDraft, storeDraft } from './stored-draft.ts'
import { usePlaces } from './use-places.ts'

/** Only a refusal by the authority counts as a fault; if it cannot be reached, the error is passed on. */
async function isVerified(id: string): Promise<boolean> {
  try {
    await call(verifyChineseId, { params: { id: typedIdentifier(id).toUpperCase() } }, { handled: true })
    return true
  } catch (error) {
    if (error instanceof ServiceFault && error.status === 400) return false
    throw error
  }
}

/** Fields whose faults are cleared by a change: another region has other rules, and a name in either field is enough for both. */
const freedBy = (patch: Partial<AddressFormValue>, faulty: readonly AddressField[]): AddressField[] =>
  faulty.filter(
    (field) =>
      field in patch ||
      'country' in patch ||
      (('firstname' in patch || 'lastname' in patch) && (field === 'firstname' || field === 'lastname')),
  )

/** Saves the address of a form; shows a refusal at its field or above the form. */
function useSaving(
  form: UseFormReturn<EditedAddress>,
  before: Address | undefined,
  places: ChosenPlaces,
  onSaved: (address: Address) => void,
) {
  const intl = useIntl()
  const [refusal, setRefusal] = useState<string>()
  const save = useMutate(saveAddress, { handled: true })
  const submit = form.handleSubmit(async (edited) => {
    try {
      if (addressFormats[edited.country].chineseId && !(await isVerified(edited.chineseId))) {
        form.setError('chineseId', {
          message: intl.formatMessage({ id: 'account.validation.chineseIdWrong' }),
        })
        return
      }
      const saved = await save.mutateAsync({ body: { address: fromDraft(edited, places, before) } })
      clearDraft()
      onSaved(saved)
    } catch (error) {
      setRefusal(faultText(intl, error, 'account.error.generic'))
    }
  })
  return {
    refusal,
    isPending: form.formState.isSubmitting,
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (form.formState.isSubmitting) return
      setRefusal(undefined)
      void submit(event)
    },
  }
}

/**
 * State of an address form: fields, faults and saving. Typed values survive a reload; the mainland's Chinese ID is
 * verified before saving.
 * @param address the address to edit; without it a new one
 * @param isChecked shows missing fields from the start
 */
export function useAddressForm(
  address: Address | undefined,
  isChecked: boolean,
  onSaved: (address: Address) => void,
) {
  const intl = useIntl()
  const draftKey = address?.id ?? 'new'
  const { customer } = useSession()
  const [initial] = useState<EditedAddress>(() => ({ ...toDraft(address, customer), ...readDraft(draftKey) }))
  const form = useSchemaForm(addressRules, initial)
  const { errors, submitCount } = form.formState
  const draft = form.watch()
  const { places, ...lists } = usePlaces(draft)
  const saving = useSaving(form, address, places, onSaved)

  const { trigger } = form
  useEffect(() => {
    if (isChecked) void trigger()
  }, [isChecked, trigger])

  const faults: Partial<Record<AddressField, string>> = {}
  const { root: _, ...fieldErrors } = errors
  for (const [field, error] of Object.entries(fieldErrors))
    if (typeof error.message === 'string') faults[field as AddressField] = messageText(intl, error.message)

  const change = (patch: Partial<AddressFormValue>) => {
    const { country } = patch
    const next = { ...form.getValues(), ...patch, country: isCountry(country) ? country : draft.country }
    for (const field of Object.keys(patch) as AddressFormField[]) form.setValue(field, next[field])
    storeDraft(draftKey, next)
    form.clearErrors(freedBy(patch, Object.keys(errors) as AddressField[]))
  }
  /** A filled field is checked when it is left; an empty one only on saving. */
  const leave = (field: AddressFormField) => {
    const value = form.getValues(field)
    if (typeof value === 'string' && value.trim()) void trigger(field)
  }
  return {
    ...saving,
    form,
    draft,
    faults,
    lists,
    /** Number of failed attempts to save. */
    attempt: submitCount + (isChecked ? 1 : 0),
    change,
    leave,
  }
}
