import type { Shelf } from './model.ts'

export const gut: Shelf = { ground: 'gut', products: [
  {
    sku: 'probiotic-10', brand: 'jadeleaf', in: ['probiotics'], price: 238, special: [188, -4, 17], pv: 19, weight: 120, flags: ['popular', 'latest'], stock: [84, 30, 52],
    name: ['Probiotic 10 Strains', '十菌益生菌', '十菌益生菌', 'Probiotik 10 Strain', 'Men vi sinh 10 chủng', 'โพรไบโอติก 10 สายพันธุ์'],
    short: ['Thirty billion live cultures in a sachet that needs no fridge.', '每袋三百亿活菌，无需冷藏。', '每包三百億活菌，無須冷藏。', 'Tiga puluh bilion kultur hidup, tanpa peti sejuk.', 'Ba mươi tỷ lợi khuẩn sống, không cần tủ lạnh.', 'จุลินทรีย์มีชีวิตสามหมื่นล้าน ไม่ต้องแช่เย็น'],
    pack: { container: 'sachets', name: '益生菌', latin: 'Probiotic 10', dose: '30 B · 30', motif: 'flora', layout: 'field' }, content: [30, 'sachet'], dose: [1, 1, 'morning'],
    facts: [['lactobacillus', 20, 'B CFU'], ['bifido', 10, 'B CFU'], ['inulin', 1.5, 'g']], notes: ['liveCulture', 'noFridge', 'noDairy'], cautions: ['medicine'],
  },
  {
    sku: 'probiotic-capsules', brand: 'jadeleaf', in: ['probiotics'], price: 198, pv: 16, weight: 80, stock: [50, 19, 21],
    name: ['Daily Probiotic Capsules', '每日益生菌胶囊', '每日益生菌膠囊', 'Kapsul Probiotik Harian', 'Viên men vi sinh hằng ngày', 'โพรไบโอติกแคปซูลรายวัน'],
    short: ['Twelve billion in a capsule made to pass the stomach.', '每粒一百二十亿，胶囊耐胃酸。', '每粒一百二十億，膠囊耐胃酸。', 'Dua belas bilion dalam kapsul tahan asid perut.', 'Mười hai tỷ lợi khuẩn trong viên chịu axit dạ dày.', 'หมื่นสองพันล้านตัวในแคปซูลทนกรด'],
    pack: { container: 'bottle', name: '每日菌', latin: 'Daily Probiotic', dose: '12 B · 60', motif: 'flora' }, content: [60, 'capsule'], dose: [1, 1, 'meal'],
    facts: [['lactobacillus', 8, 'B CFU'], ['bifido', 4, 'B CFU']], notes: ['liveCulture', 'vegan'], cautions: ['medicine'],
  },
  {
    sku: 'travel-yeast', brand: 'tidemark', in: ['probiotics'], price: 158, pv: 12, weight: 60, stock: [41, 13, 17],
    name: ['Travel Culture S. boulardii', '旅行布拉氏酵母', '旅行布拉氏酵母', 'Kultur Perjalanan S. boulardii', 'Men du lịch S. boulardii', 'ยีสต์โพรไบโอติกสำหรับเดินทาง'],
    short: ['A friendly yeast for journeys and unfamiliar kitchens.', '适合旅途与陌生餐桌的友善酵母。', '適合旅途與陌生餐桌的友善酵母。', 'Yis mesra untuk perjalanan dan dapur asing.', 'Men thân thiện cho chuyến đi và bếp lạ.', 'ยีสต์ที่เป็นมิตรสำหรับการเดินทางและครัวที่ไม่คุ้น'],
    pack: { container: 'blister', name: '旅行菌', latin: 'Travel Culture', dose: '250 mg · 20', motif: 'peak', pill: '#e9e2cf' }, content: [20, 'capsule'], dose: [1, 2, 'meal'],
    facts: [['boulardii', 250, 'mg']], notes: ['noFridge', 'noDairy'], cautions: ['medicine'],
  },
  {
    sku: 'psyllium-fibre', brand: 'morningfield', in: ['fibre-enzymes'], price: 118, pv: 9, weight: 380, flags: ['popular'], stock: [96, 40, 55],
    name: ['Psyllium Fibre', '车前子纤维', '車前子纖維', 'Serat Psyllium', 'Chất xơ mã đề', 'ไฟเบอร์ไซเลียม'],
    short: ['Husk fibre that swells gently in water; drink it at once.', '遇水温和膨胀的壳纤维，冲好即饮。', '遇水溫和膨脹的殼纖維，沖好即飲。', 'Serat sekam yang mengembang lembut; minum segera.', 'Chất xơ vỏ nở nhẹ trong nước, uống ngay.', 'ใยเปลือกเมล็ดพองตัวอ่อน ๆ ชงแล้วดื่มทันที'],
    pack: { container: 'pouch', name: '车前子纤维', latin: 'Psyllium Fibre', dose: '350 g', motif: 'wheat' }, content: [350, 'g'], dose: [5, 2, 'water'],
    facts: [['fibre', 4.2, 'g', 17]], notes: ['wholePlant', 'noSugar', 'refill'], cautions: ['medicine'],
    variants: { attribute: 'flavour', items: [{ value: 11, suffix: 'plain', price: 118, stock: [60, 20, 30] }, { value: 12, suffix: 'lemon', price: 128, stock: [30, 12, 20] }, { value: 14, suffix: 'orange', price: 128, stock: [6, 0, 0] }] },
  },
  {
    sku: 'inulin', brand: 'morningfield', in: ['fibre-enzymes'], price: 108, pv: 8, weight: 320, stock: [70, 23, 30],
    name: ['Chicory Inulin', '菊苣菊粉', '菊苣菊粉', 'Inulin Cikori', 'Inulin rau diếp xoăn', 'อินูลินจากชิโครี'],
    short: ['A softly sweet fibre for coffee, porridge or yoghurt.', '微甜膳食纤维，可加咖啡、粥或酸奶。', '微甜膳食纖維，可加咖啡、粥或乳酪。', 'Serat manis lembut untuk kopi, bubur atau yogurt.', 'Chất xơ ngọt nhẹ cho cà phê, cháo hay sữa chua.', 'ใยอาหารหวานอ่อน ใส่กาแฟ โจ๊ก หรือโยเกิร์ต'],
    pack: { container: 'jar', name: '菊粉', latin: 'Chicory Inulin', dose: '300 g', motif: 'daisy', fruit: '#7f9fd0', body: '#efe8d8' }, content: [300, 'g'], dose: [5, 1, 'water'],
    facts: [['inulin', 4.6, 'g'], ['fibre', 4.5, 'g', 18]], notes: ['dissolves', 'vegan'], cautions: [],
  },
  {
    sku: 'digestive-enzymes', brand: 'hillwell', in: ['fibre-enzymes'], price: 168, pv: 13, weight: 80, stock: [37, 12, 18],
    name: ['Digestive Enzymes', '综合消化酶', '綜合消化酵素', 'Enzim Penghadaman', 'Enzyme tiêu hóa', 'เอนไซม์ย่อยอาหาร'],
    short: ['Seven plant enzymes to take with a rich dinner.', '七种植物酶，配丰盛的一餐。', '七種植物酵素，配豐盛的一餐。', 'Tujuh enzim tumbuhan untuk makan malam yang mewah.', 'Bảy enzyme thực vật cho bữa tối thịnh soạn.', 'เอนไซม์จากพืชเจ็ดชนิดสำหรับมื้อหนัก'],
    pack: { container: 'bottle', name: '消化酶', latin: 'Enzymes', dose: '7 in 1 · 60', motif: 'enzyme', layout: 'field' }, content: [60, 'capsule'], dose: [1, 2, 'meal'],
    facts: [['enzymes', 220, 'mg'], ['papain', 50, 'mg']], notes: ['vegan', 'small'], cautions: ['pregnancy'],
  },
  {
    sku: 'papaya-tabs', brand: 'hillwell', in: ['fibre-enzymes'], price: 88, pv: 7, weight: 110, stock: [80, 35, 44],
    name: ['Papaya Chewables', '木瓜酵素咀嚼片', '木瓜酵素咀嚼片', 'Tablet Kunyah Betik', 'Viên nhai đu đủ', 'เม็ดเคี้ยวมะละกอ'],
    short: ['Fruity after-dinner tablets, two at a time.', '饭后果香小片，一次两片。', '飯後果香小片，一次兩片。', 'Tablet buah selepas makan, dua biji setiap kali.', 'Viên trái cây sau bữa tối, mỗi lần hai viên.', 'เม็ดรสผลไม้หลังอาหาร ครั้งละสองเม็ด'],
    pack: { container: 'jar', name: '木瓜酵素', latin: 'Papaya', dose: '120 tablets', motif: 'papaya', fruit: '#e2762f', body: '#f0b26a' }, content: [120, 'tablet'], dose: [2, 2, 'meal'],
    facts: [['papain', 60, 'mg'], ['enzymes', 20, 'mg']], notes: ['vegan', 'noSugar'], cautions: ['pregnancy'],
  },
  {
    sku: 'ginger-chews', brand: 'tidemark', in: ['fibre-enzymes'], price: 78, pv: 6, weight: 130, stock: [0, 0, 0],
    name: ['Ginger Chews', '老姜软糖', '老薑軟糖', 'Gula-gula Halia', 'Kẹo dẻo gừng', 'กัมมีขิง'],
    short: ['Warm ginger for boats, buses and winding roads.', '老姜的暖意，陪你坐船坐车走山路。', '老薑的暖意，陪你坐船坐車走山路。', 'Halia hangat untuk bot, bas dan jalan berliku.', 'Gừng ấm cho tàu, xe và đường quanh co.', 'ขิงอุ่น ๆ สำหรับเรือ รถ และทางโค้ง'],
    pack: { container: 'pouch', name: '老姜', latin: 'Ginger Chews', dose: '40 chews', motif: 'root', fruit: '#c9973f', body: '#e2bd6a' }, content: [40, 'gummy'], dose: [1, 3, 'meal'],
    facts: [['ginger', 300, 'mg']], notes: ['vegan', 'refill'], cautions: ['pregnancy'],
  },
  {
    sku: 'plum-konjac', brand: 'petalworks', in: ['fibre-enzymes'], price: 98, pv: 8, weight: 260, stock: [45, 20, 33], flags: ['latest'],
    name: ['Plum Konjac Jelly', '西梅蒟蒻果冻', '西梅蒟蒻啫喱', 'Jeli Konjac Plum', 'Thạch konjac mận', 'เจลลี่บุกลูกพรุน'],
    short: ['A cool jelly with prune and fibre, ten to the box.', '西梅纤维果冻，清凉十条装。', '西梅纖維啫喱，清涼十條裝。', 'Jeli dingin dengan prun dan serat, sepuluh sekotak.', 'Thạch mát vị mận và chất xơ, hộp mười gói.', 'เจลลี่เย็น ๆ รสพรุนมีใยอาหาร กล่องละสิบซอง'],
    pack: { container: 'sachets', name: '西梅果冻', latin: 'Plum Konjac', dose: '20 g × 10', motif: 'plum', fruit: '#6b3f7a' }, content: [10, 'sachet'], dose: [1, 1, 'meal'],
    facts: [['fibre', 3, 'g', 12], ['inulin', 1, 'g']], notes: ['noFridge', 'noSugar'], cautions: ['child'],
  },
] }
