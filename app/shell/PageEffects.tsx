import { mustAcceptTerms } from '#domain/customers/group.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { faultNotice, faultText, onFault } from '#features/kit/service-fault.ts'
import { useRememberedSession, useSession } from '#features/kit/session.ts'
import { redirectTo } from '#domain/auth/redirect.ts'
import { paths } from '#domain/store/paths.ts'
import { sessionExpiredSlot, tokenSlot, useStored } from '#features/kit/storage.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import type { PageData, PageHandle } from '../router/page.ts'
import { shownPage } from '../router/status-pages.ts'
import { titleOf } from '../router/title.ts'
import { wechatReferrerSlot } from '../client/wechat-referrer.ts'
import { endRefusedSession } from './session/refused-session.ts'

/** The same words within this time (ms) are one notification: several reads of a page may fail together. */
const together = 2000

/** Faults of calls become notifications; an expired session ends. */
function useFaults(): void {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  useEffect(() => {
    const said = new Map<string, number>()
    return onFault((display, fault) => {
      if (display === 'expired') {
        endRefusedSession()
        return
      }
      const message = faultText(intl, fault, 'shell.error.generic')
      const at = performance.now()
      if (at - (said.get(message) ?? -together) < together) return
      said.set(message, at)
      enqueue(faultNotice(fault, message))
    })
  }, [enqueue, intl])
}

/** Where an associate who has not accepted the terms is sent from `pathname`; undefined: may stay. */
export function termsDestination(pathname: string, search: string): string | undefined {
  if (pathname === paths.terms() || pathname === paths.logout()) return undefined
  return redirectTo(paths.terms(), pathname === paths.signIn() ? paths.dashboard() : pathname + search)
}

function useTermsRedirect(): void {
  const { customer } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const must = mustAcceptTerms(customer)
  useEffect(() => {
    const to = must ? termsDestination(pathname, search) : undefined
    if (to) void navigate(to, { replace: true })
  }, [must, pathname, search, navigate])
}

/** A landing address may name a WeChat referrer. */
function useReferrer(): void {
  const { search } = useLocation()
  useEffect(() => {
    const id = new URLSearchParams(search).get('wechat_referrer_id')
    if (id) wechatReferrerSlot.write(id)
  }, [search])
}

/** The tab's title follows the page, its data and the language. */
function useTitle(): void {
  const intl = useIntl()
  const client = useQueryClient()
  const match = useMatches().at(-1)
  const { search } = useLocation()
  const { group } = useSession()
  useEffect(() => {
    if (!match) return
    const page = shownPage(match.handle as PageHandle, match.loaderData as PageData | undefined).loaded()
    const place = { params: match.params, search: new URLSearchParams(search) }
    const show = () => {
      const title = titleOf(page, place, { intl, client, group })
      if (document.title !== title) document.title = title
    }
    show()
    return client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated') show()
    })
  }, [intl, client, match, search, group])
}

/** What guests do not need. The page is whole without it, so a failure is not told. */
const LateEffects = lazy<ComponentType>(() =>
  import('./LateEffects.tsx').then(
    (module) => ({ default: module.LateEffects }),
    () => ({ default: () => null }),
  ),
)

/** What every page of either shell does besides showing itself. */
export function PageEffects() {
  useFaults()
  useRememberedSession()
  useTermsRedirect()
  useReferrer()
  useTitle()
  const token = useStored(tokenSlot)
  const left = useStored(sessionExpiredSlot)
  return <Suspense>{(token ?? left) !== undefined && <LateEffects />}</Suspense>
}
