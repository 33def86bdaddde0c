import type { GeneralRefusal, RefusalCode } from '#domain/contract/refusal.ts'
import type { MessageDescriptor } from 'react-intl'

type MessageId = NonNullable<MessageDescriptor['id']>

const isGeneral = (code: RefusalCode): code is GeneralRefusal => !code.includes('.')

/** Message for a refusal that every screen has. Its words come with the first refusal (`call.ts`). */
export const refusalMessage = (code: RefusalCode | undefined): MessageId | undefined =>
  code && isGeneral(code) ? (code === 'generic' ? 'shell.error.generic' : `shell.service.${code}`) : undefined

/** Shown when the service asks for a pause without saying for how long. */
export const busyMessage: MessageId = 'shell.service.busy'
