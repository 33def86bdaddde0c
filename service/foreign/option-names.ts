import { LRUCache } from 'lru-cache'
import { getAttribute, getProduct, listProducts } from '#domain/catalogue/api.ts'
import { defaultLanguage } from '#domain/store/languages.ts'
import { callAddress, endpointFinder } from './call-path.ts'
import { rewrittenAnswer } from './rewritten-answer.ts'
import type { ReadService } from './search/read-service.ts'

/** Code of an attribute, and the labels of its values. */
interface AttributeNames {
  readonly code: string
  readonly labels: ReadonlyMap<string, string>
}

/** Names of an attribute; undefined where the service does not tell them. */
type ReadNames = (attributeId: string) => Promise<AttributeNames | undefined>

/** Milliseconds after which the names of an attribute are read again, with the next question. */
const FRESH = 5 * 60_000
/** Milliseconds before an attribute that could not be read is tried again. */
const TRY_AGAIN = 10_000
/** Most attributes that are kept, in all languages. */
const MOST_ATTRIBUTES = 1_000

const describesProducts = endpointFinder([getProduct, listProducts])

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withLabel = (value: unknown, labels: AttributeNames['labels']): unknown => {
  if (!isObject(value) || typeof value['label'] === 'string') return value
  const label = labels.get(String(value['value_index']))
  return label === undefined ? value : { ...value, label }
}

/** An option of a configurable product with the code of its attribute and the labels of its values. */
async function named(option: unknown, read: ReadNames): Promise<unknown> {
  if (!isObject(option) || typeof option['attribute_code'] === 'string') return option
  const names = await read(String(option['attribute_id']))
  if (!names) return option
  const values: unknown = option['values']
  return {
    ...option,
    attribute_code: names.code,
    values: Array.isArray(values) ? values.map((value) => withLabel(value, names.labels)) : values,
  }
}

async function withNamedOptions(product: unknown, read: ReadNames): Promise<unknown> {
  const extension = isObject(product) ? product['extension_attributes'] : undefined
  const options = isObject(extension) ? extension['configurable_product_options'] : undefined
  if (!isObject(product) || !isObject(extension) || !Array.isArray(options)) return product
  const configurable_product_options = await Promise.all(options.map((option) => named(option, read)))
  return { ...product, extension_attributes: { ...extension, configurable_product_options } }
}

/** One product, or a list of them. */
async function withNames(value: unknown, read: ReadNames): Promise<unknown> {
  if (!isObject(value)) return value
  const items: unknown = value['items']
  return Array.isArray(items)
    ? { ...value, items: await Promise.all(items.map((item) => withNamedOptions(item, read))) }
    : withNamedOptions(value, read)
}

async function readNames(read: ReadService, store: string, id: string): Promise<AttributeNames> {
  const { attribute_code: code, options = [] } = await read(store, getAttribute, { params: { code: id } })
  return { code, labels: new Map(options.map(({ value, label }) => [String(value), label])) }
}

/**
 * Names the options of configurable products where the service tells their numbers alone, as Magento does: an option
 * has the id of its attribute, and a value its index. Both are read by the documented call of the attribute, which takes
 * an id in the place of a code, once in five minutes and language. What cannot be read stays a number.
 * @returns completes an answer that describes products; any other is passed on as it came
 */
export function createOptionNames(read: ReadService) {
  const known = new LRUCache<string, Promise<AttributeNames | undefined>>({
    max: MOST_ATTRIBUTES,
    ttl: FRESH,
  })
  const namesIn = (store: string) => (id: string) => {
    const key = `${store} ${id}`
    const held = known.get(key)
    if (held) return held
    const reading: Promise<AttributeNames | undefined> = readNames(read, store, id).catch(() => {
      known.set(key, reading, { ttl: TRY_AGAIN })
      return undefined
    })
    known.set(key, reading)
    return reading
  }
  return async ({ method, url }: Pick<Request, 'method' | 'url'>, answer: Response): Promise<Response> => {
    const address = callAddress(new URL(url).pathname)
    if (!answer.ok || !address || !describesProducts(method, address.path)) return answer
    const names = namesIn(address.store ?? defaultLanguage.code)
    return rewrittenAnswer(answer, (value) => withNames(value, names))
  }
}
