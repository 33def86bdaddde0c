import type { PaymentType } from '#domain/commissions/payment-types.ts'
import { CheckboxGroup } from '#design-system/fields/CheckboxGroup'
import { Popover } from '#design-system/overlays/Popover'
import { useIntl } from 'react-intl'

/** Filter of payment types, behind a button that shows how many are selected. */
export function TypeFilter({
  label,
  options,
  types,
  onTypes,
}: {
  label: string
  options: readonly { value: PaymentType; label: string }[]
  types: readonly PaymentType[]
  onTypes: (types: PaymentType[]) => void
}) {
  const intl = useIntl()
  return (
    <Popover label={label}>
      <CheckboxGroup
        label={intl.formatMessage({ id: 'commissions.head.type' })}
        mark="none"
        options={options}
        value={types}
        onChange={(value) => {
          onTypes(value as PaymentType[])
        }}
      />
    </Popover>
  )
}
