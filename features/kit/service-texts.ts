import type { IntlShape, MessageDescriptor } from 'react-intl'
import { ServiceFault } from './service-fault.ts'

type Id = NonNullable<MessageDescriptor['id']>

/**
 * The sentences of the service that can reach a person (contract.md §1.4, §1.5, §2, §4, §6) and the shop's own words for them.
 * The service speaks English whatever the language of the page; a sentence that is not listed is shown as it came.
 */
const texts: readonly (readonly [RegExp, Id])[] = [
  [/^Please wait %1 seconds before/, 'shell.service.waitForCode'],
  [/^Please wait %1 seconds/, 'shell.service.wait'],
  [/^The account sign-in was incorrect/, 'shell.service.signIn'],
  [/^The account is locked/, 'shell.service.locked'],
  [/^The password needs at least|^Minimum of different classes/, 'shell.service.password'],
  [/^Please enter a password with at most/, 'shell.service.passwordLong'],
  [/^The password can't be the same/, 'shell.service.passwordIsEmail'],
  [/^The password can't begin or end/, 'shell.service.passwordSpace'],
  [/^The password doesn't match/, 'shell.service.passwordWrong'],
  [/^Please enter a valid email/, 'shell.service.email'],
  [/^This invitation is invalid/, 'shell.service.invitation'],
  [/^You need to choose options|^Please select all required options/, 'shell.service.options'],
  [/^The required options you selected/, 'shell.service.optionsGone'],
  [/^A server error stopped your order|idempotency key was already used/, 'shell.service.order'],
  [/^The order wasn't placed. First, agree/, 'shell.service.orderTerms'],
  [/^The shipping method is missing|^Carrier with such method/, 'shell.service.delivery'],
  [/^The shipping address is missing|^Please check the shipping address|^The shipping information was unable/, 'shell.service.address'],
  [/^The requested Payment Method/, 'shell.service.payment'],
  [/^The card details could not be read/, 'shell.service.card'],
  [/^Only products that you bought/, 'shell.service.notBought'],
  [/^You have already reviewed/, 'shell.service.reviewed'],
  [/^You have already asked for a reminder/, 'shell.service.reminded'],
  [/^Invalid value of|is a required value|^"%fieldName" is required|^Decoding error|^One or more input exceptions|^The request is larger/, 'shell.service.invalid'],
  [/^No such entity with|doesn't exist\. Verify|Cart doesn't contain|does not have an active cart/, 'shell.service.missing'],
  [/^Internal Error|^Request does not match any route|^This call can only be made/, 'shell.error.generic'],
]

/** `%1 … %n` become p1 … pn; named placeholders keep their names. */
function valuesOf({ parameters }: ServiceFault): Record<string, string> {
  const pairs: [string, unknown][] = Array.isArray(parameters) ? parameters.map((value, index) => [`p${index + 1}`, value]) : Object.entries(parameters ?? {})
  return Object.fromEntries(pairs.map(([name, value]) => [name, typeof value === 'string' || typeof value === 'number' ? String(value) : '']))
}

/**
 * What a person is told about a failed call, in the language of the page.
 * The raw words of the browser stay part of the sentence when there was no answer.
 * @param fallback what is said when the service gave no words of its own
 */
export function faultText(intl: IntlShape, error: unknown, fallback: Id): string {
  if (!(error instanceof ServiceFault)) return intl.formatMessage({ id: fallback })
  if (error.kind === 'maintenance') return intl.formatMessage({ id: 'shell.error.maintenance' })
  if (error.kind === 'timeout') return intl.formatMessage({ id: 'shell.service.timeout' })
  if (error.kind === 'network') return intl.formatMessage({ id: 'shell.service.network' }, { detail: error.message })
  const known = texts.find(([pattern]) => pattern.test(error.template ?? ''))
  if (known) return intl.formatMessage({ id: known[1] }, valuesOf(error))
  if (error.status === 429) return error.message || intl.formatMessage({ id: 'shell.service.busy' })
  return error.message || intl.formatMessage({ id: fallback })
}
