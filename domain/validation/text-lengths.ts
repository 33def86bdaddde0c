/** Longest text of a field, in characters: names, numbers, codes, tokens, e-mail addresses, one line of an address. */
export const LONGEST_LINE = 255

/** Longest text in an address, in characters: a filter may list many values. */
const LONGEST_IN_ADDRESS = 2_000

/**
 * Fields with a limit of their own, by their names in the calls. Texts of several sentences and passwords have stricter
 * rules with messages of their own, which come first for whatever a person may have typed.
 */
const lengths: ReadonlyMap<string, number> = new Map([
  ['street', 1_000],
  ['password', 1_000],
  ['newPassword', 1_000],
  ['currentPassword', 1_000],
  ['current_password', 1_000],
  ['query', 2_000],
  ['page', 2_000],
  ['error', 2_000],
  // the proof of work of a captcha, and a card encrypted with the provider's key
  ['captcha', 4_000],
  ['encryptedData', 4_000],
  ['text', 5_000],
  ['detail', 5_000],
  ['reason', 5_000],
  ['return_reason', 5_000],
  // photos, limited by their bytes
  ['base64_encoded_data', Number.POSITIVE_INFINITY],
])

/** Longest text that a call takes in a field of its body, in characters. @param field the field's name in the call */
export const longestText = (field: string): number => lengths.get(field) ?? LONGEST_LINE

/** Longest text that a call takes in its path or query, in characters. @param field the name of the parameter */
export const longestInAddress = (field: string): number => Math.max(LONGEST_IN_ADDRESS, longestText(field))
