/** Maximum length of an address that mail servers accept (RFC 5321 §4.5.3.1.3). */
const LONGEST = 254

/** Whether a text is a plausible email address: one @, a domain with a dot, no spaces, control characters or list separators. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/iu.test(text)
