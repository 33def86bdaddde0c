/** Answer or refusal of the tracker for an account without access. Never displayed. */
export const NO_TRACKER = 'Unable to generate GUID'

/** Whether the text of an answer means that the account has no access to the tracker. */
export const saysNoAccess = (text: string | undefined): boolean =>
  text?.toLowerCase().includes(NO_TRACKER.toLowerCase()) ?? false

/** Address of the tracker in an answer; undefined if it is not a web address. */
export function trackerAddress(answer: string | undefined): string | undefined {
  if (answer === undefined || saysNoAccess(answer)) return undefined
  return /^(https?:\/\/|\/)\S+$/i.test(answer) && !answer.startsWith('//') ? answer : undefined
}
