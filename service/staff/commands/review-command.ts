import { reviewStatus, reviewStatusOf } from '#domain/reviews/status.ts'
import { listModeratedReviews, setReviewStatus } from '#service/reviews/moderation-store.ts'
import { recordChange } from '../audit-store.ts'
import { CommandError, idOf, wordAt, type Command } from './command.ts'

/** Reviews that are listed at once, and characters of each that are printed. */
const LISTED = 100,
  PRINTED = 200

const decisions = { approve: 'approved', hide: 'hidden' } as const

/** Shows a review to everybody, or to nobody. */
export const reviewCommand: Command = {
  usage: [
    ['review <id> approve', 'shows a review that waits or was hidden, and counts its stars'],
    ['review <id> hide', 'takes a review with its photos and stars from the product'],
  ],
  async run(input, { services, now, by, print }) {
    const id = idOf(wordAt(input, 0, 'a review by its id'), 'a review')
    const action = wordAt(input, 1, 'what to do with the review')
    if (action !== 'approve' && action !== 'hide')
      throw new CommandError(`"${action}" is no decision; known are approve and hide.`)
    const status = decisions[action]
    await services.db.tx(async (tx) => {
      const was = await setReviewStatus(tx, id, reviewStatus[status])
      if (was === undefined) throw new CommandError(`There is no review ${id}.`)
      if (was === reviewStatus[status]) throw new CommandError(`Review ${id} is ${status} already.`)
      await recordChange(
        tx,
        { by, entity: 'review', id: String(id), action, change: { from: reviewStatusOf(was) } },
        now,
      )
    })
    print(`Review ${id} is ${status}.`)
  },
}

/** Lists reviews with their texts. */
export const reviewsCommand: Command = {
  usage: [['reviews [--waiting]', `lists the newest ${LISTED} reviews, or those that wait for approval`]],
  options: { waiting: 'boolean' },
  async run({ options }, { services: { db }, print }) {
    const status = options['waiting'] === true ? reviewStatus.pending : undefined
    const reviews = await listModeratedReviews(db, { status, limit: LISTED })
    for (const { id, status_id, rating, sku, detail } of reviews)
      print(
        `${id}  ${(reviewStatusOf(status_id) ?? '').padEnd(8)} ${rating}/5  ${sku}  ${detail.replace(/\s+/g, ' ').slice(0, PRINTED)}`,
      )
    if (reviews.length === 0) print('No reviews.')
  },
}
