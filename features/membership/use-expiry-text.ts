import type { Expiry } from '#domain/membership/expiry.ts'
import { useIntl } from 'react-intl'

/** Says when a membership ends, or ended. */
export function useExpiryText(): (expiry: Expiry) => string {
  const intl = useIntl()
  return ({ kind, days }) => intl.formatMessage({ id: `membership.expiry.${kind}` }, { n: days })
}
