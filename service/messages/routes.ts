import { listMessages, markMessageRead, removeMessage } from '#domain/messages/api.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { deleteMessage, markRead, messagesOf } from './store.ts'
import { messageTexts } from './texts.ts'

/**
 * Notification centre of the signed-in customer (C-6.12). Another customer's message is answered like a missing one.
 */
export const messagesRoutes: Route[] = [
  route(listMessages, async (_request, { db, store, requireCustomer }) => {
    const texts = messageTexts[(languageOf(store.code) ?? defaultLanguage).code]
    return (await messagesOf(db, requireCustomer().id)).map(
      ({ id, kind, vars, url, is_read, created_at }) => {
        const [title, content] = texts[kind](vars)
        return {
          id,
          title,
          content,
          is_read: is_read ? '1' : '0',
          type: kind,
          created_at: formatServiceTime(created_at),
          ...(url ? { url } : {}),
        }
      },
    )
  }),
  route(markMessageRead, async ({ params }, { db, requireCustomer }) => {
    if (!(await markRead(db, params.id, requireCustomer().id))) throw noSuchEntity('id', params.id)
    return true as const
  }),
  route(removeMessage, async ({ params }, { db, requireCustomer }) => {
    if (!(await deleteMessage(db, params.id, requireCustomer().id))) throw noSuchEntity('id', params.id)
    return true as const
  }),
]
