import { applicationTypes } from '#domain/applications/kinds.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { answerTitle } from './answer-title.ts'
import { of, type MessageText, type MessageVars } from './message-text.ts'
import { orderMessageTexts, type OrderMessageKind } from './order-texts.ts'

/** Kinds of messages. */
export type MessageKind =
  | OrderMessageKind
  | 'welcome'
  | 'membership'
  | 'phone'
  | 'email'
  | 'password'
  | 'answer'

/** Title of the answer to an application. */
const titleOf = (language: LanguageCode, vars: MessageVars): string =>
  answerTitle(language, {
    type: applicationTypes.find((type) => type === vars['type']) ?? 'refund',
    number: of(vars, 'number'),
    status: vars['status'] === 'approved' ? 'approved' : 'rejected',
  })

/** Title and text of every kind, in the language of the page. */
export const messageTexts: Readonly<Record<LanguageCode, Readonly<Record<MessageKind, MessageText>>>> = {
  en: {
    ...orderMessageTexts.en,
    welcome: () => [
      'Welcome to Jadeleaf',
      'Your account is ready. Add an address now for a faster checkout.',
    ],
    membership: (vars) => [
      `You're an associate until ${formatDay(of(vars, 'until'), 'en')}`,
      'You now pay associate prices. The last day of your membership is shown in your account.',
    ],
    phone: (vars) => [
      'Your mobile number was changed',
      `${of(vars, 'mobile')} is now linked to your account. If this wasn’t you, change your password and contact us.`,
    ],
    email: (vars) => [
      'Your email address was changed',
      `${of(vars, 'email')} is now the email address of your account. If this wasn’t you, change your password and contact us.`,
    ],
    password: () => [
      'Your password was changed',
      'Other devices have been signed out. If this wasn’t you, reset your password and contact us.',
    ],
    answer: (vars) => [titleOf('en', vars), "See the details, and any remark, on the application's page."],
  },
  zh_cn: {
    ...orderMessageTexts.zh_cn,
    welcome: () => ['欢迎来到翠叶', '您的账号已开通。现在添加地址，结账会更快。'],
    membership: (vars) => [
      `您的事业伙伴会员有效期至 ${formatDay(of(vars, 'until'), 'zh-CN')}`,
      '您现在可享受伙伴价。会员的到期日可在账号中查看。',
    ],
    phone: (vars) => [
      '您的手机号码已更换',
      `${of(vars, 'mobile')} 现已绑定您的账号。如非本人操作，请修改密码并联系我们。`,
    ],
    email: (vars) => [
      '您的邮箱已更改',
      `${of(vars, 'email')} 现为您的账号邮箱。如非本人操作，请修改密码并联系我们。`,
    ],
    password: () => ['您的密码已修改', '其他设备已退出登录。如非本人操作，请重置密码并联系我们。'],
    answer: (vars) => [titleOf('zh_cn', vars), '详情和备注请见申请页面。'],
  },
  zh_hk: {
    ...orderMessageTexts.zh_hk,
    welcome: () => ['歡迎來到翠葉', '您的帳戶已開通。現在新增地址，結帳會更快。'],
    membership: (vars) => [
      `您的事業夥伴會籍有效期至 ${formatDay(of(vars, 'until'), 'zh-HK')}`,
      '您現在可享夥伴價。會籍的到期日可在帳戶中查看。',
    ],
    phone: (vars) => [
      '您的手機號碼已更改',
      `${of(vars, 'mobile')} 現已綁定您的帳戶。如非您本人操作，請更改密碼並聯絡我們。`,
    ],
    email: (vars) => [
      '您的電郵已更改',
      `${of(vars, 'email')} 現為您的帳戶電郵。如非您本人操作，請更改密碼並聯絡我們。`,
    ],
    password: () => ['您的密碼已更改', '其他裝置已登出。如非您本人操作，請重設密碼並聯絡我們。'],
    answer: (vars) => [titleOf('zh_hk', vars), '詳情及備註請見申請頁面。'],
  },
  ms: {
    ...orderMessageTexts.ms,
    welcome: () => [
      'Selamat datang ke Jadeleaf',
      'Akaun anda sudah sedia. Tambah alamat sekarang supaya pembayaran lebih cepat.',
    ],
    membership: (vars) => [
      `Anda rakan niaga sehingga ${formatDay(of(vars, 'until'), 'ms')}`,
      'Anda kini membayar harga rakan niaga. Hari terakhir keahlian anda ada dalam akaun anda.',
    ],
    phone: (vars) => [
      'Nombor telefon anda telah ditukar',
      `${of(vars, 'mobile')} kini dipautkan pada akaun anda. Jika bukan anda, tukar kata laluan dan hubungi kami.`,
    ],
    email: (vars) => [
      'Alamat e-mel anda telah ditukar',
      `${of(vars, 'email')} kini ialah alamat e-mel akaun anda. Jika bukan anda, tukar kata laluan dan hubungi kami.`,
    ],
    password: () => [
      'Kata laluan anda telah ditukar',
      'Peranti lain telah dikeluarkan daripada akaun. Jika ini bukan anda, tetapkan semula kata laluan dan hubungi kami.',
    ],
    answer: (vars) => [titleOf('ms', vars), 'Lihat butiran dan catatan di halaman permohonan.'],
  },
  vi: {
    ...orderMessageTexts.vi,
    welcome: () => [
      'Chào mừng bạn đến với Jadeleaf',
      'Tài khoản của bạn đã sẵn sàng. Thêm địa chỉ ngay để thanh toán nhanh hơn.',
    ],
    membership: (vars) => [
      `Bạn là cộng tác viên đến ${formatDay(of(vars, 'until'), 'vi')}`,
      'Từ nay bạn mua theo giá cộng tác viên. Ngày hết hạn có trong tài khoản của bạn.',
    ],
    phone: (vars) => [
      'Số điện thoại của bạn đã được đổi',
      `${of(vars, 'mobile')} nay được liên kết với tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi.`,
    ],
    email: (vars) => [
      'Địa chỉ email của bạn đã được đổi',
      `${of(vars, 'email')} nay thuộc về tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi.`,
    ],
    password: () => [
      'Mật khẩu của bạn đã được đổi',
      'Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy yêu cầu mật khẩu mới và liên hệ với chúng tôi.',
    ],
    answer: (vars) => [titleOf('vi', vars), 'Xem chi tiết và ghi chú tại trang của đơn.'],
  },
  th: {
    ...orderMessageTexts.th,
    welcome: () => ['ยินดีต้อนรับสู่ Jadeleaf', 'บัญชีของคุณพร้อมใช้งานแล้ว เพิ่มที่อยู่ตอนนี้เพื่อให้ชำระเงินได้เร็วขึ้น'],
    membership: (vars) => [
      `คุณเป็นสมาชิกธุรกิจถึง ${formatDay(of(vars, 'until'), 'th')}`,
      'ตอนนี้คุณซื้อได้ในราคาสมาชิกธุรกิจแล้ว ดูวันสิ้นสุดสมาชิกภาพได้ในบัญชีของคุณ',
    ],
    phone: (vars) => [
      'เปลี่ยนหมายเลขมือถือของคุณแล้ว',
      `ตอนนี้ ${of(vars, 'mobile')} ผูกกับบัญชีของคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา`,
    ],
    email: (vars) => [
      'อีเมลของคุณถูกเปลี่ยนแล้ว',
      `${of(vars, 'email')} เป็นอีเมลของบัญชีคุณแล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา`,
    ],
    password: () => ['เปลี่ยนรหัสผ่านของคุณแล้ว', 'อุปกรณ์อื่นถูกออกจากระบบแล้ว หากไม่ใช่คุณ โปรดตั้งรหัสผ่านใหม่และติดต่อเรา'],
    answer: (vars) => [titleOf('th', vars), 'ดูรายละเอียดและหมายเหตุได้ที่หน้าคำขอ'],
  },
}
