import { sixHtml, type PageSeed } from './model.ts'

export const companyPages: readonly PageSeed[] = [
  {
    id: 1, identifier: 'about-us', title: ['About Jadeleaf', '关于翠叶', '關於翠葉', 'Tentang Jadeleaf', 'Về Jadeleaf', 'เกี่ยวกับ Jadeleaf'],
    summary: ['Who runs the shop and what it stands for.', '谁在经营这家店，我们坚持什么。', '誰在經營這家店，我們堅持甚麼。', 'Siapa di sebalik kedai ini.', 'Ai đứng sau cửa hàng và điều chúng tôi theo đuổi.', 'ใครดูแลร้านและเรายึดถืออะไร'],
    content: sixHtml(
      'Jadeleaf is a shop for health products: vitamins, botanicals, and what a family keeps at home.\n## What we sell\nEvery product page shows each amount, how to take it and who should ask a doctor first. Where we do not know something, we say nothing about it.\n## What we do not say\nFood supplements do not cure illness. If a product here makes you think otherwise, please tell us.\n## Three kinds of customers\n- Guests look around and fill a cart.\n- Preferred customers order, collect favourites and write reviews.\n- Associates pay 10% less and may build a business with us.',
      '翠叶是一家健康产品商店：维生素、草本，以及家里常备的东西。\n## 我们卖什么\n每个产品页都列出各成分用量、食用方法，以及哪些人应先问医生。不确定的事，我们不写。\n## 我们不说什么\n膳食补充品不能治病。如果页面上有任何文字让您这样理解，请告诉我们。\n## 三种顾客\n- 访客可以浏览并加入购物车。\n- 优惠顾客可以下单、收藏和写评价。\n- 事业伙伴享九折，也可以与我们一起经营。',
      '翠葉是一家健康產品商店：維他命、草本，以及家中常備的東西。\n## 我們賣甚麼\n每個產品頁都列出各成分用量、食用方法，以及哪些人應先問醫生。不肯定的事，我們不寫。\n## 我們不說甚麼\n膳食補充品不能治病。如頁面上有任何文字令您這樣理解，請告訴我們。\n## 三種顧客\n- 訪客可以瀏覽並加入購物車。\n- 優惠顧客可以落單、收藏和寫評價。\n- 事業夥伴享九折，也可以與我們一起經營。',
      'Jadeleaf ialah kedai produk kesihatan: vitamin, herba dan keperluan keluarga di rumah.\n## Apa yang kami jual\nSetiap halaman produk menunjukkan setiap jumlah, cara pengambilan dan siapa perlu bertanya doktor dahulu. Apa yang kami tidak pasti, kami tidak tulis.\n## Apa yang kami tidak katakan\nMakanan tambahan tidak menyembuhkan penyakit. Jika ada halaman yang memberi gambaran sebaliknya, beritahu kami.\n## Tiga jenis pelanggan\n- Tetamu melihat-lihat dan mengisi troli.\n- Preferred customer membuat pesanan, menyimpan kegemaran dan menulis ulasan.\n- Associate membayar 10% kurang dan boleh membina perniagaan bersama kami.',
      'Jadeleaf là cửa hàng sản phẩm sức khỏe: vitamin, thảo mộc và những thứ nhà nào cũng cần.\n## Chúng tôi bán gì\nMỗi trang sản phẩm ghi rõ hàm lượng, cách dùng và ai nên hỏi bác sĩ trước. Điều gì chưa chắc, chúng tôi không viết.\n## Điều chúng tôi không nói\nThực phẩm bổ sung không chữa bệnh. Nếu trang nào khiến bạn hiểu khác, hãy cho chúng tôi biết.\n## Ba nhóm khách hàng\n- Khách ghé xem và thêm vào giỏ.\n- Preferred customer đặt hàng, lưu yêu thích và viết đánh giá.\n- Associate được giảm 10% và có thể cùng kinh doanh với chúng tôi.',
      'Jadeleaf เป็นร้านผลิตภัณฑ์สุขภาพ ทั้งวิตามิน สมุนไพร และของที่ครอบครัวมีติดบ้าน\n## เราขายอะไร\nหน้าสินค้าทุกหน้าบอกปริมาณ วิธีรับประทาน และใครควรปรึกษาแพทย์ก่อน สิ่งที่ไม่แน่ใจเราไม่เขียน\n## สิ่งที่เราไม่พูด\nผลิตภัณฑ์เสริมอาหารไม่ได้รักษาโรค หากหน้าใดทำให้เข้าใจเป็นอย่างอื่น โปรดบอกเรา\n## ลูกค้าสามแบบ\n- ผู้เยี่ยมชมดูสินค้าและใส่ตะกร้าได้\n- Preferred customer สั่งซื้อ เก็บรายการโปรด และเขียนรีวิวได้\n- Associate ได้ลด 10% และร่วมทำธุรกิจกับเราได้',
    ),
  },
  {
    id: 7, identifier: 'contact', title: ['Contact us', '联系客服', '聯絡客服', 'Hubungi kami', 'Liên hệ', 'ติดต่อเรา'],
    summary: ['How to reach customer service.', '如何联系客服。', '如何聯絡客服。', 'Cara menghubungi khidmat pelanggan.', 'Cách liên hệ chăm sóc khách hàng.', 'วิธีติดต่อฝ่ายบริการลูกค้า'],
    content: sixHtml(
      'Write to help@jadeleaf.example. Please give the order number when it is about an order.\n## Before you write\n- Where an order is: open it under My orders; the tracking is there.\n- Charged but the order still says unpaid: wait a few minutes and open the order again. Do not pay twice.\n- A damaged parcel: take a picture before you unpack it.',
      '请写信到 help@jadeleaf.example。与订单有关时，请附上订单号。\n## 写信之前\n- 订单在哪里：在“我的订单”打开该订单即可查看物流。\n- 已扣款但订单仍显示未付：请等几分钟再打开订单，不要重复付款。\n- 包裹破损：拆开之前请先拍照。',
      '請寫信到 help@jadeleaf.example。與訂單有關時，請附上訂單編號。\n## 寫信之前\n- 訂單在哪裏：在「我的訂單」打開該訂單即可查看物流。\n- 已扣款但訂單仍顯示未付：請等幾分鐘再打開訂單，不要重複付款。\n- 包裹破損：拆開之前請先拍照。',
      'Tulis kepada help@jadeleaf.example. Sertakan nombor pesanan jika berkaitan pesanan.\n## Sebelum menulis\n- Di mana pesanan: buka di Pesanan saya untuk melihat penjejakan.\n- Sudah dicaj tetapi masih belum dibayar: tunggu beberapa minit dan buka semula pesanan. Jangan bayar dua kali.\n- Bungkusan rosak: ambil gambar sebelum membukanya.',
      'Viết cho help@jadeleaf.example. Nếu hỏi về đơn hàng, hãy ghi mã đơn.\n## Trước khi viết\n- Đơn đang ở đâu: mở đơn trong Đơn hàng của tôi để xem hành trình.\n- Đã trừ tiền nhưng đơn vẫn chưa thanh toán: đợi vài phút rồi mở lại đơn. Đừng trả hai lần.\n- Gói hàng hư hỏng: chụp ảnh trước khi mở.',
      'เขียนถึง help@jadeleaf.example หากเกี่ยวกับคำสั่งซื้อ โปรดแจ้งหมายเลขคำสั่งซื้อ\n## ก่อนเขียน\n- พัสดุอยู่ที่ไหน เปิดคำสั่งซื้อในหน้าคำสั่งซื้อของฉันเพื่อดูการติดตาม\n- ถูกหักเงินแล้วแต่ยังขึ้นว่าไม่ได้ชำระ รอสักครู่แล้วเปิดคำสั่งซื้ออีกครั้ง อย่าจ่ายซ้ำ\n- พัสดุเสียหาย ถ่ายภาพก่อนแกะ',
    ),
  },
]
