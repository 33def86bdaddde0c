import type { Shelf } from './model.ts'

export const botanical: Shelf = { ground: 'botanical', products: [
  {
    sku: 'elderberry-drops', brand: 'hillwell', in: ['berries-leaves'], price: 188, pv: 15, weight: 150, flags: ['popular'], stock: [58, 20, 31],
    name: ['Elderberry Drops', '接骨木莓滴剂', '接骨木莓滴劑', 'Titisan Beri Elder', 'Giọt quả cơm cháy', 'เอลเดอร์เบอร์รีชนิดหยด'],
    short: ['Dark elderberry juice, concentrated, for the cold months.', '浓缩深色接骨木莓汁，陪你过换季。', '濃縮深色接骨木莓汁，陪你過轉季。', 'Jus beri elder pekat untuk musim sejuk.', 'Nước cơm cháy cô đặc cho những tháng lạnh.', 'น้ำเอลเดอร์เบอร์รีเข้มข้นสำหรับหน้าหนาว'],
    pack: { container: 'dropper', name: '接骨木莓', latin: 'Elderberry', dose: '60 ml', motif: 'elder', fruit: '#7a2f45' }, content: [60, 'ml'], dose: [2, 2, 'water'],
    facts: [['elderberry', 600, 'mg'], ['vitaminC', 40, 'mg', 40]], notes: ['noSugar', 'standardised'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'propolis-drops', brand: 'pinehouse', in: ['bee-products'], price: 168, pv: 14, weight: 90, stock: [33, 12, 18],
    name: ['Propolis Tincture 20%', '蜂胶滴剂 20%', '蜂膠滴劑 20%', 'Tintur Propolis 20%', 'Cồn keo ong 20%', 'ทิงเจอร์พรอพอลิส 20%'],
    short: ['What bees seal their hive with, in drops for warm water.', '蜜蜂封巢所用的蜂胶，滴入温水即可。', '蜜蜂封巢所用的蜂膠，滴入溫水即可。', 'Bahan penutup sarang lebah, dititis ke dalam air suam.', 'Chất ong dùng bịt tổ, nhỏ vài giọt vào nước ấm.', 'สิ่งที่ผึ้งใช้ปิดรัง หยดลงในน้ำอุ่น'],
    pack: { container: 'dropper', name: '蜂胶', latin: 'Propolis', dose: '30 ml · 20%', motif: 'comb', fruit: '#c98a1e', cap: '#c9a24a' }, content: [30, 'ml'], dose: [1, 2, 'water'],
    facts: [['propolis', 200, 'mg']], notes: ['standardised', 'origin'], cautions: ['bee', 'pregnancy'],
  },
  {
    sku: 'royal-jelly', brand: 'pinehouse', in: ['bee-products'], price: 268, pv: 22, weight: 90, stock: [24, 8, 0],
    name: ['Royal Jelly 1000 mg', '蜂王浆 1000 mg', '蜂王漿 1000 mg', 'Jeli Diraja 1000 mg', 'Sữa ong chúa 1000 mg', 'นมผึ้ง 1000 มก.'],
    short: ['Fresh royal jelly, freeze-dried so that it keeps.', '新鲜蜂王浆冻干而成，便于保存。', '新鮮蜂王漿凍乾而成，便於保存。', 'Jeli diraja segar, dikering beku supaya tahan lama.', 'Sữa ong chúa tươi sấy lạnh, dễ bảo quản.', 'นมผึ้งสดทำแห้งแบบเยือกแข็ง เก็บได้นาน'],
    pack: { container: 'amber', name: '蜂王浆', latin: 'Royal Jelly', dose: '1000 mg · 60', motif: 'bee', fruit: '#d49a22' }, content: [60, 'softgel'], dose: [1, 1, 'morning'],
    facts: [['royalJelly', 1000, 'mg']], notes: ['small', 'origin'], cautions: ['bee', 'pregnancy'],
  },
  {
    sku: 'american-ginseng', brand: 'pinehouse', in: ['roots-mushrooms'], price: 328, special: [278, -10, 9], pv: 26, weight: 110, stock: [40, 15, 26],
    name: ['American Ginseng Capsules', '西洋参胶囊', '花旗參膠囊', 'Kapsul Ginseng Amerika', 'Viên nang sâm Mỹ', 'โสมอเมริกันแคปซูล'],
    short: ['Four-year roots, ground whole; the cooling kind of ginseng.', '四年根整参研磨，性偏清凉。', '四年根整參研磨，性偏清涼。', 'Akar berusia empat tahun, dikisar penuh; ginseng jenis menyejukkan.', 'Củ sâm bốn năm tuổi, nghiền nguyên; loại sâm tính mát.', 'รากอายุสี่ปีบดทั้งราก เป็นโสมฤทธิ์เย็น'],
    pack: { container: 'carton', name: '西洋参', latin: 'American Ginseng', dose: '500 mg · 90', motif: 'ginseng', fruit: '#c29a5b' }, content: [90, 'capsule'], dose: [2, 1, 'morning'],
    facts: [['ginseng', 50, 'mg']], notes: ['wholePlant', 'vegan'], cautions: ['medicine', 'pregnancy'],
  },
  {
    sku: 'reishi-spore', brand: 'pinehouse', in: ['roots-mushrooms'], price: 468, pv: 38, weight: 160, flags: ['latest'], stock: [22, 7, 10],
    name: ['Reishi Spore Powder', '灵芝孢子粉', '靈芝孢子粉', 'Serbuk Spora Lingzhi', 'Bột bào tử linh chi', 'ผงสปอร์เห็ดหลินจือ'],
    short: ['Cracked spores of log-grown reishi, one spoon a day.', '段木灵芝破壁孢子，一天一勺。', '段木靈芝破壁孢子，一天一匙。', 'Spora lingzhi kayu balak yang dipecahkan, satu sudu sehari.', 'Bào tử linh chi trồng gỗ đã phá vách, mỗi ngày một thìa.', 'สปอร์หลินจือเพาะบนขอนไม้กะเทาะผนังแล้ว วันละช้อน'],
    pack: { container: 'tub', name: '灵芝孢子粉', latin: 'Reishi Spore', dose: '100 g', motif: 'mushroom', fruit: '#94412a' }, content: [100, 'g'], dose: [2, 1, 'water'],
    facts: [['reishi', 160, 'mg']], notes: ['standardised', 'origin', 'refill'], cautions: ['thinners', 'pregnancy'],
  },
  {
    sku: 'cordyceps', brand: 'hillwell', in: ['roots-mushrooms'], price: 298, pv: 24, weight: 100, stock: [30, 11, 14],
    name: ['Cordyceps Militaris', '蛹虫草胶囊', '蛹蟲草膠囊', 'Cordyceps Militaris', 'Nhộng trùng thảo', 'ถั่งเช่าสีทอง'],
    short: ['The orange, cultivated cordyceps; no wild harvest.', '人工栽培的橙色虫草，不采野生。', '人工栽培的橙色蟲草，不採野生。', 'Cordyceps jingga yang ditanam, bukan dituai liar.', 'Trùng thảo vàng cam nuôi trồng, không khai thác tự nhiên.', 'ถั่งเช่าสีส้มจากการเพาะเลี้ยง ไม่เก็บจากป่า'],
    pack: { container: 'amber', name: '蛹虫草', latin: 'Cordyceps', dose: '600 mg · 60', motif: 'kelp', fruit: '#cc7424' }, content: [60, 'capsule'], dose: [2, 1, 'morning'],
    facts: [['cordyceps', 1200, 'mg']], notes: ['wholePlant', 'vegan'], cautions: ['medicine', 'pregnancy'],
  },
  {
    sku: 'goji-juice', brand: 'hillwell', in: ['berries-leaves'], price: 218, pv: 18, weight: 520, stock: [60, 22, 40], flags: ['popular'],
    name: ['Goji Berry Juice Sachets', '枸杞原浆', '枸杞原漿', 'Jus Beri Goji Sachet', 'Nước kỷ tử nguyên chất', 'น้ำเก๋ากี้ชนิดซอง'],
    short: ['Pressed fresh from red goji, nothing added.', '鲜红枸杞压榨，别无添加。', '鮮紅枸杞壓榨，別無添加。', 'Diperah segar daripada goji merah, tanpa tambahan.', 'Ép tươi từ kỷ tử đỏ, không thêm gì.', 'คั้นสดจากเก๋ากี้แดง ไม่เติมสิ่งใด'],
    pack: { container: 'sachets', name: '枸杞原浆', latin: 'Goji Berry', dose: '30 ml × 14', motif: 'goji', fruit: '#c8452c' }, content: [14, 'sachet'], dose: [1, 1, 'morning'],
    facts: [['goji', 300, 'mg'], ['vitaminC', 12, 'mg', 12]], notes: ['noSugar', 'noFridge'], cautions: ['thinners'],
  },
  {
    sku: 'milk-thistle', brand: 'morningfield', in: ['berries-leaves'], price: 228, pv: 18, weight: 100, stock: [48, 17, 29],
    name: ['Milk Thistle 300 mg', '水飞蓟胶囊 300 mg', '水飛薊膠囊 300 mg', 'Milk Thistle 300 mg', 'Kế sữa 300 mg', 'มิลค์ทิสเซิล 300 มก.'],
    short: ['Silymarin from thistle seed, for people who dine late.', '来自水飞蓟籽，给晚餐常吃得晚的人。', '來自水飛薊籽，給晚飯常食得夜的人。', 'Silimarin daripada biji thistle, untuk yang makan lewat malam.', 'Silymarin từ hạt kế sữa, cho người hay ăn tối muộn.', 'ซิลิมารินจากเมล็ดทิสเซิล สำหรับคนกินมื้อค่ำดึก'],
    pack: { container: 'amber', name: '水飞蓟', latin: 'Milk Thistle', dose: '300 mg · 60', motif: 'thistle', fruit: '#b8596f' }, content: [60, 'capsule'], dose: [1, 1, 'meal'],
    facts: [['milkThistle', 240, 'mg']], notes: ['standardised', 'vegan'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'turmeric', brand: 'morningfield', in: ['roots-mushrooms'], price: 178, pv: 14, weight: 110, stock: [9, 0, 0],
    name: ['Turmeric with Black Pepper', '姜黄配黑胡椒', '薑黃配黑胡椒', 'Kunyit dengan Lada Hitam', 'Nghệ và tiêu đen', 'ขมิ้นชันผสมพริกไทยดำ'],
    short: ['Curcumin with a little pepper, as in any good kitchen.', '姜黄素加一点黑胡椒，正如好厨房的做法。', '薑黃素加少許黑胡椒，正如好廚房的做法。', 'Kurkumin dengan sedikit lada, seperti dapur yang baik.', 'Curcumin cùng chút tiêu, như mọi gian bếp ngon.', 'เคอร์คูมินกับพริกไทยเล็กน้อย เหมือนครัวดี ๆ ทุกครัว'],
    pack: { container: 'pouch', name: '姜黄', latin: 'Turmeric', dose: '500 mg · 60', motif: 'root', fruit: '#dc8f22', body: '#d79a3a' }, content: [60, 'capsule'], dose: [1, 2, 'meal'],
    facts: [['turmeric', 475, 'mg'], ['pepper', 5, 'mg']], notes: ['standardised', 'vegan', 'refill'], cautions: ['thinners', 'pregnancy'],
  },
  {
    sku: 'echinacea', brand: 'hillwell', in: ['berries-leaves'], price: 138, pv: 11, weight: 80, stock: [66, 24, 38],
    name: ['Echinacea Lozenges', '紫锥菊含片', '紫錐菊喉糖', 'Lozeng Echinacea', 'Viên ngậm cúc tím', 'เม็ดอมเอ็กไคนาเซีย'],
    short: ['Purple coneflower and honey, to let melt slowly.', '紫锥菊与蜂蜜，慢慢含化。', '紫錐菊與蜂蜜，慢慢含化。', 'Bunga echinacea dan madu, biar cair perlahan.', 'Cúc tím và mật ong, để tan chậm trong miệng.', 'เอ็กไคนาเซียกับน้ำผึ้ง อมให้ละลายช้า ๆ'],
    pack: { container: 'carton', name: '紫锥菊', latin: 'Echinacea', dose: '36 lozenges', motif: 'cone', fruit: '#a8628c' }, content: [36, 'lozenge'], dose: [1, 3, 'morning'],
    facts: [['echinacea', 150, 'mg'], ['honey', 500, 'mg']], notes: ['wholePlant'], cautions: ['bee', 'medicine'],
  },
] }
