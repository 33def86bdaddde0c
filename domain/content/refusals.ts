import { refusal } from '../contract/refusal.ts'

/** Refusals of a look-up of a content page or block. */
export const contentRefusals = {
  pageMissing: refusal('missing', `The CMS page with the "%1" ID doesn't exist.`, 404),
  blockMissing: refusal('missing', `The CMS block with the "%1" ID doesn't exist.`, 404),
}
