import type { Job } from '#service/http/services.ts'
import { removeOldMessages } from './store.ts'

/** Days for which messages are kept that were sent or given up. */
const KEPT_DAYS = 30

export const outboxJobs: readonly Job[] = [
  {
    name: 'old messages',
    everySeconds: 3_600,
    run: async ({ db, ports }, now) => {
      if (ports.keepsMessages) return
      await removeOldMessages(db, new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    },
  },
]
