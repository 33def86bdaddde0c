import type { RefusalCode } from '#domain/contract/refusal.ts'
import type { MessageDescriptor } from 'react-intl'

type MessageId = NonNullable<MessageDescriptor['id']>

/** Message that every screen has for a refusal. Its words come with the first refusal (`call.ts`). */
export const refusalMessage = (code: RefusalCode): MessageId =>
  code === 'generic' ? 'shell.error.generic' : `shell.service.${code}`

/** Shown when the service asks for a pause without saying for how long. */
export const busyMessage: MessageId = 'shell.service.busy'
