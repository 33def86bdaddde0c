import { isObject, names } from './data-objects.ts'

const address = names(`
    id customer_id region region_id region_code country_id street company telephone fax postcode
    city firstname lastname middlename prefix suffix vat_id custom_attributes extension_attributes
    default_shipping default_billing email same_as_billing customer_address_id save_in_address_book`)

/** Fields of the data objects of requests, by the key under which they stand. Magento fails on any other. */
const declaredIn: Readonly<Record<string, readonly string[]>> = {
  cartItem: names(`
    item_id sku qty name price product_type quote_id product_option extension_attributes`),
  product_option: ['extension_attributes'],
  address,
  shipping_address: address,
  billing_address: address,
  addressInformation: names(`
    shipping_address billing_address shipping_method_code shipping_carrier_code custom_attributes
    extension_attributes`),
  paymentMethod: ['po_number', 'method', 'additional_data', 'extension_attributes'],
  customer: names(`
    id group_id default_billing default_shipping confirmation created_at updated_at created_in dob
    email firstname lastname middlename prefix suffix gender store_id taxvat website_id addresses
    custom_attributes disable_auto_group_change extension_attributes`),
  region: ['region_code', 'region', 'region_id', 'extension_attributes'],
}

/** Fields of `extension_attributes`, by the key of the object that they extend. */
const extensionsOf: Readonly<Record<string, readonly string[]>> = {
  cartItem: [],
  product_option: ['bundle_options', 'custom_options', 'configurable_item_options', 'grouped_options'],
  address: [],
  shipping_address: ['district_id', 'district', 'city_id', 'mobile_prefix', 'id_number', 'discounts'],
  billing_address: ['district_id', 'district', 'city_id', 'mobile_prefix', 'id_number', 'discounts'],
  addressInformation: ['credit_period'],
  paymentMethod: ['agreement_ids'],
  customer: ['is_subscribed'],
}

/** The first key of a request's body that Magento has no accessor for; undefined if it takes them all. Top-level keys are ignored there. */
export function undeclaredKey(body: unknown, at = '', ofParent = ''): string | undefined {
  if (Array.isArray(body)) return body.map((one) => undeclaredKey(one, at)).find(Boolean)
  if (!isObject(body)) return undefined
  const declared = at === 'extension_attributes' ? extensionsOf[ofParent] : declaredIn[at]
  for (const [key, value] of Object.entries(body)) {
    if (declared && !declared.includes(key)) return `${at}.${key}`
    const below = undeclaredKey(value, key, at)
    if (below) return below
  }
  return undefined
}
