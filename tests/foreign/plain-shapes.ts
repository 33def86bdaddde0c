import { isObject, names } from './data-objects.ts'

/**
 * Fields of Magento's own data objects and of the documented additions to them, by the key under which an object stands.
 * A key without a row is not looked at: custom calls have objects of their own.
 */
const declaredIn: Readonly<Record<string, readonly string[]>> = {
  extension_attributes: names(`
    customer_token is_subscribed shipping_assignments contains_membership_item can_use_points
    membership_item_selected calculated_price can_use_loyalty product parent_item stock_status
    discounts coupon_label loyalty_points_used ipayout_used_amount tax_grandtotal_details
    bundle_options custom_options configurable_item_options agreement_ids district_id district
    city_id mobile_prefix id_number credit_period bundle_product_options
    configurable_product_options configurable_product_links category_links category_ids
    stock_source_status final_price pv website_ids inventory_selection_enabled inventory_selection
    banner_slider_desktop banner_slider_mobile pending_payment can_cancel can_reorder reviewed
    pay_before source_code payment_additional_info applied_taxes item_applied_taxes
    notification_message`),
  product_links: names(`
    id sku option_id qty position is_default price price_type can_change_quantity link_type
    linked_product_sku linked_product_type`),
  configurable_product_options: names(`
    id attribute_id label position is_use_default values product_id`),
  media_gallery_entries: names(`
    id media_type label position disabled types file content`),
}

/** The fields of an option's values that Magento sends. */
const optionValues = ['value_index']

/** Leaves out what no document names. @param under key under which the value stands */
export function plain(value: unknown, under = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, under))
  if (!isObject(value)) return value
  const declared = declaredIn[under]
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => declared?.includes(key) ?? true)
      .map(([key, one]) => [
        key,
        under === 'configurable_product_options' && key === 'values' && Array.isArray(one)
          ? one.map((option) => only(option, optionValues))
          : plain(one, key),
      ]),
  )
}

const only = (value: unknown, keys: readonly string[]): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))) : value

/** A refusal without our codes: those of Magento are numbers. */
export function plainRefusal(value: unknown): unknown {
  if (!isObject(value) || typeof value['code'] === 'number') return value
  const { code: _, ...rest } = value
  return rest
}
