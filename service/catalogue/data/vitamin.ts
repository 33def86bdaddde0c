import type { Shelf } from './model.ts'

export const vitamin: Shelf = { ground: 'vitamin', products: [
  {
    sku: 'vitamin-c-1000', brand: 'jadeleaf', in: ['single-vitamins'], price: 168, pv: 14, weight: 140, flags: ['popular'], stock: [120, 46, 80],
    name: ['Vitamin C Timed Release 1000 mg', '维生素C缓释片 1000 mg', '維他命C緩釋片 1000 mg', 'Vitamin C Lepasan Perlahan 1000 mg', 'Vitamin C giải phóng chậm 1000 mg', 'วิตามินซีชนิดปลดปล่อยช้า 1000 มก.'],
    short: ['One tablet a day, released slowly over eight hours, with citrus and rosehip.', '一天一片，八小时缓慢释放，添加柑橘黄酮与玫瑰果。', '一天一片，八小時緩慢釋放，添加柑橘黃酮與玫瑰果。', 'Sebiji sehari, dilepaskan perlahan selama lapan jam, dengan sitrus dan rosehip.', 'Mỗi ngày một viên, giải phóng chậm trong tám giờ, có cam quýt và tầm xuân.', 'วันละเม็ด ปลดปล่อยช้าแปดชั่วโมง ผสมส้มและโรสฮิป'],
    pack: { container: 'bottle', name: '维生素C', latin: 'Vitamin C', dose: '1000 mg · 60', motif: 'citrus' }, content: [60, 'tablet'], dose: [1, 1, 'meal'],
    facts: [['vitaminC', 1000, 'mg', 1000], ['citrusBioflavonoids', 50, 'mg'], ['rosehip', 25, 'mg']], notes: ['timed', 'gentle', 'vegan'], cautions: ['kidney', 'pregnancy'],
    variants: { attribute: 'size', items: [{ value: 2, suffix: '60', price: 168, stock: [80, 30, 50] }, { value: 3, suffix: '120', price: 298, stock: [40, 16, 30] }, { value: 4, suffix: '180', price: 398, stock: [0, 0, 0] }] },
  },
  {
    sku: 'b-complex', brand: 'jadeleaf', in: ['single-vitamins', 'multivitamins'], price: 148, pv: 12, weight: 130, stock: [64, 20, 33],
    name: ['B Complex, eight in one', '复合维生素B 八合一', '維他命B雜 八合一', 'B Kompleks, lapan dalam satu', 'Vitamin B tổng hợp 8 trong 1', 'วิตามินบีรวม 8 ชนิด'],
    short: ['All eight B vitamins in one small tablet for busy weeks.', '八种B族维生素，一小片搞定忙碌的一周。', '八種維他命B，一小粒陪你過忙碌的一周。', 'Kelapan-lapan vitamin B dalam sebiji tablet kecil untuk minggu yang sibuk.', 'Đủ tám vitamin nhóm B trong một viên nhỏ cho tuần bận rộn.', 'วิตามินบีครบแปดชนิดในเม็ดเล็กสำหรับสัปดาห์ที่ยุ่ง'],
    pack: { container: 'bottle', name: '复合维B', latin: 'B Complex', dose: '8 in 1 · 90', motif: 'molecule', layout: 'symbol', symbol: 'B', cap: '#f4f0e6' }, content: [90, 'tablet'], dose: [1, 1, 'morning'],
    facts: [['b1', 25, 'mg', 1786], ['b2', 25, 'mg', 1786], ['niacin', 30, 'mg', 214], ['b6', 20, 'mg', 1429], ['folate', 400, 'µg', 100], ['b12', 50, 'µg', 2083]], notes: ['small', 'vegan'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'lutein-20', brand: 'pinehouse', in: ['single-vitamins'], price: 248, special: [198, -6, 21], pv: 20, weight: 90, flags: ['popular', 'latest'], stock: [38, 14, 22],
    name: ['Lutein 20 mg with Zeaxanthin', '叶黄素 20 mg 配玉米黄质', '葉黃素 20 mg 配玉米黃質', 'Lutein 20 mg dengan Zeaksantin', 'Lutein 20 mg và Zeaxanthin', 'ลูทีน 20 มก. ผสมซีแซนทีน'],
    short: ['Marigold lutein for people who look at screens all day.', '万寿菊叶黄素，给整天看屏幕的人。', '金盞花葉黃素，給整天對住屏幕的人。', 'Lutein bunga marigold untuk mereka yang menatap skrin sepanjang hari.', 'Lutein từ cúc vạn thọ cho người nhìn màn hình cả ngày.', 'ลูทีนจากดอกดาวเรืองสำหรับคนที่ดูหน้าจอทั้งวัน'],
    pack: { container: 'carton', name: '叶黄素', latin: 'Lutein', dose: '20 mg · 60', motif: 'marigold', layout: 'field' }, content: [60, 'softgel'], dose: [1, 1, 'meal'],
    facts: [['lutein', 20, 'mg'], ['zeaxanthin', 4, 'mg'], ['vitaminE', 6, 'mg', 43]], notes: ['standardised', 'small'], cautions: ['pregnancy'],
  },
  {
    sku: 'multi-adult', brand: 'hillwell', in: ['multivitamins'], price: 198, pv: 17, weight: 180, stock: [90, 31, 60], flags: ['popular'],
    name: ['Daily Multivitamin for Adults', '成人每日复合维生素', '成人每日綜合維他命', 'Multivitamin Harian Dewasa', 'Vitamin tổng hợp hằng ngày cho người lớn', 'วิตามินรวมประจำวันสำหรับผู้ใหญ่'],
    short: ['Twenty-two vitamins and minerals in sensible amounts.', '二十二种维生素与矿物质，用量合理。', '二十二種維他命與礦物質，用量合理。', 'Dua puluh dua vitamin dan mineral dalam jumlah yang munasabah.', 'Hai mươi hai vitamin và khoáng chất với hàm lượng hợp lý.', 'วิตามินและแร่ธาตุ 22 ชนิดในปริมาณพอเหมาะ'],
    pack: { container: 'bottle', name: '每日复合', latin: 'Daily Multi', dose: '22 in 1 · 60', motif: 'sun' }, content: [60, 'tablet'], dose: [1, 1, 'meal'],
    facts: [['vitaminA', 800, 'µg', 100], ['vitaminC', 100, 'mg', 100], ['vitaminD3', 10, 'µg', 200], ['zinc', 10, 'mg', 67], ['selenium', 50, 'µg', 100], ['iodine', 120, 'µg', 80]], notes: ['pairs', 'vegan'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'multi-50', brand: 'hillwell', in: ['multivitamins'], price: 228, pv: 19, weight: 180, stock: [44, 9, 0],
    name: ['Multivitamin 50+', '五十岁以上复合维生素', '50+ 綜合維他命', 'Multivitamin 50+', 'Vitamin tổng hợp 50+', 'วิตามินรวมสำหรับวัย 50+'],
    short: ['More B12 and D3, no iron: a daily multi for later years.', '多一些B12与D3，不含铁，为年长者而配。', '多一點B12與D3，不含鐵，為年長者而配。', 'Lebih B12 dan D3, tanpa zat besi, untuk usia lanjut.', 'Nhiều B12 và D3 hơn, không sắt, cho người lớn tuổi.', 'เพิ่มบี 12 และดี 3 ไม่มีธาตุเหล็ก สำหรับวัยหลังห้าสิบ'],
    pack: { container: 'amber', name: '长者复合', latin: 'Multi 50+', dose: '24 in 1 · 60', motif: 'leaves', fruit: '#c07f1d' }, content: [60, 'tablet'], dose: [1, 1, 'meal'],
    facts: [['b12', 25, 'µg', 1042], ['vitaminD3', 20, 'µg', 400], ['vitaminC', 120, 'mg', 120], ['zinc', 11, 'mg', 73], ['lutein', 3, 'mg']], notes: ['small', 'pairs'], cautions: ['medicine'],
  },
  {
    sku: 'zinc-15', brand: 'jadeleaf', in: ['minerals'], price: 98, pv: 8, weight: 70, stock: [150, 60, 90],
    name: ['Zinc Bisglycinate 15 mg', '甘氨酸锌 15 mg', '甘胺酸鋅 15 mg', 'Zink Bisglisinat 15 mg', 'Kẽm bisglycinate 15 mg', 'ซิงค์บิสไกลซิเนต 15 มก.'],
    short: ['A gentle form of zinc, one capsule a day.', '温和的甘氨酸锌，一天一粒。', '溫和的甘胺酸鋅，一天一粒。', 'Zink yang lembut, sebiji kapsul sehari.', 'Dạng kẽm dịu nhẹ, mỗi ngày một viên.', 'สังกะสีรูปแบบอ่อนโยน วันละแคปซูล'],
    pack: { container: 'blister', name: '甘氨酸锌', latin: 'Zinc', dose: '15 mg · 60', motif: 'lattice', layout: 'symbol', symbol: 'Zn', pill: '#f4f1ea' }, content: [60, 'capsule'], dose: [1, 1, 'meal'],
    facts: [['zinc', 15, 'mg', 100], ['copper', 0.5, 'mg', 63]], notes: ['gentle', 'vegan'], cautions: ['medicine'],
  },
  {
    sku: 'iron-gentle', brand: 'morningfield', in: ['minerals'], price: 118, pv: 10, weight: 70, stock: [6, 2, 0],
    name: ['Gentle Iron with Vitamin C', '温和铁配维生素C', '溫和鐵質配維他命C', 'Zat Besi Lembut dengan Vitamin C', 'Sắt dịu nhẹ với Vitamin C', 'ธาตุเหล็กอ่อนโยนผสมวิตามินซี'],
    short: ['Iron that is easy on the stomach, with vitamin C for uptake.', '对胃温和的铁，配维生素C助吸收。', '對胃溫和的鐵質，配維他命C助吸收。', 'Zat besi yang lembut pada perut, dengan vitamin C.', 'Sắt êm dạ dày, có vitamin C giúp hấp thu.', 'ธาตุเหล็กที่อ่อนโยนต่อกระเพาะ มีวิตามินซีช่วยการดูดซึม'],
    pack: { container: 'blister', name: '温和铁', latin: 'Gentle Iron', dose: '20 mg · 48', motif: 'drop', layout: 'symbol', symbol: 'Fe', pill: '#a5482f', accent: '#a5482f' }, content: [48, 'capsule'], dose: [1, 1, 'morning'],
    facts: [['iron', 20, 'mg', 133], ['vitaminC', 60, 'mg', 60], ['folate', 200, 'µg', 50]], notes: ['gentle', 'small'], cautions: ['medicine', 'pregnancy'],
  },
  {
    sku: 'selenium-e', brand: 'pinehouse', in: ['minerals', 'single-vitamins'], price: 138, pv: 11, weight: 80, stock: [52, 18, 40],
    name: ['Selenium & Vitamin E', '硒 + 维生素E', '硒 + 維他命E', 'Selenium & Vitamin E', 'Selen & Vitamin E', 'ซีลีเนียมและวิตามินอี'],
    short: ['A classic pair of antioxidants in one softgel.', '一对经典抗氧化搭档，一粒两得。', '一對經典抗氧化拍檔，一粒兩得。', 'Gandingan antioksidan klasik dalam satu kapsul lembut.', 'Cặp đôi chống oxy hóa kinh điển trong một viên.', 'คู่สารต้านอนุมูลอิสระคลาสสิกในซอฟต์เจลเดียว'],
    pack: { container: 'amber', name: '硒维E', latin: 'Selenium + E', dose: '100 µg · 60', motif: 'lattice', layout: 'symbol', symbol: 'Se' }, content: [60, 'softgel'], dose: [1, 1, 'meal'],
    facts: [['selenium', 100, 'µg', 200], ['vitaminE', 30, 'mg', 214]], notes: ['small'], cautions: ['thinners', 'soy'],
  },
  {
    sku: 'vitamin-d3-k2', brand: 'jadeleaf', in: ['single-vitamins'], price: 158, special: [128, -2, 12], pv: 13, weight: 60, flags: ['latest'], stock: [70, 25, 44],
    name: ['Vitamin D3 + K2 Drops', '维生素D3 + K2 滴剂', '維他命D3 + K2 滴劑', 'Titisan Vitamin D3 + K2', 'Vitamin D3 + K2 dạng giọt', 'วิตามินดี 3 + เค 2 ชนิดหยด'],
    short: ['For office days without sun: three drops on the tongue.', '少晒太阳的上班日：舌上三滴。', '少曬太陽的上班日：舌上三滴。', 'Untuk hari di pejabat tanpa matahari: tiga titis di lidah.', 'Cho ngày ở văn phòng thiếu nắng: ba giọt lên lưỡi.', 'สำหรับวันทำงานที่ไม่ได้รับแดด สามหยดบนลิ้น'],
    pack: { container: 'dropper', name: '维D3K2', latin: 'Vitamin D3 + K2', dose: '1000 IU · 30 ml', motif: 'sun', cap: '#c9a24a' }, content: [30, 'ml'], dose: [3, 1, 'meal', 'drop'],
    facts: [['vitaminD3', 25, 'µg', 500], ['vitaminK2', 45, 'µg', 56]], notes: ['noDairy', 'small'], cautions: ['thinners', 'pregnancy'],
  },
] }
