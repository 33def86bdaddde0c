import type { LanguageCode } from '#domain/store/languages.ts'

interface Mail {
  readonly subject: string
  readonly body: string
}

/** Messages sent at sign-in, in the language of the store. */
interface Texts {
  code(code: string, minutes: number): string
  reset(name: string, link: string, hours: number): Mail
  /** The same by SMS. It names the account by number: an SMS holds nothing that a customer typed (docs/decisions/0030). */
  resetSms(account: string, link: string, hours: number): string
  /** Sent instead of a code when the number given for a new account already has one. `link` leads to password recovery. */
  taken(link: string): string
}

export const authTexts: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    code: (code, minutes) =>
      `Your Jadeleaf security code is ${code}. It is valid for ${minutes} minutes. Don’t share it with anyone.`,
    taken: (link) =>
      `This number already has a Jadeleaf account. Sign in with it, or set a new password: ${link} If you didn’t request this, you can ignore this message.`,
    resetSms: (account, link, hours) =>
      `Jadeleaf account ${account}: set a new password within ${hours} hours: ${link} If you didn’t request this, you can ignore this message; your password won’t change.`,
    reset: (name, link, hours) => ({
      subject: 'Set a new Jadeleaf password',
      body: `Hello ${name},\n\nPlease use this link within ${hours} hours to set a new password:\n${link}\n\nIf you didn’t request this, you can ignore this email; your password won’t change.`,
    }),
  },
  zh_cn: {
    code: (code, minutes) => `【翠叶】您的验证码是 ${code}，${minutes} 分钟内有效，请勿告知他人。`,
    taken: (link) =>
      `【翠叶】此号码已有账号。请直接登录，或设置新密码：${link} 如果这不是您本人的操作，请忽略此消息。`,
    resetSms: (account, link, hours) =>
      `【翠叶】账号 ${account}：请在 ${hours} 小时内设置新密码：${link} 如果这不是您本人的操作，请忽略此消息，您的密码不会改变。`,
    reset: (name, link, hours) => ({
      subject: '翠叶账号：设置新密码',
      body: `${name}，您好：\n\n请在 ${hours} 小时内通过以下链接设置新密码：\n${link}\n\n如果这不是您本人的操作，请忽略此邮件，您的密码不会改变。`,
    }),
  },
  zh_hk: {
    code: (code, minutes) => `您的翠葉驗證碼是 ${code}，${minutes} 分鐘內有效。請勿告知他人。`,
    taken: (link) =>
      `此號碼已有翠葉帳戶。請直接登入，或設定新密碼：${link} 如這並非您本人的操作，請忽略此訊息。`,
    resetSms: (account, link, hours) =>
      `翠葉帳戶 ${account}：請於 ${hours} 小時內設定新密碼：${link} 如這並非您本人的操作，請忽略此訊息，您的密碼不會更改。`,
    reset: (name, link, hours) => ({
      subject: '翠葉帳戶：設定新密碼',
      body: `${name}，您好：\n\n請於 ${hours} 小時內透過以下連結設定新密碼：\n${link}\n\n如這並非您本人的操作，請忽略此電郵，您的密碼不會更改。`,
    }),
  },
  ms: {
    code: (code, minutes) =>
      `Kod keselamatan Jadeleaf anda ialah ${code}. Kod ini sah selama ${minutes} minit. Jangan kongsi dengan sesiapa.`,
    taken: (link) =>
      `Nombor ini sudah mempunyai akaun Jadeleaf. Log masuk dengannya, atau tetapkan kata laluan baharu: ${link} Jika anda tidak memintanya, abaikan mesej ini.`,
    resetSms: (account, link, hours) =>
      `Akaun Jadeleaf ${account}: tetapkan kata laluan baharu dalam masa ${hours} jam: ${link} Jika anda tidak memintanya, abaikan mesej ini: kata laluan anda tidak berubah.`,
    reset: (name, link, hours) => ({
      subject: 'Tetapkan kata laluan Jadeleaf baharu',
      body: `Helo ${name},\n\nSila gunakan pautan ini dalam masa ${hours} jam untuk menetapkan kata laluan baharu:\n${link}\n\nJika anda tidak memintanya, abaikan e-mel ini: kata laluan anda tidak berubah.`,
    }),
  },
  vi: {
    code: (code, minutes) =>
      `Mã xác thực Jadeleaf của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút. Vui lòng không chia sẻ mã này.`,
    taken: (link) =>
      `Số này đã có tài khoản Jadeleaf. Hãy đăng nhập bằng số này hoặc đặt mật khẩu mới: ${link} Nếu bạn không yêu cầu, hãy bỏ qua tin nhắn này.`,
    resetSms: (account, link, hours) =>
      `Tài khoản Jadeleaf ${account}: đặt mật khẩu mới trong vòng ${hours} giờ: ${link} Nếu bạn không yêu cầu, hãy bỏ qua tin nhắn này: mật khẩu của bạn không thay đổi.`,
    reset: (name, link, hours) => ({
      subject: 'Đặt mật khẩu Jadeleaf mới',
      body: `Xin chào ${name},\n\nVui lòng dùng liên kết này trong vòng ${hours} giờ để đặt mật khẩu mới:\n${link}\n\nNếu bạn không yêu cầu, hãy bỏ qua email này: mật khẩu của bạn không thay đổi.`,
    }),
  },
  th: {
    code: (code, minutes) => `รหัสยืนยัน Jadeleaf ของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที โปรดอย่าบอกผู้อื่น`,
    taken: (link) =>
      `หมายเลขนี้มีบัญชี Jadeleaf แล้ว โปรดเข้าสู่ระบบด้วยหมายเลขนี้ หรือตั้งรหัสผ่านใหม่: ${link} หากคุณไม่ได้เป็นผู้ขอ โปรดเพิกเฉยต่อข้อความนี้`,
    resetSms: (account, link, hours) =>
      `บัญชี Jadeleaf ${account}: ตั้งรหัสผ่านใหม่ภายใน ${hours} ชั่วโมง: ${link} หากคุณไม่ได้เป็นผู้ขอ โปรดเพิกเฉยต่อข้อความนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง`,
    reset: (name, link, hours) => ({
      subject: 'ตั้งรหัสผ่าน Jadeleaf ใหม่',
      body: `สวัสดีคุณ ${name}\n\nโปรดใช้ลิงก์นี้ภายใน ${hours} ชั่วโมงเพื่อตั้งรหัสผ่านใหม่:\n${link}\n\nหากคุณไม่ได้เป็นผู้ขอ โปรดเพิกเฉยต่ออีเมลนี้ รหัสผ่านของคุณจะไม่เปลี่ยนแปลง`,
    }),
  },
}
