import { six } from '#service/languages/six-languages.ts'

/** What an owner is told: two-step sign-in was switched on or off, or a recovery code was used. */
export type TwoStepEvent = 'on' | 'off' | 'recoveryCode'

/** First line of the email, and what an SMS begins with. */
export const eventTexts = {
  on: six(
    'Two-step sign-in is now on for your Jadeleaf account',
    '您的翠叶账号已开启两步验证',
    '您的翠葉帳戶已開啟兩步驗證',
    'Pengesahan dua langkah kini dihidupkan untuk akaun Jadeleaf anda',
    'Xác minh hai bước đã được bật cho tài khoản Jadeleaf của bạn',
    'เปิดการยืนยันแบบสองขั้นตอนสำหรับบัญชี Jadeleaf ของคุณแล้ว',
  ),
  off: six(
    'Two-step sign-in is now off for your Jadeleaf account',
    '您的翠叶账号已关闭两步验证',
    '您的翠葉帳戶已關閉兩步驗證',
    'Pengesahan dua langkah kini dimatikan untuk akaun Jadeleaf anda',
    'Xác minh hai bước đã được tắt cho tài khoản Jadeleaf của bạn',
    'ปิดการยืนยันแบบสองขั้นตอนสำหรับบัญชี Jadeleaf ของคุณแล้ว',
  ),
  recoveryCode: six(
    'A recovery code was used for your Jadeleaf account',
    '您的翠叶账号刚刚使用了一个备用码',
    '您的翠葉帳戶剛使用了一個備用碼',
    'Kod sandaran telah digunakan untuk akaun Jadeleaf anda',
    'Một mã dự phòng của tài khoản Jadeleaf của bạn vừa được dùng',
    'มีการใช้รหัสสำรองของบัญชี Jadeleaf ของคุณ',
  ),
}

/** What to do if it was somebody else. */
export const adviceTexts = six(
  "If this wasn't you, set a new password straight away and contact us.",
  '如非您本人操作，请立即设置新密码并联系我们。',
  '如非您本人操作，請立即設定新密碼並聯絡我們。',
  'Jika bukan anda, tetapkan kata laluan baharu dengan segera dan hubungi kami.',
  'Nếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.',
  'หากคุณไม่ได้เป็นผู้ดำเนินการ โปรดตั้งรหัสผ่านใหม่ทันทีและติดต่อเรา',
)
