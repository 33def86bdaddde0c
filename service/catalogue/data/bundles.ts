import type { PackSpec } from '../packshots/spec.ts'
import type { Ground } from '../packshots/palette.ts'
import type { Six } from './model.ts'

/** One option of a bundle: the skus to choose from (mostly one) and how many of it. */
export type BundleItem = readonly [skus: readonly string[], quantity: number]
export interface BundleSeed { readonly sku: string, readonly ground: Ground, readonly in: string, readonly price: number, readonly pv: number, readonly pack: Omit<PackSpec, 'ground' | 'container'>, readonly name: Six, readonly short: Six, readonly items: readonly BundleItem[], readonly flags?: readonly ('popular' | 'latest')[] }

export const bundles: readonly BundleSeed[] = [
  {
    sku: 'bundle-everyday', ground: 'vitamin', in: 'multivitamins', price: 458, pv: 38, flags: ['popular'], items: [[['multi-adult'], 1], [['vitamin-d3-k2'], 1], [['zinc-15'], 2]],
    pack: { name: '每日基础', latin: 'Everyday Set', dose: '4 packs', motif: 'sun' },
    name: ['Everyday Foundation Set', '每日基础套装', '每日基礎套裝', 'Set Asas Harian', 'Bộ nền tảng mỗi ngày', 'ชุดพื้นฐานทุกวัน'],
    short: ['A multivitamin, D3 drops and two packs of zinc, for about a tenth less.', '复合维生素、D3滴剂和两盒锌，约省一成。', '綜合維他命、D3滴劑和兩盒鋅，約省一成。', 'Multivitamin, titisan D3 dan dua pek zink, jimat kira-kira sepuluh peratus.', 'Vitamin tổng hợp, giọt D3 và hai hộp kẽm, tiết kiệm khoảng 10%.', 'วิตามินรวม หยดดี 3 และซิงค์สองกล่อง ประหยัดราวร้อยละสิบ'],
  },
  {
    sku: 'bundle-evening', ground: 'sleep', in: 'evening', price: 398, pv: 31, flags: ['popular'], items: [[['jujube-seed'], 1], [['magnesium-glycinate'], 1], [['chamomile-cup'], 1]],
    pack: { name: '安睡夜晚', latin: 'Evening Set', dose: '3 packs', motif: 'moon' },
    name: ['Quiet Evening Set', '静夜套装', '靜夜套裝', 'Set Malam Tenang', 'Bộ đêm yên tĩnh', 'ชุดค่ำคืนสงบ'],
    short: ['Jujube seed, magnesium and chamomile for the last hour of the day.', '酸枣仁、镁与洋甘菊，留给一天的最后一小时。', '酸棗仁、鎂與洋甘菊，留給一天的最後一小時。', 'Biji jujube, magnesium dan kamomil untuk sejam terakhir.', 'Táo nhân, magie và cúc La Mã cho giờ cuối ngày.', 'เมล็ดพุทราจีน แมกนีเซียม และคาโมมายล์สำหรับชั่วโมงสุดท้าย'],
  },
  {
    sku: 'bundle-family', ground: 'family', in: 'children', price: 338, pv: 26, items: [[['kids-zinc-gummies-orange', 'kids-zinc-gummies-strawberry'], 1], [['kids-multi'], 1], [['kids-d3-drops'], 1]],
    pack: { name: '宝贝成长', latin: 'Family Set', dose: '3 packs', motif: 'bear' },
    name: ['Growing Up Set', '宝贝成长套装', '寶貝成長套裝', 'Set Membesar', 'Bộ cùng con lớn', 'ชุดเติบโตไปด้วยกัน'],
    short: ['Gummies in the flavour they like, chewables and D3 drops.', '口味任选的软糖，配咀嚼片与D3滴剂。', '口味任選的軟糖，配咀嚼片與D3滴劑。', 'Gula-gula perisa pilihan, tablet kunyah dan titisan D3.', 'Kẹo dẻo chọn vị, viên nhai và giọt D3.', 'กัมมีรสที่ชอบ วิตามินเคี้ยว และหยดดี 3'],
  },
  {
    sku: 'bundle-joints', ground: 'bone', in: 'joint-care', price: 468, pv: 37, flags: ['latest'], items: [[['glucosamine'], 1], [['k2-d3-bone'], 1], [['arnica-balm'], 1]],
    pack: { name: '轻松步履', latin: 'Stairs Set', dose: '3 packs', motif: 'joint' },
    name: ['Stairs and Walks Set', '轻松步履套装', '輕鬆步履套裝', 'Set Langkah Ringan', 'Bộ bước chân nhẹ', 'ชุดก้าวเดินสบาย'],
    short: ['Glucosamine, K2 with D3 and a balm for the knees.', '氨糖、K2加D3，还有抹膝盖的舒缓霜。', '葡萄糖胺、K2加D3，還有抹膝頭的舒緩霜。', 'Glukosamina, K2 dengan D3 dan balm untuk lutut.', 'Glucosamine, K2 cùng D3 và dầu xoa đầu gối.', 'กลูโคซามีน K2 กับ D3 และบาล์มทาเข่า'],
  },
  {
    sku: 'bundle-glow', ground: 'beauty', in: 'collagen', price: 498, pv: 39, flags: ['popular'], items: [[['collagen-shots'], 1], [['hair-skin-nails'], 1], [['cranberry-caps', 'grape-seed'], 1]],
    pack: { name: '由内而美', latin: 'Glow Set', dose: '3 packs', motif: 'rose' },
    name: ['Beauty Shelf Set', '由内而美套装', '由內而美套裝', 'Set Kecantikan Dalaman', 'Bộ đẹp từ bên trong', 'ชุดสวยจากภายใน'],
    short: ['Rose collagen, biotin and a third jar of your choice.', '玫瑰胶原、生物素，再任选一款。', '玫瑰膠原、生物素，再任選一款。', 'Kolagen mawar, biotin dan satu lagi pilihan anda.', 'Collagen hoa hồng, biotin và một món tự chọn.', 'คอลลาเจนกุหลาบ ไบโอติน และอีกหนึ่งชิ้นที่เลือกเอง'],
  },
  {
    sku: 'bundle-gut', ground: 'gut', in: 'probiotics', price: 328, pv: 26, items: [[['probiotic-10'], 1], [['psyllium-fibre-plain', 'psyllium-fibre-lemon'], 1], [['plum-konjac'], 1]],
    pack: { name: '肠道日常', latin: 'Gut Set', dose: '3 packs', motif: 'flora' },
    name: ['Easy Rhythm Set', '肠道日常套装', '腸道日常套裝', 'Set Rutin Usus', 'Bộ nhịp đường ruột', 'ชุดจังหวะลำไส้'],
    short: ['Live cultures, fibre in plain or lemon, and a cool jelly.', '活菌、原味或柠檬纤维，再加清凉果冻。', '活菌、原味或檸檬纖維，再加清涼啫喱。', 'Kultur hidup, serat tanpa perisa atau lemon, dan jeli dingin.', 'Lợi khuẩn, chất xơ nguyên vị hoặc chanh, và thạch mát.', 'จุลินทรีย์ดี ไฟเบอร์รสธรรมชาติหรือเลมอน และเจลลี่เย็น'],
  },
  {
    sku: 'bundle-parents', ground: 'heart', in: 'omega', price: 698, pv: 52, flags: ['latest'], items: [[['omega-3-1200-120'], 1], [['coq10-100'], 1], [['multi-50'], 1]],
    pack: { name: '孝心', latin: 'For Parents', dose: '3 packs', motif: 'heart' },
    name: ['For Our Parents Set', '孝心套装', '孝心套裝', 'Set untuk Ibu Bapa', 'Bộ quà cho cha mẹ', 'ชุดของขวัญให้พ่อแม่'],
    short: ['Fish oil, Q10 and a multivitamin for 50 and over, boxed as a gift.', '鱼油、Q10与50+复合维生素，礼盒装。', '魚油、Q10與50+綜合維他命，禮盒裝。', 'Minyak ikan, Q10 dan multivitamin 50+, dalam kotak hadiah.', 'Dầu cá, Q10 và vitamin 50+, đóng hộp quà.', 'น้ำมันปลา Q10 และวิตามินรวม 50+ ในกล่องของขวัญ'],
  },
]
