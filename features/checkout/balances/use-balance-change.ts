import { removeCoupon } from '#domain/coupons/api.ts'
import { getCreditUse, removeCredit, useCredit as putCredit } from '#domain/checkout/api.ts'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { getPointsUse, removePoints, usePoints as putPoints } from '#domain/loyalty/api.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { call } from '#features/kit/call.ts'
import { invalidateAffected, queryKey } from '#features/kit/query.ts'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

type BalanceName = 'points' | 'credit'

/** The requested state of each balance whose change is pending. */
export type WantedBalances = Readonly<Partial<Record<BalanceName, boolean>>>

/**
 * Applies points or payout credit to the cart, or removes them. Changes run one after another, since the
 * service checks both. The requested state is shown until the service answers; after a refusal the previous state is
 * refetched and a notification gives the reason.
 */
export function useBalanceChange(hasCoupon: boolean) {
  const intl = useIntl()
  const client = useQueryClient()
  const notifications = useNotifications()
  const [wanted, setWanted] = useState<WantedBalances>({})
  /** Settles when all changes requested so far have finished. */
  const last = useRef<Promise<void>>(Promise.resolve())

  const reread = (...endpoints: Endpoint[]) =>
    Promise.all(endpoints.map((endpoint) => invalidateAffected(client, endpoint)))

  const setPoints = async (isOn: boolean) => {
    await call(isOn ? putPoints : removePoints, undefined, { handled: true, isAction: true })
    client.setQueryData(queryKey(getPointsUse), isOn)
    // points and a coupon are mutually exclusive
    if (isOn && hasCoupon) await call(removeCoupon, undefined, { handled: true }).catch(() => undefined)
    await reread(putPoints)
  }
  const setCredit = async (isOn: boolean) => {
    const answer = isOn
      ? await call(putCredit, undefined, { handled: true, isAction: true })
      : await call(removeCredit, undefined, { handled: true, isAction: true }).then(() => 0)
    client.setQueryData(queryKey(getCreditUse), answer)
    await reread(putCredit)
  }
  const change = async (name: BalanceName, isOn: boolean) => {
    try {
      await (name === 'points' ? setPoints(isOn) : setCredit(isOn))
    } catch (error) {
      notifications.enqueue(faultNotice(error, faultText(intl, error, 'checkout.balance.failed')))
      // the change may have succeeded although its answer was lost
      void reread(name === 'points' ? putPoints : putCredit)
      if (name === 'credit') void client.invalidateQueries({ queryKey: [getCreditUse.name] })
    } finally {
      setWanted(({ [name]: _answered, ...rest }) => rest)
    }
  }
  /** Switches a balance on or off, after a pending change of the other one. */
  const set = (name: BalanceName, isOn: boolean) => {
    setWanted((before) => ({ ...before, [name]: isOn }))
    last.current = last.current.then(() => change(name, isOn))
  }
  return { wanted, set }
}
