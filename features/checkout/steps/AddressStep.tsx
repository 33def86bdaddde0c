import type { Address } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { useFocusAfter } from '#features/kit/focus.ts'
import { Suspense, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { AddressLine, recipientOf } from './AddressSummary.tsx'
import { lacksChineseId } from '../quote-address.ts'
import { PlainBar, StepAction } from './StepAction.tsx'

/** The address form, provided by the app since it belongs to another feature. */
export type AddressEditorSlot = ComponentType<{
  address?: Address | undefined
  onSaved: (address: Address) => void
  onCancel?: (() => void) | undefined
  submitLabel?: string | undefined
  /** Shows from the start what is missing in the address. */
  isChecked?: boolean | undefined
  /** Whether it is the only address: the form does not ask whether it is the default. */
  isFirst?: boolean | undefined
}>

export interface AddressStepProps {
  addresses: readonly Address[]
  chosenId: number | null
  /** Whether no address can be used: the form is then open. */
  mustWrite: boolean
  isPending: boolean
  /** Why placing the order led back to this step. */
  reason?: string | undefined
  AddressEditor: AddressEditorSlot
  onChoose: (id: number) => void
  onSaved: (address: Address) => void
  onNext: () => void
}

/** The delivery address: a saved one or a new one. */
export function AddressStep({
  addresses,
  chosenId,
  mustWrite,
  isPending,
  reason,
  AddressEditor,
  onChoose,
  onSaved,
  onNext,
}: AddressStepProps) {
  const intl = useIntl()
  const [edited, setEdited] = useState<Address | 'new' | null>(mustWrite ? 'new' : null)
  const [fault, setFault] = useState(reason)
  const [attempt, setAttempt] = useState(0)
  const choices = useFocusAfter<HTMLDivElement>(attempt)
  const [isChecked, setChecked] = useState(false)
  const chosen = addresses.find(({ id }) => id === chosenId)
  const next = () => {
    if (!chosen) {
      setFault(intl.formatMessage({ id: 'checkout.address.missing' }))
      setAttempt((count) => count + 1)
      return
    }
    if (lacksChineseId(chosen)) {
      // the form that opens shows the fault at its field
      setChecked(true)
      setEdited(chosen)
      return
    }
    onNext()
  }
  if (edited !== null) {
    return (
      <Suspense fallback={<Skeleton shape="block" />}>
        <Stack gap={5}>
          {fault && mustWrite && (
            <Banner tone="critical" isLive>
              {fault}
            </Banner>
          )}
          <AddressEditor
            key={edited === 'new' ? 'new' : edited.id}
            isChecked={isChecked}
            isFirst={addresses.length === 0}
            address={edited === 'new' ? undefined : edited}
            submitLabel={intl.formatMessage({ id: 'checkout.address.next' })}
            onCancel={
              mustWrite
                ? undefined
                : () => {
                    setChecked(false)
                    setEdited(null)
                  }
            }
            onSaved={(address) => {
              setEdited(null)
              setFault(undefined)
              onSaved(address)
            }}
          />
          <PlainBar />
        </Stack>
      </Suspense>
    )
  }
  return (
    <Stack gap={5}>
      <div ref={choices}>
        <RadioCards
          label={intl.formatMessage({ id: 'checkout.address.choose' })}
          name="address"
          isRequired
          errorMessage={fault}
          value={chosenId === null ? '' : String(chosenId)}
          onChange={(value) => {
            setFault(undefined)
            onChoose(Number(value))
          }}
          options={addresses.map((address) => ({
            value: String(address.id),
            label: recipientOf(address, intl),
            description: <AddressLine address={address} />,
            trailing: address.default_shipping ? (
              <Tag>{intl.formatMessage({ id: 'checkout.address.default' })}</Tag>
            ) : undefined,
            children: (
              <Button
                variant="text"
                size="sm"
                onPress={() => {
                  setEdited(address)
                }}
              >
                {intl.formatMessage({ id: 'checkout.address.change' })}
              </Button>
            ),
          }))}
        />
      </div>
      <Inline gap={3}>
        <StepAction
          label={intl.formatMessage({ id: 'checkout.address.next' })}
          isPending={isPending}
          onPress={next}
        />
        <Button
          variant="text"
          size="lg"
          onPress={() => {
            setEdited('new')
          }}
        >
          {intl.formatMessage({ id: 'checkout.address.add' })}
        </Button>
      </Inline>
    </Stack>
  )
}
