import { getPayoutAccount, getPayoutStatus } from '#domain/payouts/api.ts'
import type { PayoutAccount } from '#domain/payouts/schema.ts'
import { lacks } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure, type ReadFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'

interface ReadAccount {
  /** Undefined while it is read. */
  account: PayoutAccount | undefined
  failure: ReadFailure | undefined
  /** Finds out where one logs in; undefined where the service does not tell. */
  findLogin: (() => Promise<string | undefined>) | undefined
}

/** The payout account. A service that says only whether there is one tells neither where one logs in nor when one is paid. */
export function usePayoutAccount(): ReadAccount {
  const { customer } = useSession()
  const isTold = !lacks('payoutAccount')
  const options = { enabled: customer !== null, staleTime: 0 }
  const account = useQuery({
    ...handledQuery(getPayoutAccount),
    ...options,
    enabled: options.enabled && isTold,
  })
  const status = useQuery({
    ...handledQuery(getPayoutStatus),
    ...options,
    enabled: options.enabled && !isTold,
  })
  if (!isTold)
    return {
      account: status.data && { state: status.data.isActive ? 'active' : 'none' },
      failure: readFailure(status),
      findLogin: undefined,
    }
  return {
    account: account.data,
    failure: readFailure(account),
    findLogin: async () => (await account.refetch()).data?.login_url ?? undefined,
  }
}
