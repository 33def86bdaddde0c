import type { LanguageCode } from '#domain/store/languages.ts'

interface MembershipTexts {
  subject(until: string): string
  intro(until: string): string
  view(link: string): string
}

/** Email about a membership that has started or was extended, in the language of the order. `until` is its formatted last day. */
export const membershipTexts: Readonly<Record<LanguageCode, MembershipTexts>> = {
  en: {
    subject: (until) => `You're a Jadeleaf associate until ${until}`,
    intro: (until) =>
      `Your associate membership is paid and runs until ${until}. From now on you see and pay associate prices whenever you're signed in.`,
    view: (link) => `Your account:\n${link}`,
  },
  zh_cn: {
    subject: (until) => `您的翠叶事业伙伴会员有效期至 ${until}`,
    intro: (until) => `您的事业伙伴会员资格已付款，有效期至 ${until}。登录后即可享受伙伴价。`,
    view: (link) => `查看账号：\n${link}`,
  },
  zh_hk: {
    subject: (until) => `您的翠葉事業夥伴會籍有效期至 ${until}`,
    intro: (until) => `您的事業夥伴會籍已付款，有效期至 ${until}。登入後即可享夥伴價。`,
    view: (link) => `查看帳戶：\n${link}`,
  },
  ms: {
    subject: (until) => `Anda rakan niaga Jadeleaf sehingga ${until}`,
    intro: (until) =>
      `Keahlian rakan niaga anda telah dibayar dan sah sehingga ${until}. Log masuk untuk melihat dan membayar harga rakan niaga.`,
    view: (link) => `Akaun anda:\n${link}`,
  },
  vi: {
    subject: (until) => `Bạn là cộng tác viên của Jadeleaf đến ${until}`,
    intro: (until) =>
      `Tư cách cộng tác viên của bạn đã được thanh toán và có hiệu lực đến ${until}. Hãy đăng nhập để xem và mua theo giá cộng tác viên.`,
    view: (link) => `Tài khoản của bạn:\n${link}`,
  },
  th: {
    subject: (until) => `คุณเป็นสมาชิกธุรกิจของ Jadeleaf ถึง ${until}`,
    intro: (until) => `เราได้รับค่าสมาชิกธุรกิจของคุณแล้ว สมาชิกภาพมีผลถึงวันที่ ${until} เข้าสู่ระบบเพื่อดูและซื้อในราคาสมาชิกธุรกิจ`,
    view: (link) => `บัญชีของคุณ:\n${link}`,
  },
}
