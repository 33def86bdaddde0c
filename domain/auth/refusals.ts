import { refusal } from '../contract/refusal.ts'

/** Refusals of a sign-in, a code or a registration (C-1.5, C-4.4, C-6.2). */
export const authRefusals = {
  signIn: refusal(
    'signIn',
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    401,
  ),
  locked: refusal('locked', 'The account is locked.', 401),
  waitForCode: refusal('waitForCode', 'Please wait %1 seconds before asking for another code.', 429),
  // The documented sentence is the same for two fields, a referrer's number and one's own, so the codes differ.
  // The referrer's is first: a service without codes is taken to mean it.
  referrerMobile: refusal('auth.referrerMobile', 'Not a valid EC mobile number'),
  mobile: refusal('auth.mobile', 'Not a valid EC mobile number'),
  mobileMissing: refusal('auth.mobileMissing', 'Please enter mobile number to get code'),
  mobileTaken: refusal('auth.mobileTaken', 'The phone number you entered is already bound to your account'),
  code: refusal('auth.code', 'Please enter the correct security code'),
  codeUsedUp: refusal(
    'auth.codeUsedUp',
    'The security code was entered wrongly too often. Please get a new one.',
  ),
  currentCode: refusal(
    'auth.currentCode',
    'Please enter the correct security code of your current mobile number',
  ),
  referrerCode: refusal('auth.referrerCode', 'Not a valid EC referral code'),
  referrerLength: refusal('auth.referrerLength', 'Referrer Code should be 7 digits or 8 digits'),
  customerUnknown: refusal('auth.customerUnknown', 'Cannot find customer.', 404),
  minor: refusal('auth.minor', 'You need to be 18 and over to register on this website.'),
  resetTokenWrong: refusal('auth.resetToken', 'The password token is mismatched. Reset and try again.'),
  resetTokenExpired: refusal('auth.resetToken', 'The password token is expired. Reset and try again.'),
}

/** Refusals of a password (C-2.5). */
export const passwordRefusals = {
  tooLong: refusal('passwordLong', 'Please enter a password with at most %1 characters.'),
  space: refusal(
    'passwordSpace',
    "The password can't begin or end with a space. Verify the password and try again.",
  ),
  tooShort: refusal(
    'password',
    'The password needs at least %1 characters. Create a new password and try again.',
  ),
  tooFewClasses: refusal(
    'password',
    'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
  ),
  common: refusal(
    'passwordCommon',
    'This password is too easy to guess. Create a new password and try again.',
  ),
  isEmail: refusal(
    'passwordIsEmail',
    "The password can't be the same as the email address. Create a new password and try again.",
  ),
  repeats: refusal(
    'auth.passwordRepeats',
    'The password needs at least %1 different characters. Create a new password and try again.',
  ),
  shopName: refusal(
    'auth.passwordShop',
    "The password can't contain the name of the shop. Create a new password and try again.",
  ),
  ownName: refusal(
    'auth.passwordName',
    "The password can't contain your name. Create a new password and try again.",
  ),
  ownEmail: refusal(
    'auth.passwordEmail',
    "The password can't contain your email address up to the @. Create a new password and try again.",
  ),
  ownMobile: refusal(
    'auth.passwordMobile',
    "The password can't contain your mobile number. Create a new password and try again.",
  ),
  wrong: refusal(
    'passwordWrong',
    "The password doesn't match this account. Verify the password and try again.",
    401,
  ),
  needed: refusal('passwordNeeded', 'The current password is required for this change. Enter and try again.'),
}

/** Sentences of conditions that the caller handles, and shows in its own words: another step comes first (C-1.4, C-6.2). */
export const authConditions = {
  captchaNeeded: 'Please provide CAPTCHA code and try again',
  captchaWrong: 'Incorrect CAPTCHA',
  severalAccounts: 'Mobile is bound to several accounts',
} as const
