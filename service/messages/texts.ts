import type { LanguageCode } from '#domain/store/languages.ts'

/** What a message is about. */
export type MessageKind = 'welcome' | 'placed' | 'paid' | 'cancelled' | 'phone' | 'password'

/** Values that stand in a message's text. */
export type MessageVars = Readonly<Record<string, string>>

type Text = (vars: MessageVars) => readonly [title: string, content: string]
const of = (vars: MessageVars, name: string): string => vars[name] ?? ''

/** Title and content of every kind, in the language of the page. */
export const messageTexts: Readonly<Record<LanguageCode, Readonly<Record<MessageKind, Text>>>> = {
  en: {
    welcome: () => ['Welcome to Jadeleaf', 'Your account is ready. Add an address now and checkout will be faster.'],
    placed: (vars) => [`We have received your order ${of(vars, 'number')}`, 'You find what you ordered, and whether it waits for your payment, on the page of the order.'],
    paid: (vars) => [`Your order ${of(vars, 'number')} is paid`, `We have received ${of(vars, 'amount')} and are packing it.`],
    cancelled: (vars) => [`Your order ${of(vars, 'number')} was cancelled`, 'You owe nothing for it, and a payment that still reaches us goes back to you.'],
    phone: (vars) => ['Your mobile number was changed', `${of(vars, 'mobile')} is bound to your account now. If this was not you, change your password and contact us.`],
    password: () => ['Your password was changed', 'Other devices have been signed out. If this was not you, ask for a new password and contact us.'],
  },
  zh_cn: {
    welcome: () => ['欢迎来到翠叶', '您的账户已开通。现在添加地址，结账会更快。'],
    placed: (vars) => [`我们已收到您的订单 ${of(vars, 'number')}`, '您可在订单页面查看所订商品，以及是否等待付款。'],
    paid: (vars) => [`您的订单 ${of(vars, 'number')} 已付款`, `我们已收到 ${of(vars, 'amount')}，正在为您打包。`],
    cancelled: (vars) => [`您的订单 ${of(vars, 'number')} 已取消`, '您无需付款。如之后仍有款项到账，我们会原路退回。'],
    phone: (vars) => ['您的手机号码已更换', `${of(vars, 'mobile')} 现已绑定您的账户。如非本人操作，请修改密码并联系我们。`],
    password: () => ['您的密码已修改', '其他设备已退出登录。如非本人操作，请重设密码并联系我们。'],
  },
  zh_hk: {
    welcome: () => ['歡迎來到翠葉', '您的帳戶已開通。現在新增地址，結帳會更快。'],
    placed: (vars) => [`我們已收到您的訂單 ${of(vars, 'number')}`, '您可在訂單頁面查看所訂貨品，以及是否等待付款。'],
    paid: (vars) => [`您的訂單 ${of(vars, 'number')} 已付款`, `我們已收到 ${of(vars, 'amount')}，現正為您包裝。`],
    cancelled: (vars) => [`您的訂單 ${of(vars, 'number')} 已取消`, '您無須付款。如其後仍收到款項，我們會原路退回。'],
    phone: (vars) => ['您的手機號碼已更改', `${of(vars, 'mobile')} 現已綁定您的帳戶。如非您本人操作，請更改密碼並聯絡我們。`],
    password: () => ['您的密碼已更改', '其他裝置已登出。如非您本人操作，請重設密碼並聯絡我們。'],
  },
  ms: {
    welcome: () => ['Selamat datang ke Jadeleaf', 'Akaun anda sudah sedia. Tambah alamat sekarang supaya pembayaran lebih cepat.'],
    placed: (vars) => [`Kami telah menerima pesanan anda ${of(vars, 'number')}`, 'Barang yang dipesan, dan sama ada ia menunggu bayaran anda, ada di halaman pesanan.'],
    paid: (vars) => [`Pesanan anda ${of(vars, 'number')} telah dibayar`, `Kami telah menerima ${of(vars, 'amount')} dan sedang membungkusnya.`],
    cancelled: (vars) => [`Pesanan anda ${of(vars, 'number')} telah dibatalkan`, 'Anda tidak perlu membayar, dan sebarang bayaran yang masih sampai kepada kami akan dipulangkan.'],
    phone: (vars) => ['Nombor telefon anda telah ditukar', `${of(vars, 'mobile')} kini terikat dengan akaun anda. Jika bukan anda, tukar kata laluan dan hubungi kami.`],
    password: () => ['Kata laluan anda telah ditukar', 'Peranti lain telah dilog keluar. Jika bukan anda, minta kata laluan baharu dan hubungi kami.'],
  },
  vi: {
    welcome: () => ['Chào mừng bạn đến với Jadeleaf', 'Tài khoản của bạn đã sẵn sàng. Thêm địa chỉ ngay để thanh toán nhanh hơn.'],
    placed: (vars) => [`Chúng tôi đã nhận được đơn hàng ${of(vars, 'number')} của bạn`, 'Bạn xem các sản phẩm đã đặt, và đơn có đang chờ thanh toán hay không, ở trang đơn hàng.'],
    paid: (vars) => [`Đơn hàng ${of(vars, 'number')} của bạn đã được thanh toán`, `Chúng tôi đã nhận được ${of(vars, 'amount')} và đang đóng gói.`],
    cancelled: (vars) => [`Đơn hàng ${of(vars, 'number')} của bạn đã bị huỷ`, 'Bạn không phải trả gì, và khoản thanh toán nào còn đến sau sẽ được hoàn lại cho bạn.'],
    phone: (vars) => ['Số điện thoại của bạn đã được đổi', `${of(vars, 'mobile')} nay được liên kết với tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi.`],
    password: () => ['Mật khẩu của bạn đã được đổi', 'Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy yêu cầu mật khẩu mới và liên hệ với chúng tôi.'],
  },
  th: {
    welcome: () => ['ยินดีต้อนรับสู่ Jadeleaf', 'บัญชีของคุณพร้อมใช้งานแล้ว เพิ่มที่อยู่ตอนนี้เพื่อให้ชำระเงินได้เร็วขึ้น'],
    placed: (vars) => [`เราได้รับคำสั่งซื้อ ${of(vars, 'number')} ของคุณแล้ว`, 'ดูรายการที่สั่ง และดูว่ารอการชำระเงินอยู่หรือไม่ ได้ที่หน้าคำสั่งซื้อ'],
    paid: (vars) => [`คำสั่งซื้อ ${of(vars, 'number')} ของคุณชำระเงินแล้ว`, `เราได้รับเงิน ${of(vars, 'amount')} แล้ว และกำลังจัดเตรียมสินค้า`],
    cancelled: (vars) => [`คำสั่งซื้อ ${of(vars, 'number')} ของคุณถูกยกเลิกแล้ว`, 'คุณไม่ต้องชำระเงิน และหากมีเงินเข้ามาภายหลัง เราจะคืนเงินให้คุณ'],
    phone: (vars) => ['เปลี่ยนหมายเลขมือถือของคุณแล้ว', `ตอนนี้ ${of(vars, 'mobile')} ผูกกับบัญชีของคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อเรา`],
    password: () => ['เปลี่ยนรหัสผ่านของคุณแล้ว', 'อุปกรณ์อื่นออกจากระบบแล้ว หากไม่ใช่คุณ โปรดขอรหัสผ่านใหม่และติดต่อเรา'],
  },
}
