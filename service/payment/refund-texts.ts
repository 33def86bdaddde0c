import type { LanguageCode } from '#domain/store/languages.ts'

/** Reason for a refund: the order is not open, or another payment has already paid it. */
export type RefundReason = 'cancelled' | 'alreadyPaid'

interface RefundTexts {
  subject(number: string, amount: string): string
  readonly intro: Readonly<Record<RefundReason, (number: string, amount: string) => string>>
  readonly refund: string
  view(link: string): string
}

/** Email about a refunded payment, in the language of the order. */
export const refundTexts: Readonly<Record<LanguageCode, RefundTexts>> = {
  en: {
    subject: (number, amount) => `We'll refund ${amount} for your Jadeleaf order ${number}`,
    intro: {
      cancelled: (number, amount) =>
        `We received ${amount} for your order ${number} after it had been cancelled. The order stays cancelled.`,
      alreadyPaid: (number, amount) =>
        `We received ${amount} for your order ${number}, which was already paid. Your order is not affected.`,
    },
    refund:
      "We'll refund the full amount to the payment method you used. You don't need to do anything. Depending on your bank, it can take several working days to arrive.",
    view: (link) => `Your order:\n${link}`,
  },
  zh_cn: {
    subject: (number, amount) => `翠叶订单 ${number} 将退款 ${amount}`,
    intro: {
      cancelled: (number, amount) =>
        `我们在订单 ${number} 取消后收到了您的付款 ${amount}。订单仍为已取消状态。`,
      alreadyPaid: (number, amount) =>
        `您的订单 ${number} 此前已付款，我们又收到了一笔 ${amount}。您的订单不受影响。`,
    },
    refund: '我们会将全额原路退回，您无需任何操作。到账时间视银行而定，可能需要几个工作日。',
    view: (link) => `查看订单：\n${link}`,
  },
  zh_hk: {
    subject: (number, amount) => `翠葉訂單 ${number} 將退款 ${amount}`,
    intro: {
      cancelled: (number, amount) =>
        `我們在訂單 ${number} 取消後收到您的付款 ${amount}。訂單仍為已取消狀態。`,
      alreadyPaid: (number, amount) =>
        `您的訂單 ${number} 之前已付款，我們再收到一筆 ${amount}。您的訂單不受影響。`,
    },
    refund: '我們會將全數款項原路退回，您無須辦理任何手續。到帳時間視乎銀行，可能需要數個工作天。',
    view: (link) => `查看訂單：\n${link}`,
  },
  ms: {
    subject: (number, amount) => `Kami akan memulangkan ${amount} bagi pesanan Jadeleaf ${number}`,
    intro: {
      cancelled: (number, amount) =>
        `Kami menerima ${amount} bagi pesanan anda ${number} selepas pesanan itu dibatalkan. Pesanan kekal dibatalkan.`,
      alreadyPaid: (number, amount) =>
        `Kami menerima ${amount} bagi pesanan anda ${number} yang telah pun dibayar. Pesanan anda tidak terjejas.`,
    },
    refund:
      'Kami akan memulangkan jumlah penuh melalui cara bayaran yang anda gunakan. Anda tidak perlu berbuat apa-apa. Bergantung pada bank anda, wang mungkin mengambil masa beberapa hari bekerja untuk diterima.',
    view: (link) => `Pesanan anda:\n${link}`,
  },
  vi: {
    subject: (number, amount) => `Chúng tôi sẽ hoàn ${amount} cho đơn hàng Jadeleaf ${number}`,
    intro: {
      cancelled: (number, amount) =>
        `Chúng tôi nhận được ${amount} cho đơn hàng ${number} sau khi đơn đã bị hủy. Đơn hàng vẫn ở trạng thái đã hủy.`,
      alreadyPaid: (number, amount) =>
        `Chúng tôi nhận được thêm ${amount} cho đơn hàng ${number} đã được thanh toán trước đó. Đơn hàng của bạn không bị ảnh hưởng.`,
    },
    refund:
      'Chúng tôi sẽ hoàn trả toàn bộ số tiền về phương thức thanh toán bạn đã dùng. Bạn không cần làm gì thêm. Tùy ngân hàng, tiền có thể về sau vài ngày làm việc.',
    view: (link) => `Đơn hàng của bạn:\n${link}`,
  },
  th: {
    subject: (number, amount) => `เราจะคืนเงิน ${amount} สำหรับคำสั่งซื้อ Jadeleaf ${number}`,
    intro: {
      cancelled: (number, amount) =>
        `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${number} หลังจากที่คำสั่งซื้อถูกยกเลิกแล้ว คำสั่งซื้อยังคงถูกยกเลิก`,
      alreadyPaid: (number, amount) =>
        `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${number} ซึ่งชำระเงินแล้วก่อนหน้านี้ คำสั่งซื้อของคุณไม่ได้รับผลกระทบ`,
    },
    refund:
      'เราจะคืนเงินเต็มจำนวนผ่านช่องทางที่คุณใช้ชำระ คุณไม่ต้องดำเนินการใด ๆ ระยะเวลาที่ได้รับเงินขึ้นอยู่กับธนาคาร อาจใช้เวลาหลายวันทำการ',
    view: (link) => `คำสั่งซื้อของคุณ:\n${link}`,
  },
}
