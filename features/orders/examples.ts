import type { Order } from '#domain/orders/schema.ts'

const address = {
  address_type: 'shipping',
  city: 'Sham Shui Po',
  region: 'Kowloon',
  country_id: 'HK',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  street: ['Flat B, 12/F, Cheong Wah Building, 223 Nam Cheong Street'],
  telephone: '51000001',
  extension_attributes: { mobile_prefix: '852' },
}

/** An order for stories and tests: two goods, one of them a set with a part. */
export const exampleOrder: Order = {
  entity_id: 77,
  increment_id: '100004821',
  status: 'paid',
  created_at: '2026-11-21 07:12:00',
  store_name: 'Jadeleaf',
  grand_total: 898,
  subtotal: 902,
  shipping_amount: 20,
  tax_amount: 0,
  discount_amount: -24,
  total_paid: 898,
  total_due: 0,
  shipping_description: 'Smart locker',
  customer_firstname: 'Mei Yi',
  customer_lastname: 'Chan',
  billing_address: { ...address, address_type: 'billing' },
  payment: { method: 'worldpay' },
  items: [
    {
      item_id: 1,
      sku: 'VITAMIN-C-1000',
      name: 'Vitamin C Timed Release 1000 mg',
      qty_ordered: 2,
      price: 168,
      row_total: 336,
      extension_attributes: {
        image: '/packshots/vitamin-c.svg',
        ground: 'vitamin',
        option_labels: [{ label: 'Size', value: '60 tablets' }],
      },
    },
    {
      item_id: 2,
      sku: 'PROBIOTIC-10',
      name: 'Probiotic 10, 30 Billion',
      qty_ordered: 1,
      price: 238,
      row_total: 238,
      extension_attributes: { image: '/packshots/probiotic.svg', ground: 'gut' },
    },
    {
      item_id: 3,
      sku: 'PROBIOTIC-PART',
      name: 'Part of a set',
      qty_ordered: 1,
      parent_item_id: 2,
      parent_item: { item_id: 2, sku: 'PROBIOTIC-10' },
    },
  ],
  extension_attributes: {
    can_cancel: false,
    can_reorder: true,
    shipping_assignments: [{ shipping: { address } }],
  },
}

/** The same order before it is paid: 27 minutes and 41 seconds are left. */
export const unpaidOrder: Order = {
  ...exampleOrder,
  status: 'pending_payment',
  total_paid: 0,
  total_due: 898,
  extension_attributes: {
    ...exampleOrder.extension_attributes,
    can_cancel: true,
    pay_before: '2026-11-21 07:42:00',
    server_time: '2026-11-21 07:14:19',
  },
}
