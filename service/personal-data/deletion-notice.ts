import { joinName } from '#domain/customers/name.ts'
import { signedSms } from '#domain/messages/sms.ts'
import { defaultLanguage, languages, type LanguageCode } from '#domain/store/languages.ts'
import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { greetingTo, shopName } from '#service/messages/greeting.ts'
import { queueMessage } from '#service/outbox/store.ts'

interface Texts {
  readonly subject: string
  /** What was kept. */
  readonly kept: string
  /** What to do if somebody else did it. */
  readonly advice: string
}

const texts: Readonly<Record<LanguageCode, Texts>> = {
  en: {
    subject: 'Your Jadeleaf account was deleted',
    kept: "We've removed your personal data. We keep your orders without your name and contact details for as long as the law requires.",
    advice: "If this wasn't you, please contact us straight away.",
  },
  zh_cn: {
    subject: '您的翠叶账号已注销',
    kept: '您的个人信息已删除。依照法律规定，您的订单会保留一段时间，但不含您的姓名和联系方式。',
    advice: '如非您本人操作，请立即联系我们。',
  },
  zh_hk: {
    subject: '您的翠葉帳戶已刪除',
    kept: '您的個人資料已刪除。按法例要求，您的訂單會保留一段時間，但不含您的姓名和聯絡資料。',
    advice: '如非您本人操作，請立即聯絡我們。',
  },
  ms: {
    subject: 'Akaun Jadeleaf anda telah dipadamkan',
    kept: 'Data peribadi anda telah dibuang. Pesanan anda disimpan tanpa nama dan maklumat hubungan anda selama yang dikehendaki undang-undang.',
    advice: 'Jika bukan anda yang melakukannya, sila hubungi kami dengan segera.',
  },
  vi: {
    subject: 'Tài khoản Jadeleaf của bạn đã được xóa',
    kept: 'Chúng tôi đã xóa dữ liệu cá nhân của bạn. Các đơn hàng được giữ lại theo thời hạn luật định, không kèm tên và thông tin liên hệ của bạn.',
    advice: 'Nếu không phải bạn, hãy liên hệ ngay với chúng tôi.',
  },
  th: {
    subject: 'ลบบัญชี Jadeleaf ของคุณแล้ว',
    kept: 'เราลบข้อมูลส่วนบุคคลของคุณแล้ว และจะเก็บคำสั่งซื้อไว้ตามระยะเวลาที่กฎหมายกำหนด โดยไม่มีชื่อและข้อมูลติดต่อของคุณ',
    advice: 'หากคุณไม่ได้เป็นผู้ลบ โปรดติดต่อเราทันที',
  },
}

/**
 * Confirms a deletion to the contact that was on file: by email, or else by SMS. Nothing refers to the message any more;
 * it goes as any other that was sent (`service/retention`).
 * @param before the record before the deletion
 * @param origin of the shop, for the template of an SMS
 */
export async function sendDeletionNotice(
  tx: Db,
  before: CustomerRow,
  now: Date,
  origin: string,
): Promise<void> {
  const { code } = languages.find(({ storeId }) => storeId === before.store_id) ?? defaultLanguage
  const { subject, kept, advice } = texts[code]
  const kind = { purpose: 'accountChange', language: code } as const
  if (before.email) {
    const body = [
      greetingTo(joinName(before.firstname, before.lastname), code),
      subject,
      kept,
      advice,
      shopName(code),
    ]
    await queueMessage(
      tx,
      { ...kind, channel: 'email', recipient: before.email, subject, body: body.join('\n\n') },
      now,
    )
  } else if (before.mobile) {
    await queueMessage(
      tx,
      {
        ...kind,
        channel: 'sms',
        recipient: `+${before.mobile_prefix ?? ''}${before.mobile}`,
        body: signedSms(code.startsWith('zh') ? `${subject}。${advice}` : `${subject}. ${advice}`, code),
        variables: { subject, link: origin },
      },
      now,
    )
  }
}
