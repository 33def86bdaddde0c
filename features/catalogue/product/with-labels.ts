import type { OptionToChoose, ProductView } from '#domain/catalogue/product-view.ts'
import type { AttributeOption, ProductAttribute } from '#domain/catalogue/schema.ts'
import type * as z from 'zod/mini'

/** Adds the attribute's own labels to an option: a plain Magento product has only ids (C-2.6). */
export function withLabels(
  product: ProductView,
  code: string,
  attribute: z.infer<typeof ProductAttribute> | undefined,
  labels: readonly z.infer<typeof AttributeOption>[] | undefined,
): ProductView {
  if (!attribute && !labels) return product
  const labelByValue = new Map(labels?.map(({ value, label }) => [value, label]))
  const name = (option: OptionToChoose): OptionToChoose =>
    option.code !== code
      ? option
      : {
          ...option,
          label: option.label || (attribute?.default_frontend_label ?? ''),
          values: option.values.map((value) => ({
            ...value,
            // the service may name the value as this product counts it: "60 softgels", not "60 pieces"
            label: value.label === value.value ? (labelByValue.get(value.value) ?? value.label) : value.label,
          })),
        }
  return { ...product, options: product.options.map(name) }
}
