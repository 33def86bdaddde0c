import { refusal } from './refusal.ts'

/** Refusals of any call: a request that cannot be read, names nothing that exists, or comes too often (C-1.1 to C-1.4). */
export const contractRefusals = {
  required: refusal('invalid', '"%fieldName" is required. Enter and try again.'),
  invalidValue: refusal('invalid', 'Invalid value of "%value" provided for the %fieldName field.'),
  invalidChoice: refusal(
    'invalid',
    'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
  ),
  severalInvalid: refusal('invalid', 'One or more input exceptions have occurred.'),
  undecodable: refusal('invalid', 'Decoding error.'),
  tooLarge: refusal('invalid', 'The request is larger than %1 bytes.', 413),
  noSuchEntity: refusal('missing', 'No such entity with %fieldName = %fieldValue', 404),
  entityMissing: refusal(
    'missing',
    "The entity that was requested doesn't exist. Verify the entity and try again.",
    404,
  ),
  notAuthorized: refusal('notAuthorized', "The consumer isn't authorized to access %resources.", 401),
  noRoute: refusal('generic', 'Request does not match any route.', 404),
  wrongMethod: refusal('generic', 'Request does not match any route.', 405),
  foreignPage: refusal('generic', 'This call can only be made from the pages of the shop.', 403),
  tooMany: refusal('wait', 'Please wait %1 seconds and try again.', 429),
  noAnswer: refusal(
    'noAnswer',
    'A system outside the shop does not answer. Please try again in a few minutes.',
    502,
  ),
}
