import { BATCH_MAX, type ApplicationType } from '#domain/applications/kinds.ts'
import { piecesLeft } from '#domain/applications/refund.ts'
import { Button } from '#design-system/actions/Button'
import { Fieldset } from '#design-system/fields/Fieldset'
import { Grid } from '#design-system/layout/Grid'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import { RadioGroup } from '#design-system/fields/RadioGroup'
import { Select } from '#design-system/fields/Select'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { FormField } from '#features/kit/form/form.tsx'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { productKey, productOf, type Draft } from '../draft/draft.ts'
import type { ProductsValues } from './use-product-lines.ts'

/** One product of an application. */
export function ProductLine({
  control,
  index,
  type,
  draft,
  onRemove,
}: {
  control: Control<ProductsValues, unknown, ProductsValues>
  index: number
  type: ApplicationType
  draft: Draft
  /** Absent for the only product. */
  onRemove: (() => void) | undefined
}) {
  const intl = useIntl()
  const chosen = productOf(draft, draft.lines[index]?.product ?? '')
  const several = draft.orders.length > 1
  const left = chosen && type === 'refund' ? piecesLeft(chosen.item) : chosen?.item.qty_ordered
  const isReduced = chosen !== undefined && left !== undefined && left < chosen.item.qty_ordered
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
        <FormField control={control} name={`lines.${index}.product`}>
          {(field) => (
            <Select
              {...field}
              label={intl.formatMessage({ id: 'applications.field.product' })}
              options={options}
              isRequired
            />
          )}
        </FormField>
        <Grid columns={{ phone: 1, desktop: 2 }}>
          <FormField control={control} name={`lines.${index}.quantity`}>
            {({ onBlur: _left, ...field }) => (
              <QuantityStepper
                {...field}
                label={intl.formatMessage({ id: 'applications.field.quantity' })}
                isLabelVisible
                // the fault at the product says so when none is left
                max={left === 0 ? 1 : left}
                description={
                  isReduced
                    ? intl.formatMessage(
                        { id: 'applications.products.left' },
                        { left, bought: chosen.item.qty_ordered },
                      )
                    : undefined
                }
              />
            )}
          </FormField>
          <FormField control={control} name={`lines.${index}.batch`}>
            {(field) => (
              <TextField
                {...field}
                label={intl.formatMessage({ id: 'applications.field.batch' })}
                maxLength={BATCH_MAX}
                spellCheck={false}
                isRequired
              />
            )}
          </FormField>
        </Grid>
        <FormField control={control} name={`lines.${index}.opened`}>
          {(field) => (
            <RadioGroup
              {...field}
              label={intl.formatMessage({ id: 'applications.field.opened' })}
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
