import type { LanguageCode } from '#domain/store/languages.ts'

/** Why an order was cancelled: nobody paid in time, or the customer cancelled it. */
export type CancelReason = 'unpaid' | 'customer'

/** Texts of an order's emails, in the language of the order. */
export interface OrderMailTexts {
  placed: { subject(number: string): string; intro(number: string): string }
  paid: { subject(number: string): string; intro(number: string, amount: string): string }
  /** Paid, and nothing needs to be delivered. */
  received: { subject(number: string): string; intro(number: string, amount: string): string }
  cancelled: { subject(number: string): string; intro(number: string, reason: CancelReason): string }
  /** Leads back to the order, from which everything can be ordered again. */
  again(link: string): string
  readonly toPay: string
  readonly deliverTo: string
  payBefore(time: string, link: string): string
  credit(days: number, link: string): string
  view(link: string): string
}

/** Emails in the six languages; times are Hong Kong's. */
export const orderMailTexts: Readonly<Record<LanguageCode, OrderMailTexts>> = {
  en: {
    placed: {
      subject: (number) => `We have received your Jadeleaf order ${number}`,
      intro: (number) => `Thank you for your order ${number}. Here is what you ordered:`,
    },
    paid: {
      subject: (number) => `Payment received for your Jadeleaf order ${number}`,
      intro: (number, amount) =>
        `We have received your payment of ${amount} for order ${number} and are packing your order.`,
    },
    received: {
      subject: (number) => `Payment received for your Jadeleaf order ${number}`,
      intro: (number, amount) =>
        `We have received your payment of ${amount} for order ${number}. There is nothing to deliver.`,
    },
    cancelled: {
      subject: (number) => `Your Jadeleaf order ${number} has been cancelled`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `Your order ${number} has been cancelled because it wasn't paid in time.` : `You have cancelled your order ${number}.`} You have nothing to pay, and we will refund any payment we still receive.`,
    },
    again: (link) => `Order the same again:\n${link}`,
    toPay: 'To pay',
    deliverTo: 'Deliver to',
    payBefore: (time, link) =>
      `Please pay before ${time} (Hong Kong time). After that, your order will be cancelled:\n${link}`,
    credit: (days, link) => `Payment is due within ${days} days. View your order:\n${link}`,
    view: (link) => `View your order:\n${link}`,
  },
  zh_cn: {
    placed: {
      subject: (number) => `我们已收到您的翠叶订单 ${number}`,
      intro: (number) => `感谢您的购买。订单 ${number} 包含以下商品：`,
    },
    paid: {
      subject: (number) => `您的翠叶订单 ${number} 已付款`,
      intro: (number, amount) => `我们已收到订单 ${number} 的款项 ${amount}，正在备货。`,
    },
    received: {
      subject: (number) => `您的翠叶订单 ${number} 已付款`,
      intro: (number, amount) => `我们已收到订单 ${number} 的款项 ${amount}。此订单无需配送。`,
    },
    cancelled: {
      subject: (number) => `您的翠叶订单 ${number} 已取消`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `您的订单 ${number} 因未在规定时间内付款，已取消。` : `您已取消订单 ${number}。`}您无需付款。如之后仍有款项到账，我们会原路退回。`,
    },
    again: (link) => `再次购买：\n${link}`,
    toPay: '应付金额',
    deliverTo: '收货信息',
    payBefore: (time, link) => `请在 ${time}（香港时间）前付款，超时订单将自动取消：\n${link}`,
    credit: (days, link) => `您可在 ${days} 天内付款。查看订单：\n${link}`,
    view: (link) => `查看订单：\n${link}`,
  },
  zh_hk: {
    placed: {
      subject: (number) => `我們已收到您的翠葉訂單 ${number}`,
      intro: (number) => `多謝惠顧。訂單 ${number} 包括以下產品：`,
    },
    paid: {
      subject: (number) => `您的翠葉訂單 ${number} 已付款`,
      intro: (number, amount) => `我們已收到訂單 ${number} 的款項 ${amount}，現正備貨。`,
    },
    received: {
      subject: (number) => `您的翠葉訂單 ${number} 已付款`,
      intro: (number, amount) => `我們已收到訂單 ${number} 的款項 ${amount}。此訂單無須送貨。`,
    },
    cancelled: {
      subject: (number) => `您的翠葉訂單 ${number} 已取消`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `您的訂單 ${number} 因未有在限時內付款，已取消。` : `您已取消訂單 ${number}。`}您無須付款。如其後仍收到款項，我們會原路退回。`,
    },
    again: (link) => `再次購買：\n${link}`,
    toPay: '應付金額',
    deliverTo: '收貨資料',
    payBefore: (time, link) => `請於 ${time}（香港時間）前付款，逾時訂單會自動取消：\n${link}`,
    credit: (days, link) => `您可於 ${days} 天內付款。查看訂單：\n${link}`,
    view: (link) => `查看訂單：\n${link}`,
  },
  ms: {
    placed: {
      subject: (number) => `Kami telah menerima pesanan Jadeleaf anda ${number}`,
      intro: (number) => `Terima kasih atas pesanan anda ${number}. Inilah yang anda pesan:`,
    },
    paid: {
      subject: (number) => `Pesanan Jadeleaf anda ${number} telah dibayar`,
      intro: (number, amount) =>
        `Kami telah menerima ${amount} untuk pesanan anda ${number} dan sedang membungkus pesanan anda.`,
    },
    received: {
      subject: (number) => `Pesanan Jadeleaf anda ${number} telah dibayar`,
      intro: (number, amount) =>
        `Kami telah menerima ${amount} untuk pesanan anda ${number}. Tiada apa-apa yang perlu dihantar.`,
    },
    cancelled: {
      subject: (number) => `Pesanan Jadeleaf anda ${number} telah dibatalkan`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `Pesanan anda ${number} telah dibatalkan kerana tidak dibayar dalam masa yang ditetapkan.` : `Anda telah membatalkan pesanan ${number}.`} Anda tidak perlu membayar, dan sebarang bayaran yang masih sampai kepada kami akan dipulangkan.`,
    },
    again: (link) => `Pesan yang sama sekali lagi:\n${link}`,
    toPay: 'Perlu dibayar',
    deliverTo: 'Alamat penghantaran',
    payBefore: (time, link) =>
      `Sila bayar sebelum ${time} (waktu Hong Kong). Selepas itu pesanan anda akan dibatalkan:\n${link}`,
    credit: (days, link) => `Sila bayar dalam masa ${days} hari. Lihat pesanan anda:\n${link}`,
    view: (link) => `Pesanan anda:\n${link}`,
  },
  vi: {
    placed: {
      subject: (number) => `Chúng tôi đã nhận được đơn hàng Jadeleaf ${number} của bạn`,
      intro: (number) => `Cảm ơn bạn đã đặt đơn hàng ${number}. Các sản phẩm bạn đã đặt:`,
    },
    paid: {
      subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã được thanh toán`,
      intro: (number, amount) =>
        `Chúng tôi đã nhận được ${amount} cho đơn hàng ${number} của bạn và đang đóng gói.`,
    },
    received: {
      subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã được thanh toán`,
      intro: (number, amount) =>
        `Chúng tôi đã nhận được ${amount} cho đơn hàng ${number} của bạn. Đơn hàng này không cần giao.`,
    },
    cancelled: {
      subject: (number) => `Đơn hàng Jadeleaf ${number} của bạn đã bị hủy`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `Đơn hàng ${number} của bạn đã bị hủy vì chưa được thanh toán đúng hạn.` : `Bạn đã hủy đơn hàng ${number}.`} Bạn không phải trả gì; nếu có khoản thanh toán nào đến sau, chúng tôi sẽ hoàn lại cho bạn.`,
    },
    again: (link) => `Đặt lại các sản phẩm này:\n${link}`,
    toPay: 'Cần thanh toán',
    deliverTo: 'Giao đến',
    payBefore: (time, link) =>
      `Vui lòng thanh toán trước ${time} (giờ Hồng Kông). Sau thời điểm này đơn hàng sẽ bị hủy:\n${link}`,
    credit: (days, link) => `Vui lòng thanh toán trong vòng ${days} ngày. Xem đơn hàng:\n${link}`,
    view: (link) => `Đơn hàng của bạn:\n${link}`,
  },
  th: {
    placed: {
      subject: (number) => `เราได้รับคำสั่งซื้อ Jadeleaf ${number} ของคุณแล้ว`,
      intro: (number) => `ขอบคุณสำหรับคำสั่งซื้อ ${number} รายการที่คุณสั่งมีดังนี้`,
    },
    paid: {
      subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณชำระเงินแล้ว`,
      intro: (number, amount) => `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${number} แล้ว และกำลังจัดเตรียมสินค้า`,
    },
    received: {
      subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณชำระเงินแล้ว`,
      intro: (number, amount) => `เราได้รับเงิน ${amount} สำหรับคำสั่งซื้อ ${number} แล้ว คำสั่งซื้อนี้ไม่มีสินค้าที่ต้องจัดส่ง`,
    },
    cancelled: {
      subject: (number) => `คำสั่งซื้อ Jadeleaf ${number} ของคุณถูกยกเลิกแล้ว`,
      intro: (number, reason) =>
        `${reason === 'unpaid' ? `คำสั่งซื้อ ${number} ของคุณถูกยกเลิกเพราะไม่ได้ชำระเงินภายในเวลาที่กำหนด` : `คุณยกเลิกคำสั่งซื้อ ${number} แล้ว`} คุณไม่ต้องชำระเงิน และหากมีเงินเข้ามาภายหลัง เราจะคืนเงินให้คุณ`,
    },
    again: (link) => `สั่งซื้ออีกครั้ง:\n${link}`,
    toPay: 'ยอดที่ต้องชำระ',
    deliverTo: 'จัดส่งถึง',
    payBefore: (time, link) => `โปรดชำระเงินก่อน ${time} (เวลาฮ่องกง) หลังจากนั้นคำสั่งซื้อจะถูกยกเลิก:\n${link}`,
    credit: (days, link) => `โปรดชำระเงินภายใน ${days} วัน ดูคำสั่งซื้อของคุณ:\n${link}`,
    view: (link) => `คำสั่งซื้อของคุณ:\n${link}`,
  },
}
