import type { LanguageCode } from '#domain/store/languages.ts'
import { of, type MessageText } from './message-text.ts'

/** Kinds of messages about an order: `received` is a paid order without a delivery, `refund` a payment that was
 * not needed, `refundDelayed` and `refundSent` a refund that no provider made, and the same once the staff have made it. */
export type OrderMessageKind =
  | 'placed'
  | 'paid'
  | 'received'
  | 'cancelled'
  | 'sent'
  | 'sentPart'
  | 'delivered'
  | 'refund'
  | 'refunded'
  | 'refundedPart'
  | 'refundDelayed'
  | 'refundSent'

/** Title and text of every kind, in the language of the page. */
export const orderMessageTexts: Readonly<
  Record<LanguageCode, Readonly<Record<OrderMessageKind, MessageText>>>
> = {
  en: {
    placed: (vars) => [
      `We have received your order ${of(vars, 'number')}`,
      'You can see what you ordered, and whether payment is due, on the order page.',
    ],
    paid: (vars) => [
      `Your order ${of(vars, 'number')} is paid`,
      `We have received your payment of ${of(vars, 'amount')} and are packing your order.`,
    ],
    cancelled: (vars) => [
      `Your order ${of(vars, 'number')} has been cancelled`,
      'You have nothing to pay, and we will refund any payment we still receive.',
    ],
    refund: (vars) => [
      `We'll refund ${of(vars, 'amount')} for your order ${of(vars, 'number')}`,
      'We received a payment that your order no longer needed. The full amount goes back to the payment method you used.',
    ],
    received: (vars) => [
      `Your order ${of(vars, 'number')} is paid`,
      `We have received your payment of ${of(vars, 'amount')}. There is nothing to deliver.`,
    ],
    sent: (vars) => [
      `Your order ${of(vars, 'number')} is on its way`,
      'Your parcel is with the courier. You can follow it on the order page.',
    ],
    sentPart: (vars) => [
      `Part of your order ${of(vars, 'number')} is on its way`,
      'The first parcel is with the courier. The rest follows.',
    ],
    delivered: (vars) => [
      `Your order ${of(vars, 'number')} has arrived`,
      'Is anything missing or damaged? Tell us from the order page.',
    ],
    refunded: (vars) => [
      `We have refunded your order ${of(vars, 'number')}`,
      'See what goes back to you, and how, on the order page.',
    ],
    refundedPart: (vars) => [
      `We have refunded part of your order ${of(vars, 'number')}`,
      'See what goes back to you, and how, on the order page.',
    ],
    refundDelayed: (vars) => [
      `We couldn't send your refund of ${of(vars, 'amount')} yet`,
      `We're looking into the refund for your order ${of(vars, 'number')} and will write to you once it's sent. You don't need to do anything.`,
    ],
    refundSent: (vars) => [
      `We've sent your refund of ${of(vars, 'amount')}`,
      `It is for your order ${of(vars, 'number')}. Depending on your bank, it can take several working days to arrive.`,
    ],
  },
  zh_cn: {
    placed: (vars) => [`我们已收到您的订单 ${of(vars, 'number')}`, '您可在订单页面查看所订商品及付款状态。'],
    paid: (vars) => [`您的订单 ${of(vars, 'number')} 已付款`, `我们已收到 ${of(vars, 'amount')}，正在备货。`],
    cancelled: (vars) => [
      `您的订单 ${of(vars, 'number')} 已取消`,
      '您无需付款。如之后仍有款项到账，我们会原路退回。',
    ],
    refund: (vars) => [
      `您的订单 ${of(vars, 'number')} 将退款 ${of(vars, 'amount')}`,
      '我们收到此订单多付的一笔款项，会全额原路退回。',
    ],
    received: (vars) => [
      `您的订单 ${of(vars, 'number')} 已付款`,
      `我们已收到 ${of(vars, 'amount')}。此订单无需配送。`,
    ],
    sent: (vars) => [`您的订单 ${of(vars, 'number')} 已发货`, '包裹已交给快递公司，可在订单页面查看物流。'],
    sentPart: (vars) => [
      `您的订单 ${of(vars, 'number')} 已部分发货`,
      '第一个包裹已交给快递公司，其余商品随后发出。',
    ],
    delivered: (vars) => [`您的订单 ${of(vars, 'number')} 已送达`, '如有缺件或破损，请在订单页面告诉我们。'],
    refunded: (vars) => [`您的订单 ${of(vars, 'number')} 已退款`, '退款金额及方式请见订单页面。'],
    refundedPart: (vars) => [`您的订单 ${of(vars, 'number')} 已部分退款`, '退款金额及方式请见订单页面。'],
    refundDelayed: (vars) => [
      `我们暂时无法退回 ${of(vars, 'amount')}`,
      `订单 ${of(vars, 'number')} 的退款正在处理，退款后会通知您。您无需任何操作。`,
    ],
    refundSent: (vars) => [
      `我们已退回 ${of(vars, 'amount')}`,
      `这是订单 ${of(vars, 'number')} 的退款。到账时间视银行而定，可能需要几个工作日。`,
    ],
  },
  zh_hk: {
    placed: (vars) => [`我們已收到您的訂單 ${of(vars, 'number')}`, '您可在訂單頁面查看所訂產品及付款狀態。'],
    paid: (vars) => [`您的訂單 ${of(vars, 'number')} 已付款`, `我們已收到 ${of(vars, 'amount')}，現正備貨。`],
    cancelled: (vars) => [
      `您的訂單 ${of(vars, 'number')} 已取消`,
      '您無須付款。如其後仍收到款項，我們會原路退回。',
    ],
    refund: (vars) => [
      `您的訂單 ${of(vars, 'number')} 將退款 ${of(vars, 'amount')}`,
      '我們收到此訂單多付的一筆款項，會全數原路退回。',
    ],
    received: (vars) => [
      `您的訂單 ${of(vars, 'number')} 已付款`,
      `我們已收到 ${of(vars, 'amount')}。此訂單無須送貨。`,
    ],
    sent: (vars) => [`您的訂單 ${of(vars, 'number')} 已發貨`, '包裹已交予速遞公司，可在訂單頁面追蹤。'],
    sentPart: (vars) => [
      `您的訂單 ${of(vars, 'number')} 已發出部分產品`,
      '首個包裹已交予速遞公司，其餘產品稍後發出。',
    ],
    delivered: (vars) => [`您的訂單 ${of(vars, 'number')} 已送達`, '如有缺漏或損壞，請在訂單頁面通知我們。'],
    refunded: (vars) => [`您的訂單 ${of(vars, 'number')} 已退款`, '退款金額及方式請見訂單頁面。'],
    refundedPart: (vars) => [`您的訂單 ${of(vars, 'number')} 已退回部分款項`, '退款金額及方式請見訂單頁面。'],
    refundDelayed: (vars) => [
      `我們暫時未能退回 ${of(vars, 'amount')}`,
      `我們正跟進訂單 ${of(vars, 'number')} 的退款，退款後會通知您。您無須辦理任何手續。`,
    ],
    refundSent: (vars) => [
      `我們已退回 ${of(vars, 'amount')}`,
      `這是訂單 ${of(vars, 'number')} 的退款。到帳時間視乎銀行，可能需要數個工作天。`,
    ],
  },
  ms: {
    placed: (vars) => [
      `Kami telah menerima pesanan anda ${of(vars, 'number')}`,
      'Anda boleh melihat barang yang dipesan dan status bayarannya di halaman pesanan.',
    ],
    paid: (vars) => [
      `Pesanan anda ${of(vars, 'number')} telah dibayar`,
      `Kami telah menerima ${of(vars, 'amount')} dan sedang membungkus pesanan anda.`,
    ],
    cancelled: (vars) => [
      `Pesanan anda ${of(vars, 'number')} telah dibatalkan`,
      'Anda tidak perlu membayar, dan sebarang bayaran yang masih sampai kepada kami akan dipulangkan.',
    ],
    refund: (vars) => [
      `Kami akan memulangkan ${of(vars, 'amount')} bagi pesanan anda ${of(vars, 'number')}`,
      'Kami menerima bayaran yang tidak lagi diperlukan oleh pesanan anda. Jumlah penuh dipulangkan melalui cara bayaran yang anda gunakan.',
    ],
    received: (vars) => [
      `Pesanan anda ${of(vars, 'number')} telah dibayar`,
      `Kami telah menerima ${of(vars, 'amount')}. Tiada apa-apa yang perlu dihantar.`,
    ],
    sent: (vars) => [
      `Pesanan anda ${of(vars, 'number')} dalam perjalanan`,
      'Bungkusan anda sudah diserahkan kepada syarikat penghantaran. Anda boleh menjejakinya di halaman pesanan.',
    ],
    sentPart: (vars) => [
      `Sebahagian pesanan anda ${of(vars, 'number')} dalam perjalanan`,
      'Bungkusan pertama sudah diserahkan kepada syarikat penghantaran. Selebihnya akan menyusul.',
    ],
    delivered: (vars) => [
      `Pesanan anda ${of(vars, 'number')} telah sampai`,
      'Ada barang yang kurang atau rosak? Beritahu kami melalui halaman pesanan.',
    ],
    refunded: (vars) => [
      `Kami telah memulangkan bayaran pesanan anda ${of(vars, 'number')}`,
      'Lihat jumlah dan cara bayaran dipulangkan di halaman pesanan.',
    ],
    refundedPart: (vars) => [
      `Kami telah memulangkan sebahagian bayaran pesanan anda ${of(vars, 'number')}`,
      'Lihat jumlah dan cara bayaran dipulangkan di halaman pesanan.',
    ],
    refundDelayed: (vars) => [
      `Bayaran balik anda sebanyak ${of(vars, 'amount')} belum dapat dihantar`,
      `Kami sedang menyelesaikan bayaran balik bagi pesanan ${of(vars, 'number')} dan akan memaklumkan anda setelah ia dihantar. Anda tidak perlu berbuat apa-apa.`,
    ],
    refundSent: (vars) => [
      `Kami telah menghantar bayaran balik anda sebanyak ${of(vars, 'amount')}`,
      `Ini bayaran balik bagi pesanan ${of(vars, 'number')}. Bergantung pada bank anda, wang mungkin mengambil masa beberapa hari bekerja untuk diterima.`,
    ],
  },
  vi: {
    placed: (vars) => [
      `Chúng tôi đã nhận được đơn hàng ${of(vars, 'number')} của bạn`,
      'Bạn có thể xem các sản phẩm đã đặt và tình trạng thanh toán tại trang đơn hàng.',
    ],
    paid: (vars) => [
      `Đơn hàng ${of(vars, 'number')} của bạn đã được thanh toán`,
      `Chúng tôi đã nhận được ${of(vars, 'amount')} và đang đóng gói.`,
    ],
    cancelled: (vars) => [
      `Đơn hàng ${of(vars, 'number')} của bạn đã bị hủy`,
      'Bạn không phải trả gì, và khoản thanh toán nào còn đến sau sẽ được hoàn lại cho bạn.',
    ],
    refund: (vars) => [
      `Chúng tôi sẽ hoàn ${of(vars, 'amount')} cho đơn hàng ${of(vars, 'number')} của bạn`,
      'Chúng tôi nhận được một khoản thanh toán thừa cho đơn hàng này. Toàn bộ số tiền sẽ được hoàn về phương thức thanh toán bạn đã dùng.',
    ],
    received: (vars) => [
      `Đơn hàng ${of(vars, 'number')} của bạn đã được thanh toán`,
      `Chúng tôi đã nhận được ${of(vars, 'amount')}. Đơn hàng này không cần giao.`,
    ],
    sent: (vars) => [
      `Đơn hàng ${of(vars, 'number')} của bạn đang trên đường giao`,
      'Đơn vị vận chuyển đã nhận kiện hàng. Bạn có thể theo dõi tại trang đơn hàng.',
    ],
    sentPart: (vars) => [
      `Một phần đơn hàng ${of(vars, 'number')} của bạn đang trên đường giao`,
      'Đơn vị vận chuyển đã nhận kiện hàng đầu tiên. Phần còn lại sẽ được gửi sau.',
    ],
    delivered: (vars) => [
      `Đơn hàng ${of(vars, 'number')} của bạn đã đến nơi`,
      'Nếu có gì thiếu hoặc hư hỏng, hãy báo cho chúng tôi từ trang đơn hàng.',
    ],
    refunded: (vars) => [
      `Chúng tôi đã hoàn tiền đơn hàng ${of(vars, 'number')} của bạn`,
      'Xem số tiền và cách hoàn tại trang đơn hàng.',
    ],
    refundedPart: (vars) => [
      `Chúng tôi đã hoàn một phần tiền đơn hàng ${of(vars, 'number')} của bạn`,
      'Xem số tiền và cách hoàn tại trang đơn hàng.',
    ],
    refundDelayed: (vars) => [
      `Chúng tôi chưa hoàn được ${of(vars, 'amount')} cho bạn`,
      `Chúng tôi đang xử lý khoản hoàn tiền của đơn hàng ${of(vars, 'number')} và sẽ báo cho bạn khi tiền được gửi đi. Bạn không cần làm gì thêm.`,
    ],
    refundSent: (vars) => [
      `Chúng tôi đã gửi khoản hoàn tiền ${of(vars, 'amount')} cho bạn`,
      `Đây là khoản hoàn tiền của đơn hàng ${of(vars, 'number')}. Tùy ngân hàng, tiền có thể về sau vài ngày làm việc.`,
    ],
  },
  th: {
    placed: (vars) => [
      `เราได้รับคำสั่งซื้อ ${of(vars, 'number')} ของคุณแล้ว`,
      'ดูรายการที่สั่งและสถานะการชำระเงินได้ที่หน้าคำสั่งซื้อ',
    ],
    paid: (vars) => [
      `คำสั่งซื้อ ${of(vars, 'number')} ของคุณชำระเงินแล้ว`,
      `เราได้รับเงิน ${of(vars, 'amount')} แล้ว และกำลังจัดเตรียมสินค้า`,
    ],
    cancelled: (vars) => [
      `คำสั่งซื้อ ${of(vars, 'number')} ของคุณถูกยกเลิกแล้ว`,
      'คุณไม่ต้องชำระเงิน และหากมีเงินเข้ามาภายหลัง เราจะคืนเงินให้คุณ',
    ],
    refund: (vars) => [
      `เราจะคืนเงิน ${of(vars, 'amount')} สำหรับคำสั่งซื้อ ${of(vars, 'number')} ของคุณ`,
      'เราได้รับเงินเกินสำหรับคำสั่งซื้อนี้ และจะคืนให้เต็มจำนวนผ่านช่องทางที่คุณใช้ชำระ',
    ],
    received: (vars) => [
      `คำสั่งซื้อ ${of(vars, 'number')} ของคุณชำระเงินแล้ว`,
      `เราได้รับเงิน ${of(vars, 'amount')} แล้ว คำสั่งซื้อนี้ไม่มีสินค้าที่ต้องจัดส่ง`,
    ],
    sent: (vars) => [`จัดส่งคำสั่งซื้อ ${of(vars, 'number')} ของคุณแล้ว`, 'บริษัทขนส่งรับพัสดุแล้ว ติดตามพัสดุได้ที่หน้าคำสั่งซื้อ'],
    sentPart: (vars) => [
      `จัดส่งคำสั่งซื้อ ${of(vars, 'number')} ของคุณบางส่วนแล้ว`,
      'บริษัทขนส่งรับพัสดุชิ้นแรกแล้ว ส่วนที่เหลือจะจัดส่งตามไป',
    ],
    delivered: (vars) => [
      `คำสั่งซื้อ ${of(vars, 'number')} ของคุณถึงแล้ว`,
      'หากมีสินค้าขาดหรือเสียหาย แจ้งเราได้จากหน้าคำสั่งซื้อ',
    ],
    refunded: (vars) => [
      `เราคืนเงินคำสั่งซื้อ ${of(vars, 'number')} ของคุณแล้ว`,
      'ดูจำนวนเงินและช่องทางที่คืนได้ที่หน้าคำสั่งซื้อ',
    ],
    refundedPart: (vars) => [
      `เราคืนเงินคำสั่งซื้อ ${of(vars, 'number')} ของคุณบางส่วนแล้ว`,
      'ดูจำนวนเงินและช่องทางที่คืนได้ที่หน้าคำสั่งซื้อ',
    ],
    refundDelayed: (vars) => [
      `เรายังคืนเงิน ${of(vars, 'amount')} ให้คุณไม่สำเร็จ`,
      `เรากำลังตรวจสอบการคืนเงินของคำสั่งซื้อ ${of(vars, 'number')} และจะแจ้งให้ทราบเมื่อคืนเงินแล้ว คุณไม่ต้องดำเนินการใด ๆ`,
    ],
    refundSent: (vars) => [
      `เราคืนเงิน ${of(vars, 'amount')} ให้คุณแล้ว`,
      `เป็นเงินคืนของคำสั่งซื้อ ${of(vars, 'number')} ระยะเวลาที่ได้รับเงินขึ้นอยู่กับธนาคาร อาจใช้เวลาหลายวันทำการ`,
    ],
  },
}
