import {
  LINES_MAX,
  REASON_MAX,
  replenishmentTypes,
  type ApplicationType,
} from '#domain/applications/kinds.ts'
import { piecesLeft } from '#domain/applications/refund.ts'
import { replenishmentOf } from '#domain/applications/rules.ts'
import type { ApplicationSummary } from '#domain/applications/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Select } from '#design-system/fields/Select'
import { TextArea } from '#design-system/fields/TextArea'
import { message } from '#features/kit/form/message.ts'
import { FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useIntl } from 'react-intl'
import { replenishmentText } from '../../labels.ts'
import { productOf, type Draft, type DraftLine } from '../draft/draft.ts'
import { productsForm } from './forms.ts'
import { ProductLine } from './ProductLine.tsx'
import { StepForm } from './StepForm.tsx'
import { useDraftValues } from './use-draft-values.ts'
import { useProductLines } from './use-product-lines.ts'

export interface ProductsStepProps {
  type: ApplicationType
  draft: Draft
  /** Earlier applications: each product of an order can be replenished once. */
  filed: readonly ApplicationSummary[]
  onChange: (change: Partial<Draft>) => void
  onNext: () => void
}

/** Selects products with quantity, batch and condition, and asks for a reason. */
export function ProductsStep({ type, draft, filed, onChange, onNext }: ProductsStepProps) {
  const intl = useIntl()
  const faultOfProduct = (lines: readonly DraftLine[], index: number): string | undefined => {
    const line = lines[index]
    const found = line && productOf(draft, line.product)
    if (!line || !found) return undefined
    const same = lines.filter(({ product }) => product === line.product)
    const { item, order } = found
    const asked = { order_number: order.increment_id, sku: item.sku, product_name: item.name }
    if (type === 'replenishment' && (same.length > 1 || replenishmentOf(filed, asked)))
      return 'applications.fault.replenished'
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > item.qty_ordered) return message('applications.fault.quantity', { n: item.qty_ordered })
    return type === 'refund' && wanted > piecesLeft(item)
      ? message('applications.fault.returned', { n: piecesLeft(item) })
      : undefined
  }
  const form = useSchemaForm(productsForm(type, faultOfProduct), {
    reason: draft.reason,
    replenishmentType: draft.replenishmentType,
    lines: draft.lines,
  })
  const { fields, add, remove } = useProductLines(form)
  useDraftValues(form, (values) => {
    onChange(structuredClone(values))
  })
  return (
    <StepForm form={form} onNext={onNext}>
      {type === 'replenishment' && (
        <FormField control={form.control} name="replenishmentType">
          {(field) => (
            <Select
              {...field}
              label={intl.formatMessage({ id: 'applications.field.replenishmentType' })}
              options={replenishmentTypes.map((value) => ({
                value,
                label: replenishmentText(intl, value),
              }))}
              isRequired
            />
          )}
        </FormField>
      )}
      {fields.map((field, index) => (
        <ProductLine
          key={field.id}
          control={form.control}
          index={index}
          type={type}
          draft={draft}
          onRemove={
            fields.length > 1
              ? () => {
                  remove(index)
                }
              : undefined
          }
        />
      ))}
      {fields.length < LINES_MAX && (
        <div>
          <Button icon="plus" onPress={add}>
            {intl.formatMessage({ id: 'applications.products.add' })}
          </Button>
        </div>
      )}
      <FormField control={form.control} name="reason">
        {(field) => (
          <TextArea
            {...field}
            label={intl.formatMessage({
              id: type === 'refund' ? 'applications.field.returnReason' : 'applications.field.note',
            })}
            maxLength={REASON_MAX}
            isRequired={type === 'refund'}
          />
        )}
      </FormField>
    </StepForm>
  )
}
