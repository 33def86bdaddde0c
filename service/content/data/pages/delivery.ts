import { toDecimal } from '#domain/money/money.ts'
import type { LanguageCode, Six } from '#service/catalogue/data/model.ts'
import { inLanguage } from '#service/catalogue/data/model.ts'
import { shippingOffers } from '#service/checkout/shipping-methods.ts'
import type { PageSeed } from '../model.ts'
import { heading, paragraph, write, type Part } from '../parts.ts'

const regions: readonly (readonly [countryId: string, name: Six])[] = [
  ['HK', ['Hong Kong', '香港', '香港', 'Hong Kong', 'Hồng Kông', 'ฮ่องกง']],
  ['MO', ['Macao', '澳门', '澳門', 'Macao', 'Ma Cao', 'มาเก๊า']],
  ['CN', ['Mainland China', '中国内地', '中國內地', 'Tanah Besar China', 'Trung Quốc đại lục', 'จีนแผ่นดินใหญ่']],
  ['TW', ['Taiwan', '台湾', '台灣', 'Taiwan', 'Đài Loan', 'ไต้หวัน']],
]
const columns: readonly Six[] = [
  ['To', '地区', '地區', 'Ke', 'Nơi nhận', 'ปลายทาง'],
  ['Carrier and method', '承运商与方式', '承運商與方式', 'Penghantar dan kaedah', 'Hãng và cách giao', 'ผู้ขนส่งและวิธีส่ง'],
  ['Fee', '运费', '運費', 'Caj', 'Phí', 'ค่าส่ง'],
]

/** The fees as checkout asks them, so that the page cannot say something else. */
const fees: Part = (language: LanguageCode) => {
  const rows = regions.flatMap(([countryId, name]) => shippingOffers({ countryId, city: '', idNumber: '-', weightG: 0, subtotalMinor: 0 }, language)
    .map((offer) => `<tr><td>${inLanguage(name, language)}</td><td>${offer.carrierTitle} · ${offer.methodTitle}</td><td>HK$${toDecimal(offer.feeMinor).toFixed(2)}</td></tr>`))
  return `<table><thead><tr>${columns.map((column) => `<th scope="col">${inLanguage(column, language)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export const delivery: PageSeed = {
  id: 4, identifier: 'delivery',
  title: ['Delivery', '配送与自取', '送貨與自取', 'Penghantaran', 'Giao hàng', 'การจัดส่ง'],
  summary: ['Where we deliver, how long it takes and what it costs.', '配送地区、时间与运费。', '送貨地區、時間與運費。', 'Ke mana kami menghantar, tempoh dan kosnya.', 'Nơi giao, thời gian và chi phí.', 'พื้นที่จัดส่ง ระยะเวลา และค่าใช้จ่าย'],
  content: write(
    paragraph('Checkout offers every method that fits your address and parcel, with its fee, before you pay. Larger orders travel free with several of them; checkout then shows HK$0.00.', '结账时，您会在付款前看到适用于您的地址与包裹的所有配送方式及运费。多种方式在订单达到一定金额后免运费，结账页会显示HK$0.00。', '結帳時，您會在付款前看到適用於您的地址與包裹的所有送貨方式及運費。多種方式在訂單達到一定金額後免運費，結帳頁會顯示HK$0.00。', 'Semasa daftar keluar, anda melihat setiap kaedah yang sesuai dengan alamat dan bungkusan anda berserta cajnya sebelum membayar. Bagi beberapa kaedah, pesanan lebih besar dihantar percuma dan caj menunjukkan HK$0.00.', 'Khi thanh toán, bạn thấy mọi cách giao phù hợp với địa chỉ và kiện hàng kèm phí, trước khi trả tiền. Với nhiều cách giao, đơn lớn được miễn phí và trang hiện HK$0.00.', 'ก่อนชำระเงิน หน้าชำระเงินจะแสดงวิธีส่งทั้งหมดที่ใช้ได้กับที่อยู่และพัสดุของคุณพร้อมค่าส่ง หลายวิธีส่งฟรีเมื่อยอดซื้อถึงกำหนด และจะแสดงเป็น HK$0.00'),
    fees,
    heading('When it leaves', '发货时间', '發貨時間', 'Bila dihantar', 'Khi nào gửi đi', 'ส่งออกเมื่อไร'),
    paragraph('We pack an order as soon as it is paid. Working days are Monday to Friday without public holidays in Hong Kong. The times in the table count from the day the parcel leaves.', '付款后即安排打包。工作日为周一至周五，香港公众假期除外。表中时间自包裹寄出当日起计算。', '付款後即安排包裝。工作天為星期一至五，香港公眾假期除外。表中時間由包裹寄出當日起計算。', 'Pesanan dibungkus sebaik sahaja dibayar. Hari bekerja ialah Isnin hingga Jumaat tidak termasuk cuti umum Hong Kong. Tempoh dalam jadual dikira dari hari bungkusan bertolak.', 'Đơn được đóng gói ngay khi thanh toán xong. Ngày làm việc là thứ Hai đến thứ Sáu, trừ ngày lễ ở Hồng Kông. Thời gian trong bảng tính từ ngày kiện hàng rời kho.', 'เราแพ็กทันทีที่ชำระเงินแล้ว วันทำการคือวันจันทร์ถึงศุกร์ ยกเว้นวันหยุดราชการของฮ่องกง เวลาในตารางนับจากวันที่พัสดุออกจากคลัง'),
    heading('Pick-up points and lockers', '自提点与智能柜', '自取點與智能櫃', 'Pusat ambilan dan loker', 'Điểm nhận và tủ nhận hàng', 'จุดรับพัสดุและตู้รับพัสดุ'),
    paragraph('The carrier sends you an SMS when the parcel is ready. A locker takes parcels up to 5 kg, a pick-up point up to 20 kg.', '包裹可取时，承运商会发送短信。智能柜限重5公斤，自提点限重20公斤。', '包裹可取時，承運商會發送短訊。智能櫃限重5公斤，自取點限重20公斤。', 'Penghantar menghantar SMS apabila bungkusan sedia diambil. Loker menerima sehingga 5 kg, pusat ambilan sehingga 20 kg.', 'Hãng giao hàng sẽ nhắn tin khi kiện hàng sẵn sàng. Tủ nhận tối đa 5 kg, điểm nhận tối đa 20 kg.', 'ผู้ขนส่งจะส่ง SMS เมื่อพัสดุพร้อมให้รับ ตู้รับได้ไม่เกิน 5 กก. จุดรับได้ไม่เกิน 20 กก.'),
    heading('Mainland China', '寄往中国内地', '寄往中國內地', 'Tanah Besar China', 'Trung Quốc đại lục', 'จีนแผ่นดินใหญ่'),
    paragraph('Customs asks for the recipient’s Chinese ID number of 18 characters. We use it for this declaration only; see <a href="/page/privacy">privacy</a>.', '海关要求提供收件人的18位身份证号码，仅用于报关，详见<a href="/page/privacy">隐私政策</a>。', '海關要求提供收件人的18位身份證號碼，僅用於報關，詳見<a href="/page/privacy">私隱政策</a>。', 'Kastam memerlukan nombor ID Cina penerima sebanyak 18 aksara. Kami menggunakannya untuk pengisytiharan ini sahaja; lihat <a href="/page/privacy">privasi</a>.', 'Hải quan yêu cầu số căn cước Trung Quốc 18 ký tự của người nhận. Chúng tôi chỉ dùng để khai báo; xem <a href="/page/privacy">quyền riêng tư</a>.', 'ศุลกากรขอหมายเลขบัตรประชาชนจีน 18 หลักของผู้รับ เราใช้เพื่อการสำแดงนี้เท่านั้น ดู<a href="/page/privacy">ความเป็นส่วนตัว</a>'),
    heading('Following your parcel', '查询包裹', '查詢包裹', 'Jejak bungkusan', 'Theo dõi kiện hàng', 'ติดตามพัสดุ'),
    paragraph('Each order in <a href="/dashboard/orders">your account</a> shows how far it is. If a parcel is more than three working days late, <a href="/page/contact">write to us</a> and we ask the carrier.', '每张订单的进度可在<a href="/dashboard/orders">您的账户</a>查看。如包裹延误超过三个工作日，请<a href="/page/contact">联系我们</a>，由我们向承运商查询。', '每張訂單的進度可在<a href="/dashboard/orders">您的帳戶</a>查看。如包裹延誤超過三個工作天，請<a href="/page/contact">聯絡我們</a>，由我們向承運商查詢。', 'Setiap pesanan dalam <a href="/dashboard/orders">akaun anda</a> menunjukkan kedudukannya. Jika bungkusan lewat lebih tiga hari bekerja, <a href="/page/contact">tulis kepada kami</a> dan kami akan bertanya kepada penghantar.', 'Mỗi đơn trong <a href="/dashboard/orders">tài khoản</a> cho biết đã đến đâu. Nếu trễ hơn ba ngày làm việc, hãy <a href="/page/contact">viết cho chúng tôi</a> để chúng tôi hỏi hãng vận chuyển.', 'ดูความคืบหน้าของแต่ละคำสั่งซื้อได้ใน<a href="/dashboard/orders">บัญชีของคุณ</a> หากพัสดุช้าเกินสามวันทำการ <a href="/page/contact">แจ้งเรา</a>แล้วเราจะสอบถามผู้ขนส่งให้'),
  ),
}
