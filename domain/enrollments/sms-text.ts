import type { LanguageCode } from '../store/languages.ts'

type SmsText = (name: string, link: string) => string

/** One line names the inviter, one has the link. Together they fit into two SMS, also in Chinese and Thai. */
const texts: Readonly<Record<LanguageCode, SmsText>> = {
  en: (name, link) => `${name} invites you to join Jadeleaf. Register here: ${link}`,
  zh_cn: (name, link) => `${name}邀请您加入 Jadeleaf。请打开链接注册：${link}`,
  zh_hk: (name, link) => `${name}邀請您加入 Jadeleaf。請開啟連結登記：${link}`,
  ms: (name, link) => `${name} menjemput anda menyertai Jadeleaf. Daftar di sini: ${link}`,
  vi: (name, link) => `${name} mời bạn tham gia Jadeleaf. Đăng ký tại đây: ${link}`,
  th: (name, link) => `${name} เชิญคุณเข้าร่วม Jadeleaf ลงทะเบียนที่นี่: ${link}`,
}

/**
 * Text of an invitation's SMS, used by the service that sends it and the form that previews it.
 * @param name name of the enroller
 */
export const invitationSms = (language: LanguageCode, name: string, link: string): string =>
  texts[language](name, link)
