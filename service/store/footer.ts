import type { LanguageCode } from '#domain/store/languages.ts'
import { byLanguage, type Six } from '#service/catalogue/data/model.ts'

export interface FooterLinkSeed { readonly title: Six, readonly url: string, readonly children?: readonly FooterLinkSeed[] }

/** The columns of the footer. */
export const footerLinks: readonly FooterLinkSeed[] = [
  { title: ['Help', '帮助', '幫助', 'Bantuan', 'Trợ giúp', 'ช่วยเหลือ'], url: '/page/contact', children: [
    { title: ['Delivery', '配送与自取', '送貨與自取', 'Penghantaran', 'Giao hàng', 'การจัดส่ง'], url: '/page/delivery' },
    { title: ['Returns & refunds', '退换与退款', '退換與退款', 'Pemulangan & bayaran balik', 'Đổi trả & hoàn tiền', 'การคืนสินค้าและคืนเงิน'], url: '/page/returns' },
    { title: ['Contact us', '联系客服', '聯絡客服', 'Hubungi kami', 'Liên hệ', 'ติดต่อเรา'], url: '/page/contact' }] },
  { title: ['About Jadeleaf', '关于翠叶', '關於翠葉', 'Tentang Jadeleaf', 'Về Jadeleaf', 'เกี่ยวกับ Jadeleaf'], url: '/page/about-us', children: [
    { title: ['Who we are', '我们是谁', '我們是誰', 'Siapa kami', 'Chúng tôi là ai', 'เราคือใคร'], url: '/page/about-us' },
    { title: ['Become an associate', '加入事业伙伴', '成為事業夥伴', 'Jadi rakan niaga', 'Trở thành cộng tác viên', 'สมัครเป็นพันธมิตรธุรกิจ'], url: '/page/associate-offer' },
    { title: ['All products', '全部产品', '全部產品', 'Semua produk', 'Tất cả sản phẩm', 'สินค้าทั้งหมด'], url: '/categories' },
    { title: ['Brands', '品牌', '品牌', 'Jenama', 'Thương hiệu', 'แบรนด์'], url: '/brands' }] },
  { title: ['Terms', '条款', '條款', 'Terma', 'Điều khoản', 'ข้อกำหนด'], url: '/terms-conditions', children: [
    { title: ['Terms & conditions', '条款与细则', '條款及細則', 'Terma & syarat', 'Điều khoản & điều kiện', 'ข้อกำหนดและเงื่อนไข'], url: '/terms-conditions' },
    { title: ['Privacy', '隐私政策', '私隱政策', 'Privasi', 'Quyền riêng tư', 'ความเป็นส่วนตัว'], url: '/page/privacy' },
    { title: ['Legal notice', '法律声明', '法律聲明', 'Notis undang-undang', 'Thông báo pháp lý', 'ประกาศทางกฎหมาย'], url: '/page/legal' }] },
]

/** The line above the header. */
export const notice: Record<LanguageCode, string> = byLanguage(['Food supplements do not replace medicine or a varied diet.', '膳食补充品不能代替药物与均衡饮食。', '膳食補充品不能代替藥物與均衡飲食。', 'Makanan tambahan tidak menggantikan ubat atau diet seimbang.', 'Thực phẩm bổ sung không thay thế thuốc và chế độ ăn đa dạng.', 'ผลิตภัณฑ์เสริมอาหารไม่ใช่สิ่งทดแทนยาหรืออาหารที่หลากหลาย'])

export interface InfoBannerSeed { readonly id: number, readonly content: Six, readonly url: string }
export const infoBanners: readonly InfoBannerSeed[] = [
  { id: 1, url: '/promotions', content: ['All of today’s offers on one page.', '今日优惠，一页看完。', '今日優惠，一頁看完。', 'Semua tawaran hari ini dalam satu halaman.', 'Mọi ưu đãi hôm nay trên một trang.', 'ข้อเสนอทั้งหมดของวันนี้ในหน้าเดียว'] },
  { id: 2, url: '/page/associate-offer', content: ['Associates pay 10% less and collect loyalty points.', '事业伙伴享九折，并累积忠诚积分。', '事業夥伴享九折，並累積忠誠積分。', 'Rakan niaga jimat 10% dan mengumpul mata kesetiaan.', 'Cộng tác viên được giảm 10% và tích điểm thưởng.', 'พันธมิตรธุรกิจลด 10% และสะสมคะแนน'] },
]
