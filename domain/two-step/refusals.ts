import { refusal } from '../contract/refusal.ts'

/** Refusals of two-step sign-in. */
export const twoStepRefusals = {
  code: refusal('twoStep.code', 'The code is wrong, or it was used before.'),
  locked: refusal('twoStep.locked', 'Too many wrong codes. Please try again in %1 minutes.', 429),
  setupEnded: refusal('twoStep.setupEnded', 'This key is no longer valid. Please start again.'),
  active: refusal('twoStep.changed', 'Two-step sign-in is on already.'),
  inactive: refusal('twoStep.changed', 'Two-step sign-in is off already.'),
  unavailable: refusal('twoStep.unavailable', 'Two-step sign-in is not available at the moment.', 403),
}

/** Sentence of the condition that a sign-in needs a code as well: the caller asks for it and sends it as `otp`. */
export const twoStepConditions = {
  otpWanted: 'Please provide the code of your authenticator app and try again',
} as const
/** Parameters of that condition, which tell it from others with the same number. */
export const otpWantedParameters = { wanted: 'otp' } as const
