import type { RefusalCode } from '#domain/contract/refusal.ts'
import { paths } from '#domain/store/paths.ts'

/** Where somebody finds what is still open, and what the link there is called. */
export interface PlaceOfReason {
  readonly href: string
  readonly label: `dashboard.deletion.${'orders' | 'applications' | 'commissions' | 'products' | 'contact'}`
}

const orders = { href: paths.orders(), label: 'dashboard.deletion.orders' } as const

const places: Readonly<Partial<Record<RefusalCode, PlaceOfReason>>> = {
  'personalData.openOrder': orders,
  'personalData.refundDue': orders,
  'personalData.refundDelayed': orders,
  'personalData.openApplication': {
    href: paths.applications(),
    label: 'dashboard.deletion.applications',
  },
  'personalData.commissionDue': {
    href: paths.commissionsDashboard(),
    label: 'dashboard.deletion.commissions',
  },
  'personalData.commissionDebt': { href: paths.content('contact'), label: 'dashboard.deletion.contact' },
  'personalData.payoutCredit': { href: paths.categories(), label: 'dashboard.deletion.products' },
}

/** The place of a reason against deleting an account; undefined for any other refusal. */
export const placeOfReason = (refusal: RefusalCode): PlaceOfReason | undefined => places[refusal]
