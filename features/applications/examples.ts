import type {
  ApplicationInit,
  ApplicationSummary,
  CheckedOrder,
  FiledApplication,
  ReferrerInfo,
} from '#domain/applications/schema.ts'
import type { Customer } from '#domain/customers/schema.ts'

/** Answers of the service about applications, for stories. */
export const customer: Customer = {
  id: 5,
  email: 'hoi.lam@jadeleaf.example',
  firstname: 'Hoi',
  lastname: 'Lam',
  custom_attributes: [
    { attribute_code: 'mobile', value: '51000005' },
    { attribute_code: 'mobile_prefix', value: '852' },
    { attribute_code: 'referral_id', value: '8000005' },
  ],
  extension_attributes: { group_label: 'associate' },
}

export const summary = (more: Partial<ApplicationSummary>): ApplicationSummary => ({
  app_id: 10482,
  type: 'refund',
  status: 'pending',
  created_at: '2026-11-20 11:04:00',
  updated_at: '2026-11-20 11:04:00',
  order_numbers: ['100004790'],
  new_account: null,
  items: [{ sku: 'VITC', product_name: 'Vitamin C 1000 mg' }],
  ...more,
})

export const filed: ApplicationSummary[] = [
  summary({}),
  summary({ app_id: 10377, type: 'replenishment', status: 'approved', created_at: '2026-10-02 02:00:00' }),
  summary({
    app_id: 10211,
    type: 'enroller',
    status: 'rejected',
    created_at: '2026-03-14 02:00:00',
    order_numbers: [],
    new_account: '8001120',
  }),
]

export const referrer: ReferrerInfo = {
  referral_id: '8000003',
  customer_id: 3,
  firstname: 'Wing',
  lastname: 'Lee',
  user_type: 'associate',
  email_masked: 'w***e@jadeleaf.example',
}

export const init: ApplicationInit = { isEnable: 1, applicationList: filed, referrerInfo: referrer }

export const order: CheckedOrder = {
  order_id: 77,
  increment_id: '100004790',
  created_at: '2026-11-08 02:00:00',
  status: 'received',
  items: [
    { sku: 'VITC', name: 'Vitamin C 1000 mg', qty_ordered: 2, price: 151.2 },
    { sku: 'COLL', name: 'Collagen powder 5000 mg', qty_ordered: 1, price: 295.2 },
  ],
}

export const application: FiledApplication = {
  app_id: 10482,
  type: 'refund',
  status: 'pending',
  created_at: '2026-11-20 11:04:00',
  updated_at: '2026-11-20 11:04:00',
  associate_id: '8000005',
  surname: 'Lam',
  given_name: 'Hoi',
  user_type: 'associate',
  email: 'hoi.lam@jadeleaf.example',
  mobile_number: '51000005',
  application_date: '2026-11-20',
  order_numbers: ['100004790'],
  return_reason: 'Ordered too many',
  items: [
    { product_name: 'Vitamin C 1000 mg', quantity: 2, batch_number: 'C2610', opened: false },
    { product_name: 'Collagen powder 5000 mg', quantity: 1, batch_number: 'K0933', opened: true },
  ],
  photos: [{ name: 'IMG_4402.jpg', url: '/customer/application/photo?appId=10482&photo=0' }],
  remark: null,
  refund: { goods: 597.6, fee: 59.76, refund: 537.84 },
}
