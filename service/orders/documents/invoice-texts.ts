import { languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

const rows = {
  tag: ['en', 'zh-CN', 'zh-HK', 'ms', 'vi', 'th'],
  invoice: ['Receipt', '收据', '收據', 'Resit', 'Biên lai', 'ใบเสร็จรับเงิน'],
  order: ['Order', '订单', '訂單', 'Pesanan', 'Đơn hàng', 'คำสั่งซื้อ'],
  date: ['Date', '日期', '日期', 'Tarikh', 'Ngày', 'วันที่'],
  item: ['Item', '商品', '產品', 'Barang', 'Sản phẩm', 'สินค้า'],
  quantity: ['Quantity', '数量', '數量', 'Kuantiti', 'Số lượng', 'จำนวน'],
  price: ['Price', '单价', '單價', 'Harga', 'Đơn giá', 'ราคาต่อหน่วย'],
  total: ['Total', '小计', '小計', 'Jumlah', 'Thành tiền', 'รวม'],
  subtotal: ['Subtotal', '商品小计', '小計', 'Subjumlah', 'Tạm tính', 'ยอดรวมสินค้า'],
  discount: ['Discount', '优惠', '優惠', 'Diskaun', 'Giảm giá', 'ส่วนลด'],
  loyalty: ['Loyalty points', '积分抵扣', '積分抵扣', 'Mata ganjaran', 'Điểm thưởng', 'คะแนนสะสม'],
  credit: ['Payout credit', '佣金余额', '佣金結餘', 'Kredit komisen', 'Số dư hoa hồng', 'ยอดค่าคอมมิชชันคงเหลือ'],
  shipping: ['Delivery', '运费', '運費', 'Penghantaran', 'Phí giao hàng', 'ค่าจัดส่ง'],
  free: ['Free', '免费', '免費', 'Percuma', 'Miễn phí', 'ฟรี'],
  seller: ['Sold by', '销售方', '銷售方', 'Dijual oleh', 'Bên bán', 'ผู้ขาย'],
  registration: [
    'Business registration no.',
    '商业登记号码',
    '商業登記號碼',
    'No. pendaftaran perniagaan',
    'Số đăng ký kinh doanh',
    'เลขทะเบียนธุรกิจ',
  ],
  buyer: ['Sold to', '购买方', '購買方', 'Dijual kepada', 'Bên mua', 'ผู้ซื้อ'],
  payment: ['Payment method', '付款方式', '付款方式', 'Cara bayaran', 'Phương thức thanh toán', 'วิธีชำระเงิน'],
  card: ['Credit card', '信用卡', '信用卡', 'Kad kredit', 'Thẻ tín dụng', 'บัตรเครดิต'],
  unionpay: ['UnionPay', '银联', '銀聯', 'UnionPay', 'UnionPay', 'UnionPay'],
  wechatpay: ['WeChat Pay', '微信支付', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay', 'WeChat Pay'],
  alipay: ['Alipay', '支付宝', '支付寶', 'Alipay', 'Alipay', 'Alipay'],
  grandTotal: ['Total paid', '实付金额', '實付金額', 'Jumlah dibayar', 'Tổng thanh toán', 'ยอดชำระทั้งหมด'],
} as const

/** Texts of an invoice in a language. */
export const invoiceTexts = (language: LanguageCode): Record<keyof typeof rows, string> => {
  const index = languageCodes.indexOf(language)
  return Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[index] ?? row[0]])) as Record<
    keyof typeof rows,
    string
  >
}
