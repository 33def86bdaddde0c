import { sixHtml, type PageSeed } from './model.ts'

export const rulePages: readonly PageSeed[] = [
  {
    id: 2, identifier: 'legal', title: ['Legal notice', '法律声明', '法律聲明', 'Notis undang-undang', 'Thông báo pháp lý', 'ประกาศทางกฎหมาย'],
    summary: ['Who is responsible for this shop and its texts.', '本店及其文字由谁负责。', '本店及其文字由誰負責。', 'Pihak yang bertanggungjawab atas kedai ini.', 'Ai chịu trách nhiệm về cửa hàng này.', 'ผู้รับผิดชอบร้านและข้อความ'],
    content: sixHtml(
      'This shop is run by Jadeleaf.\n## Texts and pictures\nNames, texts and drawings belong to Jadeleaf. You may link to any page.\n## Health information\nWhat stands here is general information about food and does not replace a doctor’s advice.\n## Further rules\nBuying follows the terms & conditions; your data are covered by the privacy page.',
      '本店由翠叶经营。\n## 文字与图片\n名称、文字与插图归翠叶所有，欢迎链接任何页面。\n## 健康信息\n此处内容为一般食品信息，不能代替医生的建议。\n## 其他规则\n购物适用条款与细则，个人资料见隐私政策。',
      '本店由翠葉經營。\n## 文字與圖片\n名稱、文字與插圖歸翠葉所有，歡迎連結任何頁面。\n## 健康資訊\n此處內容為一般食品資訊，不能代替醫生的意見。\n## 其他規則\n購物適用條款及細則，個人資料見私隱政策。',
      'Kedai ini dikendalikan oleh Jadeleaf.\n## Teks dan gambar\nNama, teks dan lukisan milik Jadeleaf. Anda boleh memaut ke mana-mana halaman.\n## Maklumat kesihatan\nKandungan di sini maklumat umum tentang makanan dan tidak menggantikan nasihat doktor.\n## Peraturan lain\nPembelian tertakluk kepada terma & syarat; data anda pada halaman privasi.',
      'Cửa hàng do Jadeleaf vận hành.\n## Chữ và hình\nTên, nội dung và hình vẽ thuộc về Jadeleaf. Bạn có thể dẫn liên kết đến mọi trang.\n## Thông tin sức khỏe\nNội dung ở đây là thông tin chung về thực phẩm, không thay lời khuyên của bác sĩ.\n## Quy định khác\nViệc mua hàng theo điều khoản & điều kiện; dữ liệu của bạn xem trang quyền riêng tư.',
      'ร้านนี้ดำเนินการโดย Jadeleaf\n## ข้อความและภาพ\nชื่อ ข้อความ และภาพวาดเป็นของ Jadeleaf คุณทำลิงก์มายังหน้าใดก็ได้\n## ข้อมูลสุขภาพ\nเนื้อหาที่นี่เป็นข้อมูลทั่วไปเกี่ยวกับอาหาร ไม่ใช่คำแนะนำของแพทย์\n## กฎอื่น\nการซื้อเป็นไปตามข้อกำหนดและเงื่อนไข ข้อมูลส่วนบุคคลดูที่หน้าความเป็นส่วนตัว',
    ),
  },
  {
    id: 3, identifier: 'privacy', title: ['Privacy', '隐私政策', '私隱政策', 'Privasi', 'Quyền riêng tư', 'ความเป็นส่วนตัว'],
    summary: ['What we keep about you, why, and how to have it removed.', '我们保存哪些资料、为何保存、如何删除。', '我們保存哪些資料、為何保存、如何刪除。', 'Data yang kami simpan dan sebabnya.', 'Chúng tôi lưu gì về bạn và vì sao.', 'เราเก็บข้อมูลใด เพราะอะไร'],
    content: sixHtml(
      'We keep what an order needs and no more.\n## What we keep\n- Name, mobile number, e-mail and addresses, to deliver and to reach you\n- Orders and reviews\n- A Chinese ID number only where customs ask for it\n## What we do not keep\nCard numbers are encrypted in your browser for the payment. We do not store them.\n## In your browser\nLanguage, cart and sign-in are stored on your device so that the shop works.\n## Your rights\nYou may ask for a copy of your data or have them corrected or removed: help@jadeleaf.example.',
      '我们只保存完成订单所需的资料。\n## 我们保存什么\n- 姓名、手机号、电邮与地址，用于配送与联系\n- 订单与评价\n- 仅在海关要求时保存身份证号码\n## 我们不保存什么\n卡号在您的浏览器中加密后用于付款，我们不会保存。\n## 您的浏览器\n语言、购物车与登录状态存放在您的设备上，以便商店运作。\n## 您的权利\n您可以索取、更正或删除个人资料：help@jadeleaf.example。',
      '我們只保存完成訂單所需的資料。\n## 我們保存甚麼\n- 姓名、手提電話、電郵與地址，用於送貨與聯絡\n- 訂單與評價\n- 只在海關要求時保存身份證號碼\n## 我們不保存甚麼\n卡號在您的瀏覽器中加密後用於付款，我們不會保存。\n## 您的瀏覽器\n語言、購物車與登入狀態存放在您的裝置上，以便商店運作。\n## 您的權利\n您可以索取、更正或刪除個人資料：help@jadeleaf.example。',
      'Kami menyimpan apa yang diperlukan oleh pesanan sahaja.\n## Apa yang kami simpan\n- Nama, nombor telefon, e-mel dan alamat, untuk penghantaran dan hubungan\n- Pesanan dan ulasan\n- Nombor ID China hanya apabila diminta kastam\n## Apa yang kami tidak simpan\nNombor kad disulitkan dalam pelayar anda untuk bayaran. Kami tidak menyimpannya.\n## Dalam pelayar anda\nBahasa, troli dan log masuk disimpan pada peranti anda supaya kedai berfungsi.\n## Hak anda\nAnda boleh meminta salinan, pembetulan atau pemadaman data: help@jadeleaf.example.',
      'Chúng tôi chỉ lưu những gì đơn hàng cần.\n## Chúng tôi lưu gì\n- Tên, số di động, e-mail và địa chỉ, để giao hàng và liên hệ\n- Đơn hàng và đánh giá\n- Số căn cước Trung Quốc chỉ khi hải quan yêu cầu\n## Chúng tôi không lưu gì\nSố thẻ được mã hóa trong trình duyệt của bạn để thanh toán. Chúng tôi không lưu lại.\n## Trong trình duyệt\nNgôn ngữ, giỏ hàng và đăng nhập lưu trên thiết bị của bạn để cửa hàng hoạt động.\n## Quyền của bạn\nBạn có thể yêu cầu bản sao, sửa hoặc xóa dữ liệu: help@jadeleaf.example.',
      'เราเก็บเฉพาะข้อมูลที่คำสั่งซื้อต้องใช้\n## เราเก็บอะไร\n- ชื่อ เบอร์มือถือ อีเมล และที่อยู่ เพื่อจัดส่งและติดต่อ\n- คำสั่งซื้อและรีวิว\n- เลขบัตรประชาชนจีนเฉพาะเมื่อศุลกากรขอ\n## เราไม่เก็บอะไร\nหมายเลขบัตรถูกเข้ารหัสในเบราว์เซอร์ของคุณเพื่อชำระเงิน เราไม่เก็บไว้\n## ในเบราว์เซอร์ของคุณ\nภาษา ตะกร้า และการเข้าสู่ระบบเก็บไว้ในอุปกรณ์ของคุณเพื่อให้ร้านทำงานได้\n## สิทธิ์ของคุณ\nขอสำเนา แก้ไข หรือลบข้อมูลได้ที่ help@jadeleaf.example',
    ),
  },
]
