import { getApplicationPhoto } from '../applications/api.ts'
import { selectMembership } from '../cart/api.ts'
import { listFacets, searchCatalogue, suggestSearch } from '../catalogue/api.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { collectCoupon, listMyCoupons, listOfferedCoupons } from '../coupons/api.ts'
import { sendFeedback } from '../feedback/api.ts'
import { deleteAccount, exportPersonalData } from '../personal-data/api.ts'
import { getPayoutAccount } from '../payouts/api.ts'
import { getLastPickupPoint, listPickupDistricts, listPickupPoints } from '../pickup-points/api.ts'
import {
  changeReportView,
  createReportView,
  getReport,
  listReportViews,
  removeReportView,
} from '../reports/api.ts'
import { removeTrackerChoice } from '../success-tracker/api.ts'
import {
  getTeamBranch,
  getTeamConsent,
  getTeamMember,
  getTeamSummary,
  saveTeamConsent,
  searchTeam,
} from '../team/api.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  getTwoStep,
  removeTwoStep,
  renewRecoveryCodes,
} from '../two-step/api.ts'

/**
 * What a service may lack: each capability with the calls that it needs, all of them additions to the documents. Our own
 * service has every one. The first call is the one that tells whether a service has the capability, if it reads.
 */
export const capabilityCalls = {
  coupons: [listMyCoupons, listOfferedCoupons, collectCoupon],
  team: [getTeamSummary, searchTeam, getTeamBranch, getTeamMember, getTeamConsent, saveTeamConsent],
  reports: [getReport, listReportViews, createReportView, changeReportView, removeReportView],
  payoutAccount: [getPayoutAccount],
  pickupPoints: [listPickupDistricts, listPickupPoints, getLastPickupPoint],
  applicationPhotos: [getApplicationPhoto],
  search: [searchCatalogue, suggestSearch, listFacets],
  feedback: [sendFeedback],
  membershipChoice: [selectMembership],
  trackerRemoval: [removeTrackerChoice],
  personalData: [exportPersonalData],
  accountDeletion: [deleteAccount],
  twoStep: [getTwoStep, beginTwoStep, confirmTwoStep, renewRecoveryCodes, removeTwoStep],
} as const satisfies Readonly<Record<string, readonly Pick<Endpoint, 'name' | 'method' | 'path'>[]>>

export type Capability = keyof typeof capabilityCalls

/** The names of all capabilities. */
export const capabilities = Object.keys(capabilityCalls) as readonly Capability[]

/**
 * Reads a list such as `coupons,team`; `none` is the empty list.
 * @returns undefined for a text with an unknown name
 */
export function readCapabilities(text: string): readonly Capability[] | undefined {
  if (text.trim() === 'none') return []
  const named = text.split(',').map((name) => capabilities.find((known) => known === name.trim()))
  return named.every((name) => name !== undefined) ? named : undefined
}
