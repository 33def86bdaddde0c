import { refusal } from '../contract/refusal.ts'

/** Refusals of a review and of uploaded photos. */
export const reviewRefusals = {
  notBought: refusal('notBought', 'Only products that you bought and received can be reviewed.'),
  reviewed: refusal('reviewed', 'You have already reviewed this product.'),
  empty: refusal('reviews.empty', 'Comment is empty'),
  tooLong: refusal('reviews.long', 'Please shorten the comment to %1 characters or less.'),
  ratingMissing: refusal('reviews.rating', 'Please select a rating.'),
}

/** Refusals of photos, which reviews and applications take. */
export const photoRefusals = {
  format: refusal('photoFormat', 'Invalid file format: %1'),
  tooLarge: refusal('photoSize', 'The file %1 is larger than %2 MB.'),
  tooManyPixels: refusal('photoSize', 'The file %1 has more than %2 million pixels.'),
  tooMany: refusal('photoCount', 'You can attach at most %1 files.'),
}
