import { ACTIVE_PPV } from '../commissions/levels.ts'
import { joinName } from '../customers/name.ts'

/** Number of digits of a member number that stay visible for people who do not share their details. */
const VISIBLE_DIGITS = 3

/** Masks a member number except for its last three digits: '•••• 416'. */
const maskNumber = (number: string): string => `•••• ${number.slice(-VISIBLE_DIGITS)}`

/** A person as the service knows them. */
interface Details {
  readonly firstname: string
  readonly lastname: string
  readonly referral_id: string
  readonly shares_details: boolean
}

/** What people above may see of someone: name and number, or only three digits (docs/decisions/0017). */
export const shownDetails = (person: Details): { name: string | null; number: string } =>
  person.shares_details
    ? { name: joinName(person.firstname, person.lastname), number: person.referral_id }
    : { name: null, number: maskNumber(person.referral_id) }

/**
 * Whether a person is active in a period: 40 PPV or more.
 * @param ppv hundredths of a point; null if there is no figure yet
 */
export const isActiveMember = (ppv: number | null): boolean => ppv !== null && ppv >= ACTIVE_PPV

/** Default number of days within which a membership counts as expiring soon. */
export const RENEWING_SOON_DAYS = 30

/** Default and maximum number of rows on a page. */
export const TEAM_PAGE_MOST = 200
export const TEAM_PAGE = 50
