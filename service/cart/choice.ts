import { cartRefusals } from '#domain/cart/refusals.ts'
import type { ProductOption } from '#domain/cart/schema.ts'
import { refuse } from '#service/http/fault.ts'

/** Attributes of a configurable product and the variants for their values. */
export interface ConfigurableDefinition {
  readonly attributes: readonly {
    readonly attributeId: string
    readonly label: string
    readonly values: readonly { readonly index: number; readonly label: string }[]
  }[]
  readonly children: readonly {
    readonly productId: number
    readonly sku: string
    readonly values: Readonly<Record<string, number>>
  }[]
}

/** Options of a bundle and the products to choose from. */
export interface BundleDefinition {
  readonly options: readonly {
    readonly optionId: number
    readonly title: string
    readonly required: boolean
    readonly takesSeveral: boolean
    readonly links: readonly {
      readonly id: number
      readonly productId: number
      readonly sku: string
      readonly name: string
      readonly qty: number
      readonly canChangeQty: boolean
      readonly isDefault: boolean
    }[]
  }[]
}

export interface Choosable {
  readonly configurable?: ConfigurableDefinition | undefined
  readonly bundle?: BundleDefinition | undefined
}

/** Composition of one piece of a line, and how the choice is stored. */
export interface Choice {
  /** Canonical text of the choice; equal choices share a line. */
  readonly key: string
  /** Canonical `product_option.extension_attributes`. */
  readonly option: NonNullable<ProductOption['extension_attributes']>
  readonly labels: readonly { readonly label: string; readonly value: string }[]
  /** Products taken from stock per piece of the line; empty for a simple product, which is its own. */
  readonly components: readonly { readonly productId: number; readonly qty: number }[]
}

const missing = () => refuse(cartRefusals.optionsMissing)
const unavailable = () => refuse(cartRefusals.optionsUnavailable)
const incomplete = () => refuse(cartRefusals.optionsIncomplete)

type Given = NonNullable<ProductOption['extension_attributes']> | undefined

/**
 * Checks chosen options against the product (C-2.2).
 * @throws Fault 400 with the messages of C-2.4
 */
export function resolveChoice(product: Choosable, given: Given): Choice {
  if (product.configurable) return chooseChild(product.configurable, given)
  if (product.bundle) return choosePieces(product.bundle, given)
  return { key: '', option: {}, labels: [], components: [] }
}

function chooseChild({ attributes, children }: ConfigurableDefinition, given: Given): Choice {
  const chosen = new Map(
    (given?.configurable_item_options ?? []).map((entry) => [entry.option_id, entry.option_value]),
  )
  if (chosen.size === 0) throw missing()
  if (attributes.some(({ attributeId }) => chosen.get(attributeId) === undefined)) throw incomplete()
  const child = children.find(({ values }) =>
    attributes.every(({ attributeId }) => values[attributeId] === chosen.get(attributeId)),
  )
  if (!child) throw unavailable()
  const picked = attributes.map(({ attributeId, label, values }) => {
    const index = child.values[attributeId] ?? 0
    return {
      attributeId,
      label,
      index,
      value: values.find((entry) => entry.index === index)?.label ?? String(index),
    }
  })
  return {
    key: picked.map(({ attributeId, index }) => `${attributeId}=${index}`).join('&'),
    option: {
      configurable_item_options: picked.map(({ attributeId, index }) => ({
        option_id: attributeId,
        option_value: index,
      })),
    },
    labels: picked.map(({ label, value }) => ({ label, value })),
    components: [{ productId: child.productId, qty: 1 }],
  }
}

function choosePieces({ options }: BundleDefinition, given: Given): Choice {
  const asked = given?.bundle_options ?? []
  if (new Set(asked.map((entry) => entry.option_id)).size !== asked.length) throw unavailable()
  if (asked.some((entry) => !options.some(({ optionId }) => optionId === entry.option_id)))
    throw unavailable()
  const picked = options.flatMap((option) => {
    const entry = asked.find(({ option_id }) => option_id === option.optionId)
    // An option with one fixed product is not a choice.
    const only = option.links.length === 1 && option.required ? option.links[0] : undefined
    const ids = [...new Set(entry?.option_selections ?? (only ? [only.id] : []))]
    if (ids.length === 0) {
      if (option.required) throw asked.length === 0 ? missing() : incomplete()
      return []
    }
    if (ids.length > 1 && !option.takesSeveral) throw unavailable()
    const links = ids.map((id) => option.links.find((link) => link.id === id))
    if (links.some((link) => link === undefined)) throw unavailable()
    return [
      {
        option,
        links: links.flatMap((link) => (link ? [link] : [])).sort((a, b) => a.id - b.id),
        asked: entry?.option_qty ?? 1,
      },
    ]
  })
  const pieces = picked.flatMap(({ links, asked: qty }) =>
    links.map((link) => {
      const count = link.canChangeQty ? qty : link.qty
      if (!Number.isInteger(count) || count < 1 || count > 100) throw unavailable()
      return { link, count }
    }),
  )
  return {
    key: picked
      .map(
        ({ option, links }) =>
          `${option.optionId}:${links.map((link) => `${link.id}x${pieces.find((piece) => piece.link === link)?.count ?? 1}`).join('+')}`,
      )
      .join('&'),
    option: {
      bundle_options: picked.map(({ option, links, asked: qty }) => ({
        option_id: option.optionId,
        option_qty: qty,
        option_selections: links.map(({ id }) => id),
      })),
    },
    labels: picked.map(({ option, links }) => ({
      label: option.title,
      value: links
        .map((link) => `${pieces.find((piece) => piece.link === link)?.count ?? 1} × ${link.name}`)
        .join(', '),
    })),
    components: pieces.map(({ link, count }) => ({ productId: link.productId, qty: count })),
  }
}
