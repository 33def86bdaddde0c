/** Length of a security code, its lifetime and the number of tries. */
export const CODE_LENGTH = 6
export const CODE_LIFETIME_SECONDS = 300
export const CODE_TRIES = 5
/** Seconds before another SMS may be asked for. */
export const RESEND_WAIT_SECONDS = 60

/** Seconds left before a code may be sent again. */
export const resendWait = (sentAt: Date | null, now: Date): number =>
  sentAt ? Math.max(0, Math.ceil((sentAt.getTime() + RESEND_WAIT_SECONDS * 1000 - now.getTime()) / 1000)) : 0

export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** A referrer field takes a code of 7 or 8 digits, or a mobile. It may be empty. */
export const isReferrerCode = (text: string): boolean => /^\d{7,8}$/.test(text)

/** Minimum age of a customer in years. */
export const MINIMUM_AGE = 18
