import type { Address } from '#domain/customers/schema.ts'
import { Button } from '#design-system/Button'
import { Inline } from '#design-system/Inline'
import { RadioCards } from '#design-system/RadioCards'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Tag } from '#design-system/Tag'
import { Suspense, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { AddressLine, recipientOf } from './AddressSummary.tsx'
import { lacksChineseId } from './quote-address.ts'

/** The form that writes an address; it belongs to another feature and comes from the application. */
export type AddressEditorSlot = ComponentType<{ address?: Address | undefined; onSaved: (address: Address) => void; onCancel?: (() => void) | undefined; submitLabel?: string | undefined }>

export interface AddressStepProps {
  addresses: readonly Address[]
  chosenId: number | null
  /** No address that can be used: the form stands open (shopping.md §4). */
  mustWrite: boolean
  isPending: boolean
  AddressEditor: AddressEditorSlot
  onChoose: (id: number) => void
  onSaved: (address: Address) => void
  onNext: () => void
}

/** Where to deliver: a saved address or a new one. */
export function AddressStep({ addresses, chosenId, mustWrite, isPending, AddressEditor, onChoose, onSaved, onNext }: AddressStepProps) {
  const intl = useIntl()
  const [edited, setEdited] = useState<Address | 'new' | null>(mustWrite ? 'new' : null)
  const [fault, setFault] = useState<string>()
  const chosen = addresses.find(({ id }) => id === chosenId)
  const next = () => {
    if (!chosen) { setFault(intl.formatMessage({ id: 'checkout.address.missing' })); return }
    if (lacksChineseId(chosen)) { setFault(intl.formatMessage({ id: 'checkout.address.idMissing' })); setEdited(chosen); return }
    onNext()
  }
  if (edited !== null) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <AddressEditor
          key={edited === 'new' ? 'new' : edited.id}
          address={edited === 'new' ? undefined : edited}
          submitLabel={intl.formatMessage({ id: 'checkout.address.next' })}
          onCancel={mustWrite ? undefined : () => { setEdited(null) }}
          onSaved={(address) => { setEdited(null); setFault(undefined); onSaved(address) }}
        />
      </Suspense>
    )
  }
  return (
    <Stack gap={5}>
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.address.choose' })}
        name="address"
        isRequired
        errorMessage={fault}
        value={chosenId === null ? '' : String(chosenId)}
        onChange={(value) => { setFault(undefined); onChoose(Number(value)) }}
        options={addresses.map((address) => ({
          value: String(address.id), label: recipientOf(address), description: <AddressLine address={address} />,
          trailing: address.default_shipping ? <Tag>{intl.formatMessage({ id: 'checkout.address.default' })}</Tag> : undefined,
          children: <Button variant="text" size="sm" onPress={() => { setEdited(address) }}>{intl.formatMessage({ id: 'checkout.address.change' })}</Button>,
        }))}
      />
      <Inline gap={3}>
        <Button variant="primary" size="lg" pending={isPending} onPress={next}>{intl.formatMessage({ id: 'checkout.address.next' })}</Button>
        <Button variant="text" size="lg" onPress={() => { setEdited('new') }}>{intl.formatMessage({ id: 'checkout.address.add' })}</Button>
      </Inline>
    </Stack>
  )
}
