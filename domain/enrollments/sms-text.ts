import { signedSms } from '../messages/sms.ts'
import type { LanguageCode } from '../store/languages.ts'

type SmsText = (account: string, link: string) => string

/**
 * One line says by number who invites, one has the link. Together they fit into two SMS, also in Chinese and Thai. There is
 * no name in it: a name is what a customer typed, and the SMS goes to any number in the shop's name (docs/decisions/0030).
 */
const texts: Readonly<Record<LanguageCode, SmsText>> = {
  en: (account, link) => `Associate ${account} invites you to join Jadeleaf. Register here: ${link}`,
  zh_cn: (account, link) => `事业伙伴 ${account} 邀请您加入翠叶。请打开链接注册：${link}`,
  zh_hk: (account, link) => `事業夥伴 ${account} 邀請您加入翠葉。請開啟連結註冊：${link}`,
  ms: (account, link) => `Rakan niaga ${account} menjemput anda menyertai Jadeleaf. Daftar di sini: ${link}`,
  vi: (account, link) => `Cộng tác viên ${account} mời bạn tham gia Jadeleaf. Đăng ký tại đây: ${link}`,
  th: (account, link) => `สมาชิกธุรกิจ ${account} เชิญคุณเข้าร่วม Jadeleaf ลงทะเบียนที่นี่: ${link}`,
}

/**
 * Text of an invitation's SMS, used by the service that sends it and the form that previews it.
 * @param account member number of the enroller
 */
export const invitationSms = (language: LanguageCode, account: string, link: string): string =>
  signedSms(texts[language](account, link), language)
