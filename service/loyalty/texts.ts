import type { LedgerKind } from '#domain/loyalty/ledger-kinds.ts'
import { six, type Six } from '#service/languages/six-languages.ts'

/** Descriptions of ledger lines in the language of the page. */
export const ledgerTexts: Readonly<Record<LedgerKind, Six>> = {
  opening: six(
    'Balance carried over',
    '结转积分',
    '結轉積分',
    'Baki dibawa ke hadapan',
    'Điểm chuyển tiếp',
    'คะแนนยกมา',
  ),
  earned: six(
    'Earned with an order',
    '订单所得',
    '訂單所得',
    'Diperoleh daripada pesanan',
    'Nhận từ đơn hàng',
    'ได้รับจากคำสั่งซื้อ',
  ),
  used: six(
    'Used at checkout',
    '结账时使用',
    '結帳時使用',
    'Digunakan semasa pembayaran',
    'Dùng khi thanh toán',
    'ใช้ตอนชำระเงิน',
  ),
  returned: six(
    'Returned from an order',
    '订单退回',
    '訂單退回',
    'Dipulangkan daripada pesanan',
    'Hoàn lại từ đơn hàng',
    'คืนจากคำสั่งซื้อ',
  ),
  taken_back: six(
    'Refunded order',
    '订单退款收回',
    '訂單退款收回',
    'Pesanan dibayar balik',
    'Đơn hàng đã hoàn tiền',
    'คำสั่งซื้อที่คืนเงิน',
  ),
  expired: six('Expired', '已过期', '已過期', 'Luput', 'Hết hạn', 'หมดอายุ'),
}
