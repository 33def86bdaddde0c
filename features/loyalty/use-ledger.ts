import { getLedger } from '#domain/loyalty/api.ts'
import { ledgerRows } from '#domain/loyalty/ledger.ts'
import type { LedgerLine } from '#domain/loyalty/schema.ts'
import { call } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

/** Lines of the first answer: with fewer there are no older ones. */
const FIRST_PAGE = 500
/** Lines of a page that is asked for: as many as a phone reads without a pause. */
const PAGE = 500

const older = (last: LedgerLine | undefined) =>
  call(
    getLedger,
    { query: { before: String(last?.id ?? 0), limit: String(PAGE) } },
    { handled: true, isAction: true },
  )

/**
 * The ledger, newest first: the documented call, then older pages on request (an addition of ours). A service whose lines have no
 * ids answers everything at once.
 */
export function useLedger() {
  const { isSignedIn } = useSession()
  const first = useQuery({ ...handledQuery(getLedger), enabled: isSignedIn, staleTime: 0 })
  const [pages, setPages] = useState<readonly LedgerLine[]>([])
  const [isEnd, setEnd] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const lines = useMemo(() => [...(first.data ?? []), ...pages], [first.data, pages])
  const last = lines.at(-1)
  const hasOlder = !isEnd && (first.data?.length ?? 0) >= FIRST_PAGE && last?.id !== undefined

  /** Adds the next older page. @throws ServiceFault */
  const loadOlder = async () => {
    setLoading(true)
    try {
      const page = await older(last)
      setPages((before) => [...before, ...page])
      setEnd(page.length < PAGE)
    } finally {
      setLoading(false)
    }
  }
  /** Every line, for a file. @throws ServiceFault */
  const readAll = async () => {
    const all = [...lines]
    for (let isMore = hasOlder; isMore;) {
      const page = await older(all.at(-1))
      all.push(...page)
      isMore = page.length === PAGE
    }
    return ledgerRows(all)
  }
  return {
    rows: useMemo(() => (first.data ? ledgerRows(lines) : undefined), [first.data, lines]),
    failure: readFailure(first),
    hasOlder,
    isLoading,
    loadOlder,
    readAll,
  }
}
