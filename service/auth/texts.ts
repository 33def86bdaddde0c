import type { LanguageCode } from '#domain/store/languages.ts'

interface Mail { readonly subject: string; readonly body: string }

/** The messages that sign-in sends to people, in the language of the store they use. */
interface Texts {
  code(code: string, minutes: number): string
  reset(name: string, link: string, hours: number): Mail
}

export const authTexts: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    code: (code, minutes) => `Your Jadeleaf security code is ${code}. It is valid for ${minutes} minutes. Please share it with nobody.`,
    reset: (name, link, hours) => ({ subject: 'Set a new Jadeleaf password', body: `Hello ${name},\n\nplease use this link within ${hours} hours to set a new password:\n${link}\n\nIf you did not ask for it, ignore this message: your password stays as it is.` }),
  },
  zh_cn: {
    code: (code, minutes) => `您的 Jadeleaf 验证码是 ${code}，${minutes} 分钟内有效。请勿告知他人。`,
    reset: (name, link, hours) => ({ subject: '设置新的 Jadeleaf 密码', body: `${name}，您好：\n\n请在 ${hours} 小时内通过以下链接设置新密码：\n${link}\n\n如果这不是您本人的操作，请忽略此消息，您的密码不会改变。` }),
  },
  zh_hk: {
    code: (code, minutes) => `您的 Jadeleaf 驗證碼是 ${code}，${minutes} 分鐘內有效。請勿告知他人。`,
    reset: (name, link, hours) => ({ subject: '設定新的 Jadeleaf 密碼', body: `${name}，您好：\n\n請於 ${hours} 小時內透過以下連結設定新密碼：\n${link}\n\n如這並非您本人的操作，請忽略此訊息，您的密碼不會更改。` }),
  },
  ms: {
    code: (code, minutes) => `Kod keselamatan Jadeleaf anda ialah ${code}. Kod ini sah selama ${minutes} minit. Jangan kongsi dengan sesiapa.`,
    reset: (name, link, hours) => ({ subject: 'Tetapkan kata laluan Jadeleaf baharu', body: `Helo ${name},\n\nsila gunakan pautan ini dalam masa ${hours} jam untuk menetapkan kata laluan baharu:\n${link}\n\nJika anda tidak memintanya, abaikan mesej ini: kata laluan anda tidak berubah.` }),
  },
  vi: {
    code: (code, minutes) => `Mã bảo mật Jadeleaf của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút. Vui lòng không chia sẻ mã này.`,
    reset: (name, link, hours) => ({ subject: 'Đặt mật khẩu Jadeleaf mới', body: `Xin chào ${name},\n\nvui lòng dùng liên kết này trong vòng ${hours} giờ để đặt mật khẩu mới:\n${link}\n\nNếu bạn không yêu cầu, hãy bỏ qua tin nhắn này: mật khẩu của bạn không thay đổi.` }),
  },
  th: {
    code: (code, minutes) => `รหัสความปลอดภัย Jadeleaf ของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที โปรดอย่าบอกผู้อื่น`,
    reset: (name, link, hours) => ({ subject: 'ตั้งรหัสผ่าน Jadeleaf ใหม่', body: `สวัสดีคุณ ${name}\n\nโปรดใช้ลิงก์นี้ภายใน ${hours} ชั่วโมงเพื่อตั้งรหัสผ่านใหม่:\n${link}\n\nหากคุณไม่ได้เป็นผู้ขอ โปรดเพิกเฉยต่อข้อความนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง` }),
  },
}
