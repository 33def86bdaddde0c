import { signedSms } from '#domain/messages/sms.ts'
import { joinName } from '#domain/customers/name.ts'
import { defaultLanguage, languages, type LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from '#service/http/route.ts'
import { greetingTo, shopName } from '#service/messages/greeting.ts'
import { queueMessage } from '#service/outbox/store.ts'
import type { CustomerRow } from './store.ts'

/** Changes of the sign-in details. */
export interface AccessChange {
  readonly isNewEmail: boolean
  readonly isNewMobile: boolean
}

interface Texts {
  /** First line of an email, and the whole text of an SMS before the advice. */
  readonly email: string
  readonly mobile: string
  advice(link: string): string
}

const texts: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    email: 'The email address of your Jadeleaf account was changed',
    mobile: 'The mobile number of your Jadeleaf account was changed',
    advice: (link) => `If this wasn't you, set a new password straight away and contact us: ${link}`,
  },
  zh_cn: {
    email: '您的翠叶账号邮箱已更改',
    mobile: '您的翠叶账号手机号码已更改',
    advice: (link) => `如非您本人操作，请立即设置新密码并联系我们：${link}`,
  },
  zh_hk: {
    email: '您的翠葉帳戶電郵已更改',
    mobile: '您的翠葉帳戶手機號碼已更改',
    advice: (link) => `如非您本人操作，請立即設定新密碼並聯絡我們：${link}`,
  },
  ms: {
    email: 'Alamat e-mel akaun Jadeleaf anda telah ditukar',
    mobile: 'Nombor telefon bimbit akaun Jadeleaf anda telah ditukar',
    advice: (link) => `Jika bukan anda, tetapkan kata laluan baharu dengan segera dan hubungi kami: ${link}`,
  },
  vi: {
    email: 'Địa chỉ email của tài khoản Jadeleaf của bạn đã được đổi',
    mobile: 'Số điện thoại của tài khoản Jadeleaf của bạn đã được đổi',
    advice: (link) => `Nếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi: ${link}`,
  },
  th: {
    email: 'อีเมลของบัญชี Jadeleaf ของคุณถูกเปลี่ยนแล้ว',
    mobile: 'หมายเลขมือถือของบัญชี Jadeleaf ของคุณถูกเปลี่ยนแล้ว',
    advice: (link) => `หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดตั้งรหัสผ่านใหม่ทันทีและติดต่อเรา: ${link}`,
  },
}

/** A notice about an account: the paragraphs of an email between greeting and signature, or a text message. */
export interface AccountNotice {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly sms: string
  /** Values for the template of the SMS. */
  readonly variables: Readonly<Record<string, string>>
}

/** Language of an account: notices use it, because the page may be used by someone else. */
export const languageOfAccount = ({ store_id }: CustomerRow): LanguageCode =>
  (languages.find(({ storeId }) => storeId === store_id) ?? defaultLanguage).code

/** Sends the owner of an account a notice: by email to the address on record, or else by SMS to the number on record. */
export async function sendAccountNotice(
  tx: Db,
  owner: CustomerRow,
  { subject, paragraphs, sms, variables }: AccountNotice,
  now: Date,
): Promise<void> {
  const code = languageOfAccount(owner)
  const kind = { purpose: 'accountChange', language: code } as const
  const greeting = greetingTo(joinName(owner.firstname, owner.lastname), code)
  if (owner.email) {
    const body = [greeting, ...paragraphs, shopName(code)].join('\n\n')
    await queueMessage(tx, { ...kind, channel: 'email', recipient: owner.email, subject, body }, now)
  } else if (owner.mobile) {
    const recipient = `+${owner.mobile_prefix ?? ''}${owner.mobile}`
    const body = signedSms(sms, code)
    await queueMessage(tx, { ...kind, channel: 'sms', recipient, body, variables }, now)
  }
}

/**
 * Notifies the owner of an account about a changed email or mobile at the previous contact: by email to the address
 * on record, or else by SMS to the number on record (ASVS 6.3.7). Uses the language of the account, because the page
 * may be used by someone else.
 * @param before the record before the change
 */
export async function sendChangeNotices(
  tx: Db,
  before: CustomerRow,
  { isNewEmail, isNewMobile }: AccessChange,
  { now, origin }: RequestContext,
): Promise<void> {
  const code = languageOfAccount(before)
  const { email, mobile, advice } = texts[code]
  const link = `${origin}/forgot_password`
  for (const subject of [...(isNewEmail ? [email] : []), ...(isNewMobile ? [mobile] : [])]) {
    const sms = code.startsWith('zh') ? `${subject}。${advice(link)}` : `${subject}. ${advice(link)}`
    const paragraphs = [subject, advice(link)]
    await sendAccountNotice(tx, before, { subject, paragraphs, sms, variables: { subject, link } }, now)
  }
}
