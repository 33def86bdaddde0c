import { getProduct } from '#domain/catalogue/api.ts'
import { SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { saysNoAccess, trackerAddress } from '#domain/success-tracker/access.ts'
import {
  chooseTrackerLevel,
  getSuccessTracker,
  getSuccessTrackerLevel,
  removeTrackerChoice,
} from '#domain/success-tracker/api.ts'
import type { TrackerLevel } from '#domain/success-tracker/schema.ts'
import { lacks } from '#features/kit/call.ts'
import { handledQuery, retriedQuietly, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { TrackerView } from './TrackerView.tsx'

/** The address of a visit is good for half an hour: it is asked for anew before that, in milliseconds. */
const VISIT = 20 * 60_000

const lacksAccess = (data: string | undefined, error: Error | null): boolean =>
  saysNoAccess(data) || (error instanceof ServiceFault && error.refusal === 'successTracker.noAccess')

export interface TrackerPageProps {
  /** Puts a product into the cart; it belongs to another feature. @returns whether it is there */
  onBuy: (sku: string) => Promise<boolean>
}

/** /successTracker: opens the tracker, compares its levels and lets an associate choose one. */
export function TrackerPage({ onBuy }: TrackerPageProps) {
  const { customer, group } = useSession()
  // Nobody else asks for access, and nothing is asked before the profile says who is there.
  const enabled = group === 'associate'
  const access = useQuery({
    ...handledQuery(getSuccessTracker),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'success' ? VISIT : false),
  })
  const level = useQuery({ ...handledQuery(getSuccessTrackerLevel), enabled, staleTime: 0 })
  const product = useQuery({
    ...handledQuery(getProduct, { params: { sku: SUCCESS_TRACKER_SKU }, query: { customerGroup: group } }),
    ...retriedQuietly,
    enabled,
  })
  const choosing = useMutate(chooseTrackerLevel, { handled: true })
  const removing = useMutate(removeTrackerChoice, { handled: true })
  const profileFailure = useProfileFailure()
  const hasNoAccess = lacksAccess(access.data, access.error)

  const choose = async (wanted: TrackerLevel) => {
    await choosing.mutateAsync({ body: { level: wanted, accept_terms: true } })
    if (wanted === 'gold') await onBuy(SUCCESS_TRACKER_SKU)
  }
  return (
    <TrackerView
      visitor={customer === null ? 'unknown' : enabled ? 'associate' : 'other'}
      hasNoAccess={hasNoAccess}
      address={trackerAddress(access.data)}
      accessFailure={profileFailure ?? (hasNoAccess ? undefined : readFailure(access))}
      status={level.data}
      statusFailure={readFailure(level)}
      priceMinor={product.isPending ? undefined : product.data ? readProduct(product.data).finalMinor : null}
      onChoose={choose}
      onBuy={() => onBuy(SUCCESS_TRACKER_SKU)}
      onRemove={lacks('trackerRemoval') ? undefined : () => removing.mutateAsync({})}
    />
  )
}
