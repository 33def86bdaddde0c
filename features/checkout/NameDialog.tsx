import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextField } from '#design-system/TextField'
import { useMutate } from '#features/kit/query.ts'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { nameFault, nameFaultTexts } from './name-faults.ts'

type Field = 'lastname' | 'firstname' | 'email'

/** Asks once for the name as on the identity document, then goes on ordering (shopping.md §4 "Place order" 2). */
export function NameDialog({ customer, isOpen, onConfirmed, onClose }: { customer: Customer; isOpen: boolean; onConfirmed: () => void; onClose: () => void }) {
  const intl = useIntl()
  const [values, setValues] = useState({ lastname: customer.lastname ?? '', firstname: customer.firstname ?? '', email: customer.email ?? '', sponsor: attributeText(customer.custom_attributes, 'sponsor_id') ?? '' })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const update = useMutate(updateMe, { handled: true })

  const submit = () => {
    const required = intl.formatMessage({ id: 'checkout.name.required' })
    const found: typeof faults = {}
    if (!values.lastname.trim()) found.lastname = required
    if (!values.firstname.trim()) found.firstname = required
    if (values.email.trim() && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(values.email.trim())) found.email = intl.formatMessage({ id: 'checkout.name.badEmail' })
    setFaults(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) { setAttempt(attempt + 1); return }
    const attributes = { name_confirmed: '1', ...(values.sponsor.trim() ? { sponsor_id: values.sponsor.trim() } : {}) }
    update.mutate({ body: customerToSave(customer, { firstname: values.firstname.trim(), lastname: values.lastname.trim(), email: values.email.trim() || null, attributes }) }, {
      onSuccess: onConfirmed,
      onError: (error) => {
        const message = error instanceof ServiceFault ? error.message : ''
        const kind = nameFault(message)
        setRefusal(kind ? intl.formatMessage({ id: nameFaultTexts[kind] }) : faultText(intl, error, 'checkout.place.failed'))
      },
    })
  }
  const bind = (field: Field) => ({ id: `name-${field}`, name: field, label: intl.formatMessage({ id: `checkout.name.${field}` }), value: values[field], errorMessage: faults[field], onChange: (value: string) => { setValues({ ...values, [field]: value }); setFaults({ ...faults, [field]: undefined }) } })
  const list = (Object.entries(faults) as [Field, string | undefined][]).flatMap(([field, message]) => (message ? [{ field: intl.formatMessage({ id: `checkout.name.${field}` }), message, href: `#name-${field}` }] : []))
  return (
    <Dialog title={intl.formatMessage({ id: 'checkout.name.title' })} isOpen={isOpen} onClose={onClose}>
      <form noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit() }}>
        <Stack gap={4}>
          <Text>{intl.formatMessage({ id: 'checkout.name.copy' })}</Text>
          {attempt > 0 && list.length > 0 && <ErrorSummary focusKey={attempt} errors={list} />}
          {refusal && <Banner tone="critical" isLive>{refusal}</Banner>}
          <TextField {...bind('lastname')} isRequired autoComplete="family-name" />
          <TextField {...bind('firstname')} isRequired autoComplete="given-name" />
          <TextField {...bind('email')} type="email" autoComplete="email" spellCheck={false} />
          <TextField id="name-sponsor" name="sponsor" label={intl.formatMessage({ id: 'checkout.name.sponsor' })} value={values.sponsor} onChange={(sponsor) => { setValues({ ...values, sponsor }) }} inputMode="numeric" />
          <Button type="submit" variant="primary" size="lg" wide pending={update.isPending}>{intl.formatMessage({ id: 'checkout.name.confirm' })}</Button>
          <Button variant="text" onPress={onClose}>{intl.formatMessage({ id: 'checkout.cancel' })}</Button>
        </Stack>
      </form>
    </Dialog>
  )
}
