import { MEMBERSHIP_COUNTRY_SKUS, MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU, SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { six, type Six } from './model.ts'

export interface MembershipSeed { readonly sku: string, readonly price: number, readonly membership: boolean, readonly name: Six, readonly short: Six, readonly latin: string, readonly label: string, readonly dose: string, readonly face: string }

const offer = six('One year as an associate: 10% off retail, loyalty up to 20%, and 12 months of free business tools.', '一年伙伴会籍：零售价九折，忠诚积分高达20%，并含12个月免费业务工具。', '一年夥伴會籍：零售價九折，忠誠積分高達20%，並含12個月免費業務工具。', 'Setahun sebagai associate: diskaun runcit 10%, ganjaran kesetiaan sehingga 20% dan alat perniagaan percuma 12 bulan.', 'Một năm làm thành viên associate: giảm 10% giá bán lẻ, điểm thưởng đến 20% và 12 tháng công cụ kinh doanh miễn phí.', 'สมาชิก Associate หนึ่งปี ลดราคาปลีก 10% คะแนนสะสมสูงสุด 20% และเครื่องมือธุรกิจฟรี 12 เดือน')
const country = (sku: string, code: string, label: string, place: Six): MembershipSeed => ({
  sku, price: 258, membership: true, short: offer, latin: `Associate · ${code}`, label, dose: '12 MONTHS', face: '#0b5c4d',
  name: [`Associate Membership (${place[0]})`, `伙伴会籍（${place[1]}）`, `夥伴會籍（${place[2]}）`, `Keahlian Associate (${place[3]})`, `Tư cách Associate (${place[4]})`, `สมาชิก Associate (${place[5]})`],
})

/** Services that are bought like a product: HK$258 a year (shopping.md §9). */
export const memberships: readonly MembershipSeed[] = [
  { sku: MEMBERSHIP_SKU, price: 258, membership: true, short: offer, latin: 'Associate membership', label: '伙伴会籍', dose: '12 MONTHS', face: '#0b5c4d', name: six('Associate Membership', '伙伴会籍', '夥伴會籍', 'Keahlian Associate', 'Tư cách thành viên Associate', 'สมาชิก Associate') },
  { sku: MEMBERSHIP_RENEWAL_SKU, price: 258, membership: true, latin: 'Membership renewal', label: '会籍续期', dose: '12 MONTHS', face: '#174d6e', name: six('Associate Membership Renewal', '伙伴会籍续期', '夥伴會籍續期', 'Pembaharuan Keahlian Associate', 'Gia hạn thành viên Associate', 'ต่ออายุสมาชิก Associate'), short: six('Twelve more months, counted from the day your membership ends.', '自会籍到期日起再延续十二个月。', '由會籍到期日起再延續十二個月。', 'Dua belas bulan lagi dari tarikh keahlian anda tamat.', 'Thêm mười hai tháng kể từ ngày tư cách thành viên hết hạn.', 'เพิ่มอีกสิบสองเดือนนับจากวันที่สมาชิกหมดอายุ') },
  country(MEMBERSHIP_COUNTRY_SKUS.TH, 'TH', '泰国会籍', six('Thailand', '泰国', '泰國', 'Thailand', 'Thái Lan', 'ไทย')),
  country(MEMBERSHIP_COUNTRY_SKUS.VN, 'VN', '越南会籍', six('Vietnam', '越南', '越南', 'Vietnam', 'Việt Nam', 'เวียดนาม')),
  country(MEMBERSHIP_COUNTRY_SKUS.MY, 'MY', '马来西亚会籍', six('Malaysia', '马来西亚', '馬來西亞', 'Malaysia', 'Malaysia', 'มาเลเซีย')),
  country(MEMBERSHIP_COUNTRY_SKUS.ID, 'ID', '印尼会籍', six('Indonesia', '印度尼西亚', '印尼', 'Indonesia', 'Indonesia', 'อินโดนีเซีย')),
  country(MEMBERSHIP_COUNTRY_SKUS.LA, 'LA', '老挝会籍', six('Laos', '老挝', '老撾', 'Laos', 'Lào', 'ลาว')),
  { sku: SUCCESS_TRACKER_SKU, price: 388, membership: false, latin: 'Success Tracker', label: '成功追踪', dose: '12 MONTHS', face: '#5a3a6b', name: six('Success Tracker', 'Success Tracker 业务追踪', 'Success Tracker 業務追蹤', 'Success Tracker', 'Success Tracker', 'Success Tracker'), short: six('A year of reports about your team and your commissions.', '一年的团队与佣金报告工具。', '一年的團隊與佣金報告工具。', 'Laporan pasukan dan komisen anda selama setahun.', 'Báo cáo về đội ngũ và hoa hồng trong một năm.', 'รายงานทีมและค่าคอมมิชชันตลอดหนึ่งปี') },
]
