import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import type { IntlShape } from 'react-intl'

/**
 * Returns the message for a review that was not accepted: the shop's text for a known refusal or a failed connection,
 * otherwise 'Your submission failed. Please try again.', never the raw text of a server.
 */
export function reviewFaultText(intl: IntlShape, error: unknown): string {
  const isKnown =
    error instanceof ServiceFault &&
    (error.kind === 'http'
      ? (error.status ?? 500) < 500 && error.refusal !== undefined
      : error.kind !== 'shape')
  return isKnown
    ? faultText(intl, error, 'catalogue.reviews.failed')
    : intl.formatMessage({ id: 'catalogue.reviews.failed' })
}
