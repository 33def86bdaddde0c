import type { ApplicationStatus, ApplicationType } from '#domain/applications/kinds.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { inLanguage, six, type Six } from '#service/languages/six-languages.ts'

const names: Readonly<Record<ApplicationType, Six>> = {
  refund: six(
    'Refund request',
    '退款申请',
    '退款申請',
    'Permohonan bayaran balik',
    'Yêu cầu hoàn tiền',
    'คำขอคืนเงิน',
  ),
  replenishment: six(
    'Replenishment request',
    '补发申请',
    '補發申請',
    'Permohonan penggantian barang',
    'Yêu cầu gửi bù hàng',
    'คำขอส่งสินค้าทดแทน',
  ),
  referrer: six(
    'Change of referrer',
    '变更推荐人',
    '更改推薦人',
    'Tukar perujuk',
    'Đổi người giới thiệu',
    'เปลี่ยนผู้แนะนำ',
  ),
  enroller: six(
    'Change of enroller',
    '变更推荐注册人',
    '更改推薦登記人',
    'Tukar pendaftar',
    'Đổi người tuyển',
    'เปลี่ยนผู้แนะนำสมัคร',
  ),
  sponsor: six(
    'Change of sponsor',
    '变更安置人',
    '更改安置人',
    'Tukar penaja',
    'Đổi người bảo trợ',
    'เปลี่ยนผู้อุปถัมภ์',
  ),
}
const answers: Readonly<Record<Exclude<ApplicationStatus, 'pending'>, Six>> = {
  approved: six('approved', '已批准', '已通過', 'diluluskan', 'đã chấp thuận', 'อนุมัติแล้ว'),
  rejected: six('not approved', '未批准', '未獲通過', 'tidak diluluskan', 'không được chấp thuận', 'ไม่อนุมัติ'),
}

/** A decided application in one line, such as "Refund request 10482: approved". */
export function answerTitle(
  language: LanguageCode,
  {
    type,
    number,
    status,
  }: {
    readonly type: ApplicationType
    readonly number: string
    readonly status: Exclude<ApplicationStatus, 'pending'>
  },
): string {
  const sign = language.startsWith('zh') ? '：' : ': '
  return `${inLanguage(names[type], language)} ${number}${sign}${inLanguage(answers[status], language)}`
}
