import type { Six } from './model.ts'
import type { Ground } from '../packshots/palette.ts'

export interface CategorySeed { readonly id: number, readonly key: string, readonly name: Six, readonly children?: readonly CategorySeed[] }

/** Two levels under the root (id 2, as in Magento): eight grounds and their shelves. */
export const categories: readonly (CategorySeed & { readonly key: Ground })[] = [
  { id: 10, key: 'vitamin', name: ['Vitamins & minerals', '维生素与矿物质', '維他命與礦物質', 'Vitamin & mineral', 'Vitamin & khoáng chất', 'วิตามินและแร่ธาตุ'], children: [
    { id: 11, key: 'single-vitamins', name: ['Single vitamins', '单一维生素', '單一維他命', 'Vitamin tunggal', 'Vitamin đơn', 'วิตามินเดี่ยว'] },
    { id: 12, key: 'multivitamins', name: ['Multivitamins', '复合维生素', '綜合維他命', 'Multivitamin', 'Vitamin tổng hợp', 'วิตามินรวม'] },
    { id: 13, key: 'minerals', name: ['Minerals', '矿物质', '礦物質', 'Mineral', 'Khoáng chất', 'แร่ธาตุ'] }] },
  { id: 20, key: 'botanical', name: ['Botanicals', '草本植萃', '草本植萃', 'Botani', 'Thảo mộc', 'สมุนไพร'], children: [
    { id: 21, key: 'roots-mushrooms', name: ['Roots & mushrooms', '根茎与菌菇', '根莖與菇菌', 'Akar & cendawan', 'Rễ & nấm', 'รากและเห็ด'] },
    { id: 22, key: 'berries-leaves', name: ['Berries & leaves', '浆果与叶', '漿果與葉', 'Beri & daun', 'Quả mọng & lá', 'เบอร์รีและใบ'] },
    { id: 23, key: 'bee-products', name: ['From the hive', '蜂产品', '蜂產品', 'Hasil lebah', 'Từ tổ ong', 'จากรังผึ้ง'] }] },
  { id: 30, key: 'gut', name: ['Gut & digestion', '肠道益生', '腸道益生', 'Usus & penghadaman', 'Đường ruột', 'ลำไส้และการย่อย'], children: [
    { id: 31, key: 'probiotics', name: ['Probiotics', '益生菌', '益生菌', 'Probiotik', 'Men vi sinh', 'โพรไบโอติก'] },
    { id: 32, key: 'fibre-enzymes', name: ['Fibre & enzymes', '纤维与酵素', '纖維與酵素', 'Serat & enzim', 'Chất xơ & enzyme', 'ใยอาหารและเอนไซม์'] }] },
  { id: 40, key: 'bone', name: ['Bones & joints', '骨骼关节', '骨骼關節', 'Tulang & sendi', 'Xương khớp', 'กระดูกและข้อ'], children: [
    { id: 41, key: 'bone-minerals', name: ['Calcium & D3', '钙与D3', '鈣與D3', 'Kalsium & D3', 'Canxi & D3', 'แคลเซียมและดี 3'] },
    { id: 42, key: 'joint-care', name: ['Joints', '关节', '關節', 'Sendi', 'Khớp', 'ข้อต่อ'] },
    { id: 43, key: 'muscle', name: ['Muscle & movement', '肌肉与运动', '肌肉與運動', 'Otot & pergerakan', 'Cơ & vận động', 'กล้ามเนื้อและการเคลื่อนไหว'] }] },
  { id: 50, key: 'beauty', name: ['Beauty from within', '美颜胶原', '美顏膠原', 'Kecantikan dari dalam', 'Đẹp từ bên trong', 'ความงามจากภายใน'], children: [
    { id: 51, key: 'collagen', name: ['Collagen', '胶原蛋白', '膠原蛋白', 'Kolagen', 'Collagen', 'คอลลาเจน'] },
    { id: 52, key: 'skin-hair-nails', name: ['Skin, hair & nails', '皮肤·头发·指甲', '皮膚·頭髮·指甲', 'Kulit, rambut & kuku', 'Da, tóc & móng', 'ผิว ผม และเล็บ'] }] },
  { id: 60, key: 'family', name: ['Children & family', '儿童家庭', '兒童家庭', 'Kanak-kanak & keluarga', 'Trẻ em & gia đình', 'เด็กและครอบครัว'], children: [
    { id: 61, key: 'children', name: ['For children', '儿童', '兒童', 'Untuk kanak-kanak', 'Cho trẻ em', 'สำหรับเด็ก'] },
    { id: 62, key: 'everyday', name: ['Everyday nutrition', '日常营养', '日常營養', 'Nutrisi harian', 'Dinh dưỡng mỗi ngày', 'โภชนาการประจำวัน'] },
    { id: 63, key: 'first-aid', name: ['Skin & first help', '护肤应急', '護膚應急', 'Kulit & bantuan awal', 'Chăm sóc da', 'ดูแลผิวเบื้องต้น'] }] },
  { id: 70, key: 'heart', name: ['Heart & mind', '心脑循环', '心腦循環', 'Jantung & minda', 'Tim mạch & trí não', 'หัวใจและสมอง'], children: [
    { id: 71, key: 'omega', name: ['Omega oils', '欧米伽油脂', '奧米加油脂', 'Minyak omega', 'Dầu omega', 'น้ำมันโอเมกา'] },
    { id: 72, key: 'circulation', name: ['Circulation', '循环', '循環', 'Peredaran', 'Tuần hoàn', 'การไหลเวียน'] },
    { id: 73, key: 'focus', name: ['Focus', '专注', '專注', 'Fokus', 'Tập trung', 'สมาธิ'] }] },
  { id: 80, key: 'sleep', name: ['Sleep & calm', '安睡舒缓', '安睡舒緩', 'Tidur & tenang', 'Ngủ ngon & thư thái', 'นอนหลับและผ่อนคลาย'], children: [
    { id: 81, key: 'evening', name: ['Evening', '睡前', '睡前', 'Waktu malam', 'Buổi tối', 'ก่อนนอน'] },
    { id: 82, key: 'calm-days', name: ['Calm days', '舒缓日常', '舒緩日常', 'Hari tenang', 'Ngày thư thái', 'วันสบาย ๆ'] }] },
]
