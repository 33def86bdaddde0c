import type { Shelf } from './model.ts'

export const sleep: Shelf = { ground: 'sleep', products: [
  {
    sku: 'magnesium-glycinate', brand: 'quietlamp', in: ['evening'], price: 168, special: [138, -6, 15], pv: 13, weight: 110, flags: ['popular', 'latest'], stock: [88, 34, 41],
    name: ['Magnesium Glycinate', '甘氨酸镁', '甘氨酸鎂', 'Magnesium Glisinat', 'Magie Glycinate', 'แมกนีเซียมไกลซิเนต'],
    short: ['A gentle form of magnesium for the end of the day.', '温和的镁，留给一天的尾声。', '溫和的鎂，留給一天的尾聲。', 'Magnesium lembut untuk penghujung hari.', 'Dạng magie dịu nhẹ cho cuối ngày.', 'แมกนีเซียมชนิดอ่อนโยนสำหรับปลายวัน'],
    pack: { container: 'carton', name: '甘氨酸镁', latin: 'Magnesium', dose: '200 mg · 60', motif: 'moon', layout: 'symbol', symbol: 'Mg' }, content: [60, 'tablet'], dose: [2, 1, 'bed'],
    facts: [['magnesium', 200, 'mg', 67]], notes: ['gentle', 'vegan'], cautions: ['kidney', 'medicine'],
    variants: { attribute: 'size', items: [{ value: 2, suffix: '60', price: 168, stock: [50, 20, 25] }, { value: 3, suffix: '120', price: 298, stock: [30, 12, 16] }, { value: 4, suffix: '180', price: 408, stock: [0, 0, 0] }] },
  },
  {
    sku: 'jujube-seed', brand: 'pinehouse', in: ['evening'], price: 148, pv: 11, weight: 90, flags: ['popular'], stock: [60, 22, 30],
    name: ['Jujube Seed Evening Blend', '酸枣仁晚安方', '酸棗仁晚安方', 'Campuran Malam Biji Jujube', 'Hạt táo chua buổi tối', 'เมล็ดพุทราจีนสูตรก่อนนอน'],
    short: ['A grandmother’s evening cup, in a sachet.', '外婆的睡前一杯，做成小袋。', '外婆的睡前一杯，做成小包。', 'Minuman malam nenek, dalam sachet.', 'Chén nước buổi tối của bà, trong một gói nhỏ.', 'ถ้วยก่อนนอนสูตรคุณยาย ในซองเล็ก ๆ'],
    pack: { container: 'sachets', name: '酸枣仁', latin: 'Jujube Seed', dose: '5 g · 20', motif: 'plum', fruit: '#9c3b2e', layout: 'field' }, content: [20, 'sachet'], dose: [1, 1, 'bed'],
    facts: [['jujube', 1500, 'mg'], ['theanine', 100, 'mg']], notes: ['evening', 'wholePlant'], cautions: ['drowsy', 'pregnancy'],
  },
  {
    sku: 'theanine-200', brand: 'quietlamp', in: ['calm-days'], price: 138, pv: 10, weight: 70, stock: [72, 25, 33],
    name: ['L-Theanine 200 mg', 'L-茶氨酸 200毫克', 'L-茶胺酸 200毫克', 'L-Theanine 200 mg', 'L-Theanine 200 mg', 'แอล-ธีอะนีน 200 มก.'],
    short: ['What tea leaves know about a calm head.', '茶叶里的那份从容。', '茶葉裡的那份從容。', 'Rahsia daun teh untuk minda yang tenang.', 'Sự bình thản mà lá trà vốn biết.', 'ความนิ่งสงบที่ใบชารู้จักดี'],
    pack: { container: 'bottle', name: '茶氨酸', latin: 'L-Theanine', dose: '200 mg · 60', motif: 'tea' }, content: [60, 'capsule'], dose: [1, 1, 'morning'],
    facts: [['theanine', 200, 'mg']], notes: ['vegan', 'small'], cautions: ['pregnancy'],
  },
  {
    sku: 'gaba-chews', brand: 'quietlamp', in: ['evening'], price: 128, pv: 10, weight: 120, stock: [4, 0, 2],
    name: ['GABA Evening Gummies', 'GABA晚安软糖', 'GABA晚安軟糖', 'Gula-gula Malam GABA', 'Kẹo dẻo GABA buổi tối', 'กัมมีกาบาก่อนนอน'],
    short: ['Two plum gummies after brushing? Before, please.', '睡前两粒西梅味，记得刷牙前吃。', '睡前兩粒西梅味，記得刷牙前吃。', 'Dua gula-gula plum, sebelum memberus gigi.', 'Hai viên vị mận, nhớ ăn trước khi đánh răng.', 'รสพลัมสองเม็ดก่อนแปรงฟัน'],
    pack: { container: 'pouch', name: '晚安软糖', latin: 'GABA Gummies', dose: '100 mg · 40', motif: 'plum', fruit: '#6d4a86', body: '#c9bedb' }, content: [40, 'gummy'], dose: [2, 1, 'bed'],
    facts: [['gaba', 100, 'mg']], notes: ['evening', 'vegan', 'noSugar'], cautions: ['drowsy'],
  },
  {
    sku: 'lavender-softgels', brand: 'petalworks', in: ['calm-days'], price: 158, pv: 12, weight: 60, stock: [38, 14, 20],
    name: ['Lavender Oil Softgels', '薰衣草油软胶囊', '薰衣草油軟膠囊', 'Softgel Minyak Lavender', 'Viên dầu oải hương', 'ซอฟต์เจลน้ำมันลาเวนเดอร์'],
    short: ['Culinary lavender in a small oil capsule.', '食用薰衣草油，一粒小软胶囊。', '食用薰衣草油，一粒小軟膠囊。', 'Lavender gred makanan dalam kapsul kecil.', 'Oải hương thực phẩm trong viên nang nhỏ.', 'ลาเวนเดอร์เกรดอาหารในแคปซูลเล็ก'],
    pack: { container: 'blister', name: '薰衣草油', latin: 'Lavender Oil', dose: '80 mg · 28', motif: 'sprig', fruit: '#7a6bb0', pill: '#7a6bb0' }, content: [28, 'softgel'], dose: [1, 1, 'meal'],
    facts: [['lavender', 80, 'mg']], notes: ['standardised', 'small'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'chamomile-cup', brand: 'morningfield', in: ['evening'], price: 78, pv: 6, weight: 90, stock: [120, 55, 60],
    name: ['Chamomile Night Cup', '洋甘菊夜茶', '洋甘菊夜茶', 'Teh Malam Chamomile', 'Trà đêm cúc La Mã', 'ชาคาโมมายล์ยามค่ำ'],
    short: ['Whole flowers, no caffeine, twenty quiet cups.', '整朵花，无咖啡因，二十杯安静。', '整朵花，無咖啡因，二十杯安靜。', 'Bunga utuh tanpa kafein, dua puluh cawan tenang.', 'Hoa nguyên bông, không caffeine, hai mươi tách êm.', 'ดอกเต็มดอก ไร้คาเฟอีน ยี่สิบถ้วยเงียบสงบ'],
    pack: { container: 'carton', name: '洋甘菊', latin: 'Night Cup', dose: '20 cups', motif: 'daisy', fruit: '#e7b93c' }, content: [20, 'sachet'], dose: [1, 1, 'bed'],
    facts: [['chamomile', 1500, 'mg']], notes: ['evening', 'wholePlant'], cautions: [],
  },
  {
    sku: 'valerian-drops', brand: 'hillwell', in: ['evening'], price: 118, pv: 9, weight: 120, stock: [26, 8, 0],
    name: ['Valerian Drops', '缬草滴剂', '纈草滴劑', 'Titisan Valerian', 'Giọt nữ lang', 'หยดวาเลอเรียน'],
    short: ['Valerian root in glycerine; it smells honest.', '甘油浸缬草根，气味很实在。', '甘油浸纈草根，氣味很實在。', 'Akar valerian dalam gliserin; baunya jujur.', 'Rễ nữ lang ngâm glycerin, mùi rất thật.', 'รากวาเลอเรียนในกลีเซอรีน กลิ่นตรงไปตรงมา'],
    pack: { container: 'dropper', name: '缬草', latin: 'Valerian', dose: '50 ml', motif: 'root' }, content: [50, 'ml'], dose: [2, 1, 'bed'],
    facts: [['valerian', 400, 'mg']], notes: ['evening', 'vegan'], cautions: ['drowsy', 'pregnancy', 'medicine'],
  },
  {
    sku: 'ashwagandha', brand: 'pinehouse', in: ['calm-days'], price: 178, special: [158, -2, 20], pv: 14, weight: 80, stock: [45, 17, 22],
    name: ['Ashwagandha Root', '南非醉茄根', '南非醉茄根', 'Akar Ashwagandha', 'Rễ sâm Ấn Độ', 'รากอัชวากันธา'],
    short: ['A standardised root extract for busy seasons.', '标准化根提取物，忙碌时节的日常。', '標準化根萃取，忙碌時節的日常。', 'Ekstrak akar terpiawai untuk musim sibuk.', 'Chiết xuất rễ chuẩn hóa cho mùa bận rộn.', 'สารสกัดรากมาตรฐานสำหรับช่วงงานยุ่ง'],
    pack: { container: 'amber', name: '醉茄根', latin: 'Ashwagandha', dose: '300 mg · 60', motif: 'ginseng' }, content: [60, 'capsule'], dose: [1, 2, 'meal'],
    facts: [['ashwagandha', 300, 'mg']], notes: ['standardised', 'vegan'], cautions: ['pregnancy', 'medicine'],
  },
  {
    sku: 'aloe-night-gel', brand: 'petalworks', in: ['calm-days'], price: 98, pv: 7, weight: 150, stock: [66, 28, 31],
    name: ['Aloe Night Gel', '芦荟夜间凝露', '蘆薈夜間凝露', 'Gel Malam Lidah Buaya', 'Gel lô hội ban đêm', 'เจลว่านหางจระเข้ยามคืน'],
    short: ['A cool, unscented gel for tired feet and calves.', '清凉无香，给走累的脚和小腿。', '清涼無香，給走累的腳和小腿。', 'Gel sejuk tanpa wangian untuk kaki yang penat.', 'Gel mát không mùi cho đôi chân mỏi.', 'เจลเย็นไร้กลิ่นสำหรับเท้าและน่องที่ล้า'],
    pack: { container: 'tube', name: '芦荟凝露', latin: 'Aloe Night Gel', dose: '120 ml', motif: 'aloe' }, content: [120, 'ml'], dose: [3, 1, 'skin'],
    facts: [['aloe', 98, '%'], ['menthol', 0.3, '%']], notes: ['skinFeel', 'vegan'], cautions: ['skin'],
  },
] }
