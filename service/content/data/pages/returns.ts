import type { PageSeed } from '../model.ts'
import { heading, item, list, paragraph, steps, write } from '../parts.ts'

export const returns: PageSeed = {
  id: 6, identifier: 'returns',
  title: ['Returns & refunds', '退换与退款', '退換與退款', 'Pemulangan & bayaran balik', 'Đổi trả & hoàn tiền', 'การคืนสินค้าและคืนเงิน'],
  summary: ['The 30-day money-back guarantee and how a return works.', '30天退款保证与退货方法。', '30天退款保證與退貨方法。', 'Jaminan wang dikembalikan 30 hari dan cara memulangkan barang.', 'Bảo đảm hoàn tiền trong 30 ngày và cách trả hàng.', 'การรับประกันคืนเงินภายใน 30 วันและวิธีคืนสินค้า'],
  content: write(
    paragraph('We give a <strong>30-day money-back guarantee</strong>. If something is not right for you, tell us within 30 days of receiving it.', '我们提供<strong>30天退款保证</strong>。如产品不合适，请在收货后30天内告诉我们。', '我們提供<strong>30天退款保證</strong>。如產品不合適，請在收貨後30天內告訴我們。', 'Kami memberi <strong>jaminan wang dikembalikan 30 hari</strong>. Jika barang tidak sesuai, beritahu kami dalam 30 hari selepas menerimanya.', 'Chúng tôi <strong>bảo đảm hoàn tiền trong 30 ngày</strong>. Nếu sản phẩm không hợp, hãy báo trong vòng 30 ngày kể từ khi nhận hàng.', 'เรา<strong>รับประกันคืนเงินภายใน 30 วัน</strong> หากสินค้าไม่ถูกใจ แจ้งเราภายใน 30 วันหลังได้รับ'),
    heading('How to return something', '退货步骤', '退貨步驟', 'Cara memulangkan', 'Cách trả hàng', 'ขั้นตอนการคืน'),
    steps(
      item('<a href="/page/contact">Write to us</a> with your order number and what you are returning.', '<a href="/page/contact">联系客服</a>，提供订单编号与要退的产品。', '<a href="/page/contact">聯絡客服</a>，提供訂單編號與要退的產品。', '<a href="/page/contact">Tulis kepada kami</a> dengan nombor pesanan dan barang yang dipulangkan.', '<a href="/page/contact">Viết cho chúng tôi</a> kèm số đơn hàng và món muốn trả.', '<a href="/page/contact">ติดต่อเรา</a> พร้อมหมายเลขคำสั่งซื้อและรายการที่จะคืน'),
      item('We answer with the address for the parcel and a reference to put inside.', '我们会回复退货地址与编号，请将编号放入包裹。', '我們會回覆退貨地址與編號，請將編號放入包裹。', 'Kami membalas dengan alamat dan rujukan untuk dimasukkan ke dalam bungkusan.', 'Chúng tôi gửi lại địa chỉ và mã để bạn bỏ vào kiện hàng.', 'เราจะแจ้งที่อยู่และหมายเลขอ้างอิงให้ใส่ในพัสดุ'),
      item('When the parcel has arrived and been checked, we refund you and confirm it by e-mail.', '收到并检查后，我们会退款并以电邮确认。', '收到並檢查後，我們會退款並以電郵確認。', 'Setelah bungkusan tiba dan diperiksa, kami membayar balik dan mengesahkannya melalui e-mel.', 'Khi kiện hàng đến và được kiểm tra, chúng tôi hoàn tiền và xác nhận qua e-mail.', 'เมื่อพัสดุมาถึงและตรวจแล้ว เราจะคืนเงินและยืนยันทางอีเมล'),
    ),
    heading('What you get back', '退款内容', '退款內容', 'Apa yang dikembalikan', 'Bạn được hoàn những gì', 'สิ่งที่จะได้คืน'),
    list(
      item('The price you paid, by the method you paid with.', '按原付款方式退回所付货款。', '按原付款方式退回所付貨款。', 'Harga yang dibayar, melalui kaedah bayaran yang sama.', 'Số tiền đã trả, theo cách bạn đã thanh toán.', 'ราคาที่จ่ายไป คืนตามช่องทางที่ชำระ'),
      item('Loyalty points used in the order, as points.', '订单中使用的忠诚积分，以积分退回。', '訂單中使用的忠誠積分，以積分退回。', 'Mata kesetiaan yang digunakan, dikembalikan sebagai mata.', 'Điểm thưởng đã dùng được trả lại bằng điểm.', 'คะแนนสะสมที่ใช้ คืนเป็นคะแนน'),
      item('The delivery fee, if the mistake was ours or the parcel was damaged.', '如属我们出错或包裹受损，亦退回运费。', '如屬我們出錯或包裹受損，亦退回運費。', 'Caj penghantaran, jika kesilapan kami atau bungkusan rosak.', 'Phí giao hàng, nếu lỗi do chúng tôi hoặc kiện hàng bị hư.', 'ค่าส่ง หากเป็นความผิดของเราหรือพัสดุเสียหาย'),
    ),
    heading('Damaged or wrong', '破损或错发', '破損或錯發', 'Rosak atau salah', 'Hư hỏng hoặc giao nhầm', 'เสียหายหรือผิดรายการ'),
    paragraph('Keep the packaging and send us a photo of it. We replace the product or refund you, as you prefer, and bear the cost of the return.', '请保留包装并发送照片。您可选择换货或退款，退货费用由我们承担。', '請保留包裝並傳送照片。您可選擇換貨或退款，退貨費用由我們承擔。', 'Simpan pembungkusan dan hantar fotonya. Kami menggantikan atau membayar balik mengikut pilihan anda dan menanggung kos pemulangan.', 'Giữ bao bì và gửi ảnh cho chúng tôi. Bạn chọn đổi hàng hoặc hoàn tiền, chúng tôi chịu phí gửi trả.', 'เก็บบรรจุภัณฑ์ไว้และส่งรูปให้เรา เราจะเปลี่ยนหรือคืนเงินตามที่คุณเลือก และรับผิดชอบค่าส่งคืน'),
    heading('Cancelling before it leaves', '发货前取消', '發貨前取消', 'Batal sebelum dihantar', 'Hủy trước khi gửi', 'ยกเลิกก่อนจัดส่ง'),
    paragraph('An unpaid order can be cancelled in <a href="/dashboard/orders">your account</a>; it also ends by itself when its payment time is over. For a paid order that has not left yet, write to us.', '未付款订单可在<a href="/dashboard/orders">您的账户</a>取消，逾时未付款亦会自动取消。已付款但未发货的订单，请联系我们。', '未付款訂單可在<a href="/dashboard/orders">您的帳戶</a>取消，逾時未付款亦會自動取消。已付款但未發貨的訂單，請聯絡我們。', 'Pesanan belum dibayar boleh dibatalkan dalam <a href="/dashboard/orders">akaun anda</a>; ia juga tamat sendiri apabila masa bayaran berakhir. Bagi pesanan berbayar yang belum dihantar, tulis kepada kami.', 'Đơn chưa thanh toán có thể hủy trong <a href="/dashboard/orders">tài khoản</a>; đơn cũng tự hủy khi hết giờ thanh toán. Với đơn đã trả tiền nhưng chưa gửi, hãy viết cho chúng tôi.', 'ยกเลิกคำสั่งซื้อที่ยังไม่ชำระได้ใน<a href="/dashboard/orders">บัญชีของคุณ</a> และจะยกเลิกเองเมื่อหมดเวลาชำระ หากชำระแล้วแต่ยังไม่จัดส่ง กรุณาติดต่อเรา'),
  ),
}
