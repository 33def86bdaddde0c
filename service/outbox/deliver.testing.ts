import { priorities } from '#domain/messages/purposes.ts'
import { claimSeconds, deliver, type Outside } from './deliver.ts'
import { takeMessage } from './store.ts'

/**
 * Sends what is due in the outbox, one message after another.
 * @returns the number sent
 */
export async function deliverMessages(outside: Outside): Promise<number> {
  let sent = 0
  for (const channel of ['email', 'sms'] as const)
    for (;;) {
      const seconds = claimSeconds(outside, channel)
      const message = await takeMessage(outside.db, channel, priorities.other, seconds)
      if (!message) break
      if (await deliver(outside, message)) sent++
    }
  return sent
}
