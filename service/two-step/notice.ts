import { languageOfAccount, sendAccountNotice } from '#service/customers/change-notice.ts'
import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage } from '#service/languages/six-languages.ts'
import { adviceTexts, eventTexts, type TwoStepEvent } from './texts.ts'

/**
 * Tells the owner of an account what happened to its two-step sign-in.
 * @param origin of the shop, for the link to set a new password; undefined where nobody knows it, as on the command line
 */
export async function sendTwoStepNotice(
  tx: Db,
  owner: CustomerRow,
  event: TwoStepEvent,
  { now, origin }: { readonly now: Date; readonly origin?: string | undefined },
): Promise<void> {
  const code = languageOfAccount(owner)
  const subject = inLanguage(eventTexts[event], code)
  const advice = inLanguage(adviceTexts, code)
  const link = origin === undefined ? [] : [`${origin}/forgot_password`]
  const sentence = code.startsWith('zh') ? `${subject}。${advice}` : `${subject}. ${advice}`
  await sendAccountNotice(
    tx,
    owner,
    {
      subject,
      paragraphs: [subject, advice, ...link],
      sms: [sentence, ...link].join(' '),
      variables: { subject, link: link.join('') },
    },
    now,
  )
}
