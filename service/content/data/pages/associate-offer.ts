import type { PageSeed } from '../model.ts'
import { heading, item, list, paragraph, steps, write } from '../parts.ts'

/** The offer in the figures of shopping.md §9. */
export const associateOffer: PageSeed = {
  id: 8, identifier: 'associate-offer',
  title: ['Become an associate', '成为事业伙伴', '成為事業夥伴', 'Jadi rakan niaga', 'Trở thành cộng tác viên', 'สมัครเป็นพันธมิตรธุรกิจ'],
  summary: ['HK$258 per year: 10% off retail, loyalty up to 20% and a 30-day money-back guarantee.', '每年HK$258：零售价九折，忠诚积分高达20%，并享30天退款保证。', '每年HK$258：零售價九折，忠誠積分高達20%，並享30天退款保證。', 'HK$258 setahun: diskaun runcit 10%, ganjaran kesetiaan sehingga 20% dan jaminan wang dikembalikan 30 hari.', 'HK$258 mỗi năm: giảm 10% giá bán lẻ, điểm thưởng đến 20% và bảo đảm hoàn tiền trong 30 ngày.', 'HK$258 ต่อปี ลดราคาปลีก 10% คะแนนสะสมสูงสุด 20% และรับประกันคืนเงินภายใน 30 วัน'],
  content: write(
    paragraph('For everybody who buys for a household, or would like to recommend what they use themselves. Membership costs <strong>HK$258 per year</strong>.', '适合为全家采购、也乐于推荐自己所用产品的您。会费为<strong>每年HK$258</strong>。', '適合為全家採購、也樂於推薦自己所用產品的您。會費為<strong>每年HK$258</strong>。', 'Untuk sesiapa yang membeli bagi seisi rumah, atau suka mengesyorkan barang yang digunakan sendiri. Yuran keahlian ialah <strong>HK$258 setahun</strong>.', 'Dành cho ai mua sắm cho cả nhà hoặc muốn giới thiệu món mình đang dùng. Phí thành viên là <strong>HK$258 mỗi năm</strong>.', 'สำหรับผู้ที่ซื้อของให้คนทั้งบ้าน หรืออยากแนะนำสิ่งที่ตัวเองใช้อยู่ ค่าสมาชิก <strong>HK$258 ต่อปี</strong>'),
    heading('What you get', '会员权益', '會員權益', 'Apa yang anda dapat', 'Quyền lợi của bạn', 'สิทธิที่ได้รับ'),
    list(
      item('10% off retail prices', '零售价九折', '零售價九折', 'Diskaun 10% daripada harga runcit', 'Giảm 10% giá bán lẻ', 'ส่วนลด 10% จากราคาปลีก'),
      item('Loyalty up to 20%, to be used in later orders', '忠诚积分高达20%，可用于以后的订单', '忠誠積分高達20%，可用於日後的訂單', 'Ganjaran kesetiaan sehingga 20%, untuk digunakan dalam pesanan akan datang', 'Điểm thưởng đến 20%, dùng cho các đơn hàng sau', 'คะแนนสะสมสูงสุด 20% ใช้กับคำสั่งซื้อครั้งต่อไปได้'),
      item('A 30-day money-back guarantee', '30天退款保证', '30天退款保證', 'Jaminan wang dikembalikan 30 hari', 'Bảo đảm hoàn tiền trong 30 ngày', 'รับประกันคืนเงินภายใน 30 วัน'),
      item('12 months of free business tools', '12个月免费业务工具', '12個月免費業務工具', 'Alat perniagaan percuma selama 12 bulan', '12 tháng dùng miễn phí công cụ kinh doanh', 'เครื่องมือธุรกิจฟรี 12 เดือน'),
    ),
    heading('When the fee is waived', '免会费的方式', '豁免會費的方法', 'Bila yuran dikecualikan', 'Khi nào được miễn phí', 'กรณียกเว้นค่าสมัคร'),
    paragraph('The registration fee is waived with a <a href="/bundles">bundle</a> or with a purchase of about HKD 3,500. The cart shows whether it applies.', '购买<a href="/bundles">套装</a>，或单次购物约HKD 3,500，即可免注册费。是否符合条件，购物车会显示。', '購買<a href="/bundles">套裝</a>，或單次購物約HKD 3,500，即可豁免註冊費。是否符合條件，購物車會顯示。', 'Yuran pendaftaran dikecualikan dengan pembelian <a href="/bundles">set</a> atau pembelian kira-kira HKD 3,500. Troli menunjukkan sama ada anda layak.', 'Phí đăng ký được miễn khi mua một <a href="/bundles">bộ sản phẩm</a> hoặc mua khoảng HKD 3,500. Giỏ hàng cho biết bạn có được miễn hay không.', 'ยกเว้นค่าสมัครเมื่อซื้อ<a href="/bundles">ชุดสินค้า</a>หรือซื้อสินค้าประมาณ HKD 3,500 ตะกร้าจะแสดงว่าคุณได้รับสิทธิหรือไม่'),
    heading('How to join', '如何加入', '如何加入', 'Cara menyertai', 'Cách tham gia', 'วิธีสมัคร'),
    steps(
      item('<a href="/signup">Create an account</a>. You must be at least 18.', '<a href="/signup">注册账户</a>，须年满18岁。', '<a href="/signup">註冊帳戶</a>，須年滿18歲。', '<a href="/signup">Buka akaun</a>. Anda mesti berumur sekurang-kurangnya 18 tahun.', '<a href="/signup">Tạo tài khoản</a>. Bạn phải từ 18 tuổi trở lên.', '<a href="/signup">สร้างบัญชี</a> ผู้สมัครต้องมีอายุอย่างน้อย 18 ปี'),
      item('Enter the code of the person who told you about us, if there is one: 7 or 8 digits.', '如有推荐人，请填写其7或8位数字推荐码。', '如有推薦人，請填寫其7或8位數字推薦碼。', 'Masukkan kod orang yang memperkenalkan kami, jika ada: 7 atau 8 digit.', 'Nhập mã của người giới thiệu nếu có: 7 hoặc 8 chữ số.', 'กรอกรหัสผู้แนะนำหากมี เป็นตัวเลข 7 หรือ 8 หลัก'),
      item('Buy the membership, or choose a bundle that includes the waiver.', '购买会籍，或选购可免注册费的套装。', '購買會籍，或選購可豁免註冊費的套裝。', 'Beli keahlian, atau pilih set yang mengecualikan yuran.', 'Mua gói thành viên, hoặc chọn bộ sản phẩm được miễn phí đăng ký.', 'ซื้อสมาชิก หรือเลือกชุดสินค้าที่ได้รับยกเว้นค่าสมัคร'),
    ),
    heading('Renewing and ending', '续期与终止', '續期與終止', 'Pembaharuan dan penamatan', 'Gia hạn và kết thúc', 'การต่ออายุและการสิ้นสุด'),
    paragraph('Membership lasts one year and does not renew by itself. Shortly before it ends your account offers the renewal; without it you keep your account, your orders and the retail prices.', '会籍为期一年，不会自动续期。到期前您的账户会提示续期；如不续期，账户与订单仍会保留，并按零售价购物。', '會籍為期一年，不會自動續期。到期前您的帳戶會提示續期；如不續期，帳戶與訂單仍會保留，並按零售價購物。', 'Keahlian berlangsung setahun dan tidak diperbaharui secara automatik. Tidak lama sebelum tamat, akaun anda menawarkan pembaharuan; tanpanya akaun dan pesanan anda kekal dengan harga runcit.', 'Tư cách thành viên kéo dài một năm và không tự gia hạn. Gần ngày hết hạn, tài khoản sẽ mời bạn gia hạn; nếu không, bạn vẫn giữ tài khoản, đơn hàng và mua theo giá bán lẻ.', 'สมาชิกมีอายุหนึ่งปีและไม่ต่ออายุเอง ก่อนหมดอายุไม่นานบัญชีของคุณจะเสนอให้ต่ออายุ หากไม่ต่อ บัญชีและคำสั่งซื้อยังอยู่ และซื้อได้ในราคาปลีก'),
    paragraph('Rewards are worked out by the rules of the programme. We do not promise an income.', '伙伴的奖励按计划规则计算。我们不承诺任何收入。', '夥伴的獎勵按計劃規則計算。我們不承諾任何收入。', 'Ganjaran rakan niaga dikira mengikut peraturan program. Kami tidak menjanjikan pendapatan.', 'Thưởng của cộng tác viên tính theo quy định chương trình. Chúng tôi không hứa hẹn thu nhập.', 'ผลตอบแทนของพันธมิตรคิดตามกติกาของโปรแกรม เราไม่รับรองรายได้'),
  ),
}
