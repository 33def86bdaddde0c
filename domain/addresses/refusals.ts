import { refusal } from '../contract/refusal.ts'

/** Refusals of an address and of the address book. */
export const addressRefusals = {
  street: refusal('addresses.street', 'Please shorten the street information to 80 characters or less.'),
  chineseIdMissing: refusal('addresses.chineseIdMissing', 'Please enter your Chinese ID.'),
  chineseIdWrong: refusal('addresses.chineseId', 'Chinese ID is not valid'),
  countryUnavailable: refusal('address', "The country isn't available.", 404),
  full: refusal('addresses.full', 'No more than %1 addresses can be saved.'),
}
