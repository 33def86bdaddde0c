import type { Six, Unit } from './model.ts'
import type { Ground } from '../packshots/palette.ts'

/** "60 tablets" and the like; {n} is the number. */
export const contents: Record<Unit, Six> = {
  tablet: ['{n} tablets', '{n} 片', '{n} 片', '{n} tablet', '{n} viên nén', '{n} เม็ด'],
  capsule: ['{n} capsules', '{n} 粒', '{n} 粒', '{n} kapsul', '{n} viên nang', '{n} แคปซูล'],
  softgel: ['{n} softgels', '{n} 粒软胶囊', '{n} 粒軟膠囊', '{n} kapsul lembut', '{n} viên nang mềm', '{n} ซอฟต์เจล'],
  gummy: ['{n} gummies', '{n} 粒软糖', '{n} 粒軟糖', '{n} gula-gula getah', '{n} viên kẹo dẻo', '{n} กัมมี'],
  sachet: ['{n} sachets', '{n} 袋', '{n} 包', '{n} sachet', '{n} gói', '{n} ซอง'],
  lozenge: ['{n} lozenges', '{n} 粒含片', '{n} 粒喉糖', '{n} lozeng', '{n} viên ngậm', '{n} เม็ดอม'],
  g: ['{n} g', '{n} 克', '{n} 克', '{n} g', '{n} g', '{n} กรัม'],
  ml: ['{n} ml', '{n} 毫升', '{n} 毫升', '{n} ml', '{n} ml', '{n} มล.'],
}
/** One of them, in a serving: "1 tablet". */
export const servings: Record<Unit | 'drop', Six> = {
  tablet: ['{n, tablet}', '{n}片', '{n}片', '{n} tablet', '{n} viên', '{n} เม็ด'],
  capsule: ['{n, capsule}', '{n}粒', '{n}粒', '{n} kapsul', '{n} viên', '{n} แคปซูล'],
  softgel: ['{n, softgel}', '{n}粒', '{n}粒', '{n} kapsul lembut', '{n} viên', '{n} ซอฟต์เจล'],
  gummy: ['{n, gumm}', '{n}粒', '{n}粒', '{n} biji', '{n} viên kẹo', '{n} เม็ด'],
  sachet: ['{n, sachet}', '{n}袋', '{n}包', '{n} sachet', '{n} gói', '{n} ซอง'],
  lozenge: ['{n, lozenge}', '{n}粒', '{n}粒', '{n} lozeng', '{n} viên ngậm', '{n} เม็ด'],
  drop: ['{n, drop}', '{n}滴', '{n}滴', '{n} titis', '{n} giọt', '{n} หยด'],
  g: ['{n} g', '{n}克', '{n}克', '{n} g', '{n} g', '{n} กรัม'],
  ml: ['{n} ml', '{n}毫升', '{n}毫升', '{n} ml', '{n} ml', '{n} มล.'],
}
export type When = 'meal' | 'morning' | 'bed' | 'water' | 'skin'
/** {s} serving, {t} times a day. */
export const directions: Record<When, Six> = {
  meal: ['Adults: {s}, {t} a day, with a meal and a glass of water.', '成人每次{s}，每日{t}次，随餐以温水送服。', '成人每次{s}，每日{t}次，隨餐以溫水送服。', 'Dewasa: {s}, {t} sehari, bersama makanan dan segelas air.', 'Người lớn: mỗi lần {s}, ngày {t} lần, dùng trong bữa ăn với nước.', 'ผู้ใหญ่ครั้งละ {s} วันละ {t} ครั้ง พร้อมอาหารและน้ำ'],
  morning: ['Adults: {s}, {t} a day, best in the morning.', '成人每次{s}，每日{t}次，早晨食用为佳。', '成人每次{s}，每日{t}次，早上食用為佳。', 'Dewasa: {s}, {t} sehari, sebaiknya pada waktu pagi.', 'Người lớn: mỗi lần {s}, ngày {t} lần, tốt nhất vào buổi sáng.', 'ผู้ใหญ่ครั้งละ {s} วันละ {t} ครั้ง ควรทานตอนเช้า'],
  bed: ['Adults: {s}, {t} a day, half an hour before bed.', '成人每次{s}，每日{t}次，睡前半小时食用。', '成人每次{s}，每日{t}次，睡前半小時食用。', 'Dewasa: {s}, {t} sehari, setengah jam sebelum tidur.', 'Người lớn: mỗi lần {s}, ngày {t} lần, trước khi ngủ nửa giờ.', 'ผู้ใหญ่ครั้งละ {s} วันละ {t} ครั้ง ก่อนนอนครึ่งชั่วโมง'],
  water: ['Stir {s} into 200 ml of water or a drink, {t} a day.', '每次{s}，以200毫升水或饮品冲调，每日{t}次。', '每次{s}，以200毫升水或飲品沖調，每日{t}次。', 'Kacau {s} dalam 200 ml air atau minuman, {t} sehari.', 'Khuấy {s} vào 200 ml nước hoặc đồ uống, ngày {t} lần.', 'ชง {s} กับน้ำหรือเครื่องดื่ม 200 มล. วันละ {t} ครั้ง'],
  skin: ['Apply thinly to clean skin and massage in, {t} a day.', '取适量均匀涂于清洁皮肤并轻轻按摩，每日{t}次。', '取適量均勻塗於清潔皮膚並輕輕按摩，每日{t}次。', 'Sapu nipis pada kulit bersih dan urut, {t} sehari.', 'Thoa một lớp mỏng lên da sạch và xoa nhẹ, ngày {t} lần.', 'ทาบาง ๆ บนผิวสะอาดและนวดเบา ๆ วันละ {t} ครั้ง'],
}
/** For what is made for children. */
export const forChildren: Six = ['Children from 4 years: {s}, {t} a day, with a meal. For younger children ask a doctor.', '4岁以上儿童每次{s}，每日{t}次，随餐食用。更小的孩子请先问医生。', '4歲以上兒童每次{s}，每日{t}次，隨餐食用。更小的孩子請先問醫生。', 'Kanak-kanak 4 tahun ke atas: {s}, {t} sehari, bersama makanan. Bagi yang lebih kecil, rujuk doktor.', 'Trẻ từ 4 tuổi: mỗi lần {s}, ngày {t} lần, dùng trong bữa ăn. Trẻ nhỏ hơn cần hỏi bác sĩ.', 'เด็กอายุ 4 ปีขึ้นไปครั้งละ {s} วันละ {t} ครั้ง พร้อมอาหาร เด็กเล็กกว่านี้ควรปรึกษาแพทย์']
export const times: readonly Six[] = [['once', '1', '1', 'sekali', '1', '1'], ['twice', '2', '2', 'dua kali', '2', '2'], ['three times', '3', '3', 'tiga kali', '3', '3']]
export const closing: Six = ['Do not take more than the stated amount.', '请勿超过建议用量。', '請勿超過建議用量。', 'Jangan melebihi jumlah yang dinyatakan.', 'Không dùng quá lượng khuyến nghị.', 'ไม่ควรรับประทานเกินปริมาณที่แนะนำ']

/** {name} from {brand}, {size}; {main} the first ingredients. */
export const openings: Record<Ground, Six> = {
  vitamin: ['{name} by {brand} is for days when meals are not as varied as they should be. One serving gives {main}.', '{brand}{name}，为饮食不够多样的日子而备。每份提供{main}。', '{brand}{name}，為飲食不夠多樣的日子而備。每份提供{main}。', '{name} daripada {brand} untuk hari-hari yang kurang pelbagai makanannya. Satu hidangan memberi {main}.', '{name} của {brand} dành cho những ngày bữa ăn chưa đủ đa dạng. Mỗi khẩu phần cung cấp {main}.', '{name} จาก {brand} สำหรับวันที่อาหารไม่หลากหลายพอ หนึ่งหน่วยบริโภคให้{main}'],
  botanical: ['{name} is a plant that kitchens and apothecaries have known for generations. {brand} puts {main} into one serving.', '{name}是几代人厨房与药铺里的老朋友。{brand}每份含{main}。', '{name}是幾代人廚房與藥舖裏的老朋友。{brand}每份含{main}。', '{name} telah dikenali di dapur dan kedai herba turun-temurun. {brand} menyediakan {main} dalam satu hidangan.', '{name} là vị quen thuộc trong bếp và tiệm thuốc qua nhiều đời. {brand} đưa {main} vào mỗi khẩu phần.', '{name} เป็นพืชที่ครัวและร้านยารู้จักกันมาหลายรุ่น {brand} ใส่{main}ในหนึ่งหน่วยบริโภค'],
  gut: ['{name} is made for a comfortable everyday rhythm. A serving holds {main}.', '{name}为舒适的日常节律而设计，每份含{main}。', '{name}為舒適的日常節律而設，每份含{main}。', '{name} dibuat untuk rutin harian yang selesa. Satu hidangan mengandungi {main}.', '{name} dành cho nhịp sinh hoạt dễ chịu mỗi ngày. Mỗi khẩu phần có {main}.', '{name} ทำมาเพื่อจังหวะชีวิตที่สบายในทุกวัน หนึ่งหน่วยบริโภคมี{main}'],
  bone: ['For people who walk, climb stairs and carry shopping: {name} by {brand} brings {main} per serving.', '给常走路、爬楼梯、提菜篮的你：{brand}{name}每份含{main}。', '給常走路、上樓梯、挽餸籃的你：{brand}{name}每份含{main}。', 'Untuk anda yang berjalan, mendaki tangga dan membawa barang: {name} daripada {brand} memberi {main} setiap hidangan.', 'Cho người hay đi bộ, leo cầu thang, xách đồ: {name} của {brand} mang đến {main} mỗi khẩu phần.', 'สำหรับคนที่เดิน ขึ้นบันได และถือของ {name} จาก {brand} ให้{main}ต่อหน่วยบริโภค'],
  beauty: ['{name} belongs beside sunscreen and sleep, not instead of them. Each serving contains {main}.', '{name}宜与防晒和好睡眠为伴，而非替代。每份含{main}。', '{name}宜與防曬和好睡眠為伴，而非替代。每份含{main}。', '{name} melengkapi pelindung matahari dan tidur yang cukup. Setiap hidangan mengandungi {main}.', '{name} đi cùng kem chống nắng và giấc ngủ, không thay thế chúng. Mỗi khẩu phần chứa {main}.', '{name} ควรอยู่คู่กับครีมกันแดดและการนอน ไม่ใช่สิ่งทดแทน หนึ่งหน่วยบริโภคมี{main}'],
  family: ['{name} is one for the family shelf: easy to take, easy to dose. A serving has {main}.', '{name}适合放在家庭的架子上：好入口，用量清楚。每份含{main}。', '{name}適合放在家庭的架子上：易入口，用量清楚。每份含{main}。', '{name} untuk rak keluarga: mudah diambil, mudah disukat. Satu hidangan ada {main}.', '{name} dành cho kệ của cả nhà: dễ dùng, dễ đong. Mỗi khẩu phần có {main}.', '{name} สำหรับชั้นวางของครอบครัว ทานง่าย ตวงง่าย หนึ่งหน่วยบริโภคมี{main}'],
  heart: ['{name} by {brand} suits people who watch what they eat. One serving brings {main}.', '{brand}{name}，适合注重饮食的人。每份含{main}。', '{brand}{name}，適合注重飲食的人。每份含{main}。', '{name} daripada {brand} sesuai bagi yang menjaga pemakanan. Satu hidangan memberi {main}.', '{name} của {brand} hợp với người chú ý chế độ ăn. Mỗi khẩu phần mang đến {main}.', '{name} จาก {brand} เหมาะกับผู้ใส่ใจอาหารการกิน หนึ่งหน่วยบริโภคให้{main}'],
  sleep: ['{name} is part of an evening that slows down: dim light, no screens. A serving holds {main}.', '{name}属于慢下来的夜晚：调暗灯光，放下屏幕。每份含{main}。', '{name}屬於慢下來的夜晚：調暗燈光，放下屏幕。每份含{main}。', '{name} sebahagian daripada malam yang tenang: lampu malap, tanpa skrin. Satu hidangan mengandungi {main}.', '{name} là một phần của buổi tối chậm lại: đèn dịu, tắt màn hình. Mỗi khẩu phần có {main}.', '{name} เป็นส่วนหนึ่งของค่ำคืนที่ช้าลง หรี่ไฟ วางหน้าจอ หนึ่งหน่วยบริโภคมี{main}'],
}
export const headings = {
  inside: ['What is in it', '里面有什么', '裏面有甚麼', 'Kandungannya', 'Thành phần có gì', 'มีอะไรอยู่ข้างใน'],
  good: ['Good to know', '值得知道', '值得知道', 'Baik diketahui', 'Nên biết', 'ควรรู้'],
  serving: ['Serving: {s} · {size}', '每份{s} · 共{size}', '每份{s} · 共{size}', 'Satu hidangan: {s} · {size}', 'Khẩu phần: {s} · {size}', 'หนึ่งหน่วยบริโภค {s} · {size}'],
  nrv: ['% NRV: share of the nutrient reference value for adults.', 'NRV%：占成人营养素参考值的百分比。', 'NRV%：佔成人營養素參考值的百分比。', '% NRV: peratus nilai rujukan nutrien dewasa.', '% NRV: tỷ lệ so với giá trị dinh dưỡng tham chiếu của người lớn.', '% NRV: ร้อยละของค่าอ้างอิงสารอาหารสำหรับผู้ใหญ่'],
} as const satisfies Record<string, Six>
