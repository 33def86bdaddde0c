import { BATCH_MAX } from '#domain/applications/kinds.ts'
import { Button } from '#design-system/Button'
import { Fieldset } from '#design-system/Fieldset'
import { Grid } from '#design-system/Grid'
import { QuantityStepper } from '#design-system/QuantityStepper'
import { RadioGroup } from '#design-system/RadioGroup'
import { Stack } from '#design-system/Stack'
import { FormFields } from '#features/kit/form/form-fields.tsx'
import { FormField } from '#features/kit/form/form.tsx'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { productKey, productOf, type Draft, type DraftLine } from './draft/draft.ts'

interface Values {
  reason: string
  replenishmentType: string
  lines: DraftLine[]
}

/** One product of an application. */
export function ProductLine({
  control,
  index,
  draft,
  onRemove,
}: {
  control: Control<Values, unknown, Values>
  index: number
  draft: Draft
  /** Absent for the only product. */
  onRemove: (() => void) | undefined
}) {
  const intl = useIntl()
  const chosen = productOf(draft, draft.lines[index]?.product ?? '')
  const several = draft.orders.length > 1
  const options = draft.orders.flatMap((order) =>
    order.items.map((item) => ({
      value: productKey(order.increment_id, item.sku),
      label: several
        ? intl.formatMessage(
            { id: 'applications.products.ofOrder' },
            { name: item.name, number: order.increment_id },
          )
        : item.name,
    })),
  )
  return (
    <Fieldset legend={intl.formatMessage({ id: 'applications.products.line' }, { n: index + 1 })}>
      <Stack gap={4}>
        <FormFields.Select
          control={control}
          name={`lines.${index}.product`}
          label={intl.formatMessage({ id: 'applications.field.product' })}
          options={options}
          isRequired
        />
        <Grid columns={{ phone: 1, desktop: 2 }}>
          <FormField
            control={control}
            name={`lines.${index}.quantity`}
            label={intl.formatMessage({ id: 'applications.field.quantity' })}
          >
            {({ onBlur: _left, ...field }) => (
              <QuantityStepper {...field} isLabelVisible max={chosen?.item.qty_ordered} />
            )}
          </FormField>
          <FormFields.Text
            control={control}
            name={`lines.${index}.batch`}
            label={intl.formatMessage({ id: 'applications.field.batch' })}
            maxLength={BATCH_MAX}
            spellCheck={false}
            isRequired
          />
        </Grid>
        <FormField
          control={control}
          name={`lines.${index}.opened`}
          label={intl.formatMessage({ id: 'applications.field.opened' })}
        >
          {(field) => (
            <RadioGroup
              {...field}
              orientation="horizontal"
              isRequired
              options={(['unopened', 'opened'] as const).map((value) => ({
                value,
                label: intl.formatMessage({ id: `applications.opened.${value}` }),
              }))}
            />
          )}
        </FormField>
        {onRemove && (
          <div>
            <Button
              variant="text"
              size="sm"
              onPress={onRemove}
              aria-label={intl.formatMessage({ id: 'applications.products.removeOf' }, { n: index + 1 })}
            >
              {intl.formatMessage({ id: 'applications.products.remove' })}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  )
}
