import { setTimeout as sleep } from 'node:timers/promises'
import type { EnrolmentPort } from '#service/ports/enrolment.ts'

/** How the sandbox's enrolment system reacts to a newcomer, by name. */
export const enrolmentMarks = {
  /** Surname whose invitation is declined. */
  declined: 'Declined',
  /** Surname that the system rejects as invalid. */
  invalid: 'Invalid',
  /** Surname for which the answer comes too late. */
  late: 'Late',
  /** Email domain whose users already have an account in the enterprise system. */
  knownDomain: '@enterprise.example',
} as const

/** Milliseconds that an answer takes, and a late one. */
const DELAY = 150
const LATE = 15_000

/** Answers like the real system: after a moment, and for the names above with a refusal or too late. */
export const sandboxEnrolment: EnrolmentPort = {
  async invite({ lastname, email }) {
    await sleep(lastname === enrolmentMarks.late ? LATE : DELAY, undefined, { ref: false })
    if (email.endsWith(enrolmentMarks.knownDomain)) return { outcome: 'emailExists' }
    if (lastname === enrolmentMarks.declined) return { outcome: 'declined' }
    if (lastname === enrolmentMarks.invalid) return { outcome: 'invalid', field: 'lastname', value: lastname }
    return { outcome: 'accepted' }
  },
}
