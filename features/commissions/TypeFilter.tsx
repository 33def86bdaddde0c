import { paymentTypes, type PaymentType } from '#domain/commissions/payment-types.ts'
import { CheckboxGroup } from '#design-system/fields/CheckboxGroup'
import { Popover } from '#design-system/overlays/Popover'
import { useIntl } from 'react-intl'
import { typeText } from './labels.ts'

/** Filter of payment types, behind a button that shows how many are selected. */
export function TypeFilter({
  label,
  types,
  onTypes,
}: {
  label: string
  types: readonly PaymentType[]
  onTypes: (types: PaymentType[]) => void
}) {
  const intl = useIntl()
  return (
    <Popover label={label}>
      <CheckboxGroup
        label={intl.formatMessage({ id: 'commissions.head.type' })}
        mark="none"
        options={paymentTypes.map((type) => ({ value: type, label: typeText(intl, type) }))}
        value={types}
        onChange={(value) => {
          onTypes(value as PaymentType[])
        }}
      />
    </Popover>
  )
}
