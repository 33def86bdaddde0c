/**
 * Ingredients with all the words that customers use for them, in any language, separated by bars: the label's, the
 * everyday one and regional ones. A word may have several meanings. This is not a list of products: new ones are
 * found by the ingredients in their texts.
 */
export const substances = {
  vitamin: 'vitamin|vitamins|vita|vitamine|维生素|維生素|维他命|維他命|วิตามิน|vits|sinh tố',
  vitaminA: 'vitamin a|vit a|retinol|维生素A|維他命A|维A|視黃醇|วิตามินเอ|vitamin mata a',
  vitaminC:
    'vitamin c|wai taa ming c|วิตะมินซี|vit c|vitc|vc|ascorbic acid|ascorbic|c vitamin|维生素C|維生素C|维他命C|維他命C|维C|維C|维c片|抗坏血酸|抗壞血酸|丙种维生素|vitamin c 1000|asid askorbik|axit ascorbic|axít ascorbic|sinh tố c|วิตามินซี|วิตซี|กรดแอสคอร์บิก|แอสคอร์บิก|ซี 1000',
  vitaminB:
    'vitamin b|vit b|b complex|b-complex|bcomplex|b vitamins|b group|vitamin b complex|维生素B|維生素B|维他命B|維他命B|维B|維B|维生素B族|维B族|B族|b杂|B雜|维他命b杂|維他命B雜|複合維他命B|b族维生素|vitamin b kompleks|b kompleks|vitamin b tổng hợp|sinh tố b|วิตามินบี|บีรวม|วิตามินบีรวม|บีคอมเพล็กซ์|วิตบี',
  b1: 'b1|thiamin|thiamine|维生素B1|維他命B1|维b1|硫胺素|tiamina|ไทอามีน|วิตามินบี 1',
  b2: 'b2|riboflavin|维生素B2|維他命B2|维b2|核黄素|ไรโบฟลาวิน|วิตามินบี 2',
  b6: 'b6|pyridoxine|vitamin b6|维生素B6|維他命B6|维b6|วิตามินบี 6',
  b12: 'b12|vitamin b12|cobalamin|methylcobalamin|维生素B12|維他命B12|维b12|钴胺素|วิตามินบี 12|บี 12',
  niacin: 'niacin|vitamin b3|b3|nicotinamide|niacinamide|烟酸|煙酸|烟酰胺|煙酰胺|niasin|ไนอะซิน|ไนอาซิน',
  folate:
    'folate|folic acid|folic|vitamin b9|b9|叶酸|葉酸|folat|asid folik|axit folic|axít folic|folik|โฟเลต|โฟลิก|กรดโฟลิก|โฟลิค|โฟลิกแอซิด',
  biotin: 'biotin|vitamin h|b7|生物素|维生素H|維他命H|ไบโอติน|bitotin',
  vitaminD:
    'vitamin d|vitamin d3|vit d|vit d3|d3|sunshine vitamin|cholecalciferol|维生素D|維生素D|维他命D|維他命D|维D|維D|维生素D3|维他命D3|維他命D3|维D3|ad滴剂|阳光维生素|vitamin matahari|วิตามินดี|วิตามินดี 3|ดี 3|วิตดี|sinh tố d',
  vitaminE:
    'vitamin e|vit e|tocopherol|维生素E|維生素E|维他命E|維他命E|维E|維E|ve|生育酚|วิตามินอี|วิตอี|sinh tố e',
  vitaminK:
    'vitamin k|vitamin k2|vit k|k2|mk7|mk-7|维生素K|維他命K|维生素K2|維他命K2|维K2|维K|วิตามินเค|วิตามินเค 2|เค 2',
  multivitamin:
    'multivitamin|multi vitamin|multivitamins|multi|multivit|multi-vitamin|multimineral|复合维生素|複合維生素|综合维生素|綜合維生素|综合维他命|綜合維他命|複合維他命|复合维他命|多种维生素|多種維生素|多维|多維|多种维他命|多種維他命|善存|vitamins for adults|成人维生素|成人維他命|vitamin dewasa|vitamin cho người lớn|วิตามินผู้ใหญ่|vitamin tổng hợp|đa vitamin|vitamin tong hop|multivitamin harian|pelbagai vitamin|วิตามินรวม|มัลติวิตามิน|วิตามินรวมแร่ธาตุ',
  mineral: 'mineral|minerals|矿物质|礦物質|微量元素|khoáng chất|แร่ธาตุ|เกลือแร่',
  calcium: 'calcium|calc|kalsium|canxi|can xi|钙|鈣|钙片|鈣片|补钙|補鈣|钙质|鈣質|补钙片|แคลเซียม|แคลเซี่ยม|แคล',
  magnesium:
    'magnesium|mag|magnesium glycinate|magie|magiê|ma giê|镁|鎂|镁片|鎂片|补镁|補鎂|แมกนีเซียม|แม็กนีเซียม',
  zinc: 'zinc|zink|kẽm|锌|鋅|锌片|鋅片|补锌|補鋅|สังกะสี|ซิงค์|ซิงก์|ซิ้งค์',
  iron: 'iron|ferrous|zat besi|besi|sắt|铁|鐵|铁片|鐵丸|鐵質|铁剂|铁元素|补铁|補鐵|ธาตุเหล็ก|เหล็ก|เฟอร์รัส',
  selenium: 'selenium|selen|硒|硒片|补硒|ซีลีเนียม|เซเลเนียม',
  iodine: 'iodine|iodin|i-ốt|iốt|碘|ไอโอดีน',
  potassium: 'potassium|kalium|kali|钾|鉀|โพแทสเซียม',
  copper: 'copper|kuprum|铜|銅|ทองแดง',
  lutein: 'lutein|luteine|叶黄素|葉黃素|金盏花|金盞花|黄斑素|lutin|marigold|ลูทีน|ลูเทน|ลูเทอิน|cúc vạn thọ',
  zeaxanthin: 'zeaxanthin|玉米黄质|玉米黃質|zeaksantin|ซีแซนทีน|ซีแซนธิน',
  astaxanthin:
    'astaxanthin|虾青素|蝦青素|虾红素|蝦紅素|astaksantin|แอสตาแซนธิน|แอสต้าแซนทิน|แอสตาแซนทีน|สาหร่ายแดง|tảo đỏ',
  fishOil:
    'fish oil|fish oils|fishoil|omega|omega 3|omega-3|omega3|fish oil capsules|cod liver oil|鱼油|魚油|深海鱼油|深海魚油|鱼肝油|魚肝油|欧米伽|歐米加|欧米茄|奧米加|奥米加|欧米伽3|奧米加3|minyak ikan|dầu cá|dau ca|omega 3 dầu cá|น้ำมันปลา|ฟิชออยล์|โอเมก้า|โอเมกา|โอเมก้า 3|โอเมกา 3|น้ำมันตับปลา',
  epa: 'epa|eicosapentaenoic acid|二十碳五烯酸|อีพีเอ',
  dha: 'dha|docosahexaenoic acid|二十二碳六烯酸|ดีเอชเอ|脑黄金|腦黃金',
  algalOil:
    'algal oil|algae oil|algae dha|algae omega|plant omega|vegan omega|vegan omega 3|vegan dha|藻油|海藻油|藻油dha|素食魚油|素食鱼油|minyak alga|dầu tảo|omega thực vật|น้ำมันสาหร่าย|โอเมก้าจากพืช',
  krillOil:
    'krill|krill oil|磷虾油|磷蝦油|磷虾|磷蝦|南極磷蝦|kril|minyak kril|nhuyễn thể|dầu nhuyễn thể|dầu krill|คริลล์|น้ำมันคริลล์|คริลออยล์',
  coq10:
    'coq10|co q10|co-q10|q10|coenzyme q10|co enzyme q10|coenzyme|ubiquinol|ubiquinone|辅酶Q10|輔酶Q10|辅酶|輔酶|泛醇|koenzim|koenzim q10|ubikuinol|โคคิวเท็น|โคเอนไซม์|โคเอนไซม์คิวเท็น|คิวเท็น|ยูบิควินอล|โคคิวเทน|โคคิวเท็น q10',
  collagen:
    'collagen|collagen peptides|collagen powder|marine collagen|kolagen|collgen|胶原蛋白|膠原蛋白|胶原|膠原|骨胶原|骨膠原|胶原蛋白肽|胶原肽|kolagen ikan|เปปไทด์|คอลลาเจน|คอลาเจน|คอลลาเจ้น|คอลลาเจนเปปไทด์',
  collagenII:
    'type ii collagen|type 2 collagen|type two collagen|collagen ii|collagen 2|uc-ii|uc2|ii型胶原蛋白|II型膠原蛋白|二型胶原蛋白|二型膠原蛋白|2型胶原蛋白|二型膠原|非变性二型胶原|kolagen jenis ii|kolagen jenis 2|collagen tuýp ii|collagen tuýp 2|collagen type 2|คอลลาเจนชนิดที่ 2|คอลลาเจนไทป์ทู|คอลลาเจน type 2|คอลลาเจนไทพ์ทู|คอลลาเจนไทป์ 2',
  hyaluronic:
    'hyaluronic|hyaluronic acid|ha|hyaluron|ha acid|透明质酸|透明質酸|玻尿酸|玻璃酸|asid hialuronik|hialuronik|axit hyaluronic|ha cấp nước|ไฮยาลูรอน|ไฮยา|กรดไฮยาลูโรนิก|ไฮยาลูรอนิก|ไฮยารูรอน',
  ceramide:
    'ceramide|ceramides|神经酰胺|神經酰胺|神经醯胺|神經醯胺|赛络美|賽洛美|seramida|เซราไมด์|phytoceramide',
  glucosamine:
    'glucosamine|glucosamin|glucosomine|氨糖|氨基葡萄糖|葡萄糖胺|氨基葡糖|維骨力|维骨力|維固力|维固力|葡萄糖氨|glukosamina|glukosamin|กลูโคซามีน|กลูโคซามิน',
  chondroitin: 'chondroitin|软骨素|軟骨素|kondroitin|คอนดรอยติน|คอนดรอยดิน|sụn vi cá',
  msm: 'msm|甲基磺酰甲烷|有机硫|เอ็มเอสเอ็ม',
  protein:
    'protein|protein powder|protien|proteins|蛋白质|蛋白質|蛋白粉|蛋白|高蛋白|chất đạm|đạm|bột protein|bột đạm|serbuk protein|โปรตีน|โปรตีนผง|เวย์',
  whey: 'whey|whey protein|whey isolate|乳清|乳清蛋白|乳清蛋白粉|乳清粉|健身蛋白粉|增肌粉|增肌蛋白粉|đạm whey|whey tăng cơ|sữa tăng cơ|เวย์|เวย์โปรตีน|เวโปรตีน',
  peaProtein:
    'pea protein|plant protein|vegan protein|vegetable protein|豌豆蛋白|豌豆蛋白粉|植物蛋白|植物蛋白粉|素食蛋白|純素蛋白粉|protein kacang pis|protein tumbuhan|protein nabati|protein vegan|đạm đậu hà lan|đạm thực vật|protein thực vật|โปรตีนถั่วลันเตา|โปรตีนพืช|โปรตีนจากพืช|โปรตีนวีแกน',
  creatine:
    'creatine|creatin|creatine monohydrate|肌酸|一水肌酸|肌酸粉|kreatin|creatin|ครีเอทีน|ครีเอติน|เครอะทีน',
  fibre:
    'fibre|fiber|dietary fibre|dietary fiber|膳食纤维|膳食纖維|纤维|纖維|纤维粉|纖維粉|纤维素|高纤|高纖|serat|serat diet|chất xơ|xơ|ไฟเบอร์|ใยอาหาร|กากใย|เส้นใย|ไฟเบอร์ดีท็อกซ์',
  psyllium:
    'psyllium|psyllium husk|isabgol|车前子|車前子|洋车前子|洋車前子|洋车前子壳|洋車前子殼|卵叶车前|车前子壳粉|sekam psyllium|mã đề|vỏ mã đề|vỏ hạt mã đề|hạt mã đề|ไซเลียม|ไซเลี่ยม|ไซเลียมฮัสก์|ซีเลียม',
  inulin:
    'inulin|chicory|prebiotic|prebiotics|菊粉|菊苣|益生元|prebiotik|cikori|rau diếp xoăn|อินูลิน|ชิโครี|พรีไบโอติก|พรีไบโอติกส์',
  oat: 'oat|oats|oatmeal|apple fibre|燕麦|燕麥|麦片|苹果纤维|oat epal|yến mạch|ข้าวโอ๊ต|โอ๊ต',
  probiotic:
    'probiotic|probiotics|friendly bacteria|good bacteria|live cultures|lactobacillus|lacto|bifidus|bifidobacterium|acidophilus|lactic acid bacteria|益生菌|乳酸菌|乳杆菌|乳酸杆菌|乳酸桿菌|双歧杆菌|雙歧桿菌|好菌|益菌|比菲德氏菌|调理肠胃|調理腸胃|整肠|整腸|活菌|probiotik|bakteria baik|men vi sinh|lợi khuẩn|men tiêu hóa sống|vi sinh|men tieu hoa|men tiêu hoá|men tiêu hóa|probiotic cho ruột|โพรไบโอติก|โปรไบโอติก|โปรไบโอติกส์|โพรไบโอติกส์|จุลินทรีย์|จุลินทรีย์ดี|แลคโตบาซิลลัส|แล็กโทบาซิลลัส',
  boulardii:
    'boulardii|s boulardii|saccharomyces|saccharomyces boulardii|布拉氏酵母|布拉氏酵母菌|布拉酵母|酵母菌|บูลาร์ดิไอ|ยีสต์โพรไบโอติก',
  enzymes:
    'enzyme|enzymes|digestive enzyme|digestive enzymes|消化酶|酵素|消化酵素|酶|综合酵素|enzim|enzim penghadaman|enzyme tiêu hóa|men tiêu hóa|เอนไซม์|เอนไซม์ย่อย|เอนไซม์ย่อยอาหาร|น้ำย่อย',
  papaya: 'papaya|papain|papaya enzyme|木瓜|木瓜酵素|木瓜蛋白酶|木瓜丸|betik|đu đủ|มะละกอ|ปาเปน',
  ginger:
    'ginger|姜|薑|生姜|生薑|老姜|老薑|姜糖|薑糖|姜茶|薑茶|halia|gừng|kẹo gừng|ขิง|ลูกอมขิง|gula-gula halia',
  turmeric:
    'turmeric|curcumin|curcuma|tumeric|姜黄|薑黃|姜黄素|薑黃素|黄姜|黃薑|黃姜|黄薑|kunyit|kurkumin|nghệ|tinh bột nghệ|tinh nghệ|curcumin nghệ|ขมิ้น|ขมิ้นชัน|เคอร์คูมิน|เคอคูมิน',
  pepper: 'black pepper|pepper|piperine|黑胡椒|lada hitam|tiêu đen|พริกไทยดำ',
  milkThistle:
    'milk thistle|silymarin|thistle|水飞蓟|水飛薊|水飞蓟素|水飛薊素|奶蓟草|奶薊草|奶蓟|護肝片|护肝片|silimarin|kế sữa|cây kế sữa|cúc gai|มิลค์ทิสเซิล|มิลค์ทิสเซิ้ล|มิลค์ทิซเทิล|ซิลิมาริน',
  elderberry:
    'elderberry|elder berry|sambucus|接骨木|接骨木莓|黑接骨木|beri elder|quả cơm cháy|cơm cháy|เอลเดอร์เบอร์รี|เอลเดอร์เบอร์รี่|เอ็ลเดอร์เบอร์รี่',
  echinacea:
    'echinacea|coneflower|purple coneflower|紫锥菊|紫錐菊|紫锥花|紫錐花|ekinasea|cúc tím|เอ็กไคนาเซีย|เอคไคนาเซีย|เอ็กไคนาเชีย',
  propolis:
    'propolis|bee propolis|bee glue|蜂胶|蜂膠|巴西蜂膠|keo ong|lilin lebah propolis|พรอพอลิส|โพรพอลิส|โปรโปลิส|พรอโพลิส',
  royalJelly:
    'royal jelly|royaljelly|蜂王浆|蜂王漿|蜂皇浆|蜂皇漿|蜂王乳|蜂皇|蜂王|jeli diraja|royal jeli|sữa ong chúa|sua ong chua|นมผึ้ง|โรยัลเจลลี่|รอยัลเจลลี|โรยัลเยลลี',
  honey: 'honey|蜂蜜|蜜糖|madu|mật ong|น้ำผึ้ง',
  americanGinseng:
    'american ginseng|补气|補氣|wisconsin ginseng|西洋参|西洋參|花旗参|花旗參|美国人参|粉光参|泡参|ginseng amerika|sâm mỹ|sâm hoa kỳ|nhân sâm mỹ|โสมอเมริกัน|โสมอเมริกา',
  ginseng:
    'ginseng|gingseng|panax|人参|人參|高丽参|高麗參|红参|紅參|参|參|ginseng korea|nhân sâm|sâm|hồng sâm|nhan sam|โสม|โสมเกาหลี',
  reishi:
    'reishi|lingzhi|ganoderma|ling zhi|灵芝|靈芝|灵芝孢子粉|靈芝孢子|孢子粉|破壁灵芝|cendawan lingzhi|cendawan reishi|linh chi|nấm linh chi|bào tử linh chi|หลินจือ|เห็ดหลินจือ|สปอร์เห็ดหลินจือ',
  cordyceps:
    'cordyceps|cordycep|虫草|蟲草|冬虫夏草|冬蟲夏草|蛹虫草|蛹蟲草|虫草花|蟲草花|đông trùng hạ thảo|đông trùng|trùng thảo|nhộng trùng thảo|kordisep|ถั่งเช่า|ถังเช่า|ถั่งเฉ้า|คอร์ดิเซป',
  lionsMane:
    'lions mane|lion mane|lion’s mane|hericium|yamabushitake|猴头菇|猴頭菇|猴头菌|猴頭菌|猴菇|cendawan singa|nấm hầu thủ|nấm đầu khỉ|hầu thủ|เห็ดหัวลิง|ยามาบูชิตาเกะ|เห็ดปุยฝ้าย|เห็ดยามาบูชิตาเกะ',
  mushroom: 'mushroom|mushrooms|菇|菇菌|菌菇|cendawan|nấm|เห็ด',
  goji: 'goji|goji berry|goji berries|wolfberry|wolfberries|枸杞|杞子|枸杞子|枸杞原浆|枸杞汁|黑枸杞|beri goji|kỷ tử|kỳ tử|câu kỷ tử|เก๋ากี้|โกจิเบอร์รี่|โกจิ|เก๋ากี่',
  ginkgo:
    'ginkgo|ginko|gingko|ginkgo biloba|gingko biloba|银杏|銀杏|银杏叶|銀杏葉|白果|银杏叶片|daun ginkgo|bạch quả|lá bạch quả|ginkgo bạch quả|แปะก๊วย|ใบแปะก๊วย|กิงโกะ|จิงโก',
  garlic:
    'garlic|black garlic|aged garlic|大蒜|蒜|黑蒜|蒜头|蒜頭|蒜头精|大蒜素|bawang putih|bawang hitam|tỏi|tỏi đen|กระเทียม|กระเทียมดำ',
  redYeast:
    'red yeast|red yeast rice|红曲|紅麴|红麴|紅曲|beras yis merah|yis merah|ragi merah|men gạo đỏ|gạo men đỏ|men gạo|ข้าวยีสต์แดง|ยีสต์แดง',
  natto: 'natto|nattokinase|纳豆|納豆|纳豆激酶|納豆激酶|natokinase|đậu lên men natto|นัตโตะ|นัตโตไคเนส|นัตโต',
  plantSterols:
    'plant sterol|plant sterols|phytosterol|phytosterols|sterol|sterols|植物甾醇|植物固醇|甾醇|固醇|sterol tumbuhan|sterol thực vật|สเตอรอล|สเตอรอลจากพืช|ไฟโตสเตอรอล',
  hawthorn: 'hawthorn|山楂|sơn tra|ฮอว์ธอร์น',
  olive: 'olive|olive leaf|橄榄|橄欖|橄榄叶|橄欖葉|zaitun|daun zaitun|ô liu|lá ô liu|oliu|มะกอก|ใบมะกอก',
  grapeSeed:
    'grape seed|grapeseed|grape seeds|opc|葡萄籽|葡萄子|花青素|原花青素|biji anggur|anggur|hạt nho|เมล็ดองุ่น|เกรปซีด|องุ่น',
  cranberry:
    'cranberry|cranberries|蔓越莓|小红莓|小紅莓|红莓|紅莓|蔓越橘|kranberi|cranberi|nam việt quất|việt quất đỏ|แครนเบอร์รี|แครนเบอร์รี่|แคลนเบอรี่',
  blueberry: 'bilberry|blueberry|越橘|山桑子|蓝莓|藍莓|bilberi|việt quất đen|บิลเบอร์รี',
  pomegranate: 'pomegranate|石榴|红石榴|紅石榴|石榴汁|石榴饮|delima|lựu|nước lựu|ทับทิม|น้ำทับทิม',
  rose: 'rose|玫瑰|mawar|hoa hồng|กุหลาบ',
  primrose:
    'evening primrose|evening primrose oil|primrose|primrose oil|epo|gla|月见草|月見草|月见草油|月見草油|minyak primrose|bunga primrose|hoa anh thảo|dầu hoa anh thảo|อีฟนิงพริมโรส|น้ำมันอีฟนิ่งพริมโรส|พริมโรส|อีฟนิ่ง',
  theanine: 'theanine|l theanine|l-theanine|茶氨酸|茶胺酸|l-茶氨酸|teanina|ธีอะนีน|แอลธีอะนีน|แอล-ธีอะนีน|ธีอานีน',
  gaba: 'gaba|氨基丁酸|γ-氨基丁酸|กาบา',
  jujube:
    'jujube|sour jujube|ziziphus|酸枣仁|酸棗仁|枣仁|棗仁|酸枣|酸棗|biji jujube|bidara|táo nhân|toan táo nhân|hạt táo chua|táo đỏ|พุทรา|พุทราจีน|เมล็ดพุทราจีน',
  chamomile:
    'chamomile|camomile|chamomile tea|洋甘菊|甘菊|菊花茶|洋甘菊茶|kamomil|teh chamomile|cúc la mã|hoa cúc|trà hoa cúc|คาโมมายล์|คาโมไมล์|ดอกคาโมมายล์|ชาคาโมมายล์',
  valerian:
    'valerian|valerian root|缬草|纈草|缬草根|akar valerian|nữ lang|rễ nữ lang|cây nữ lang|วาเลอเรียน|วาเลเรียน',
  lavender:
    'lavender|lavender oil|薰衣草|薰衣草油|lavenda|lavendar|oải hương|hoa oải hương|ลาเวนเดอร์|ลาเวนเดอ',
  ashwagandha:
    'ashwagandha|ashwaganda|withania|ksm66|南非醉茄|醉茄|印度人参|印度人參|sâm ấn độ|ginseng india|อัชวากันดา|อัชวากันธา|อัศวคันธา|โสมอินเดีย',
  aloe: 'aloe|aloe vera|aloe gel|芦荟|蘆薈|芦荟胶|蘆薈膠|芦荟凝胶|蘆薈啫喱|lidah buaya|gel lidah buaya|nha đam|lô hội|gel nha đam|ว่านหางจระเข้|ว่านหาง|อโล|อโลเวร่า|เจลว่านหาง',
  arnica: 'arnica|arnica balm|山金车|山金車|arnika|อาร์นิกา|อาร์นิก้า',
  menthol: 'menthol|薄荷|薄荷醇|mentol|เมนทอล',
  spirulina:
    'spirulina|spirulin|螺旋藻|蓝藻|绿藻|綠藻|藍藻|alga hijau|tảo xoắn|tảo spirulina|tảo xanh|สไปรูลินา|สไปรูลิน่า|สาหร่ายเกลียวทอง|สาหร่าย',
  eggshell:
    'eggshell membrane|eggshell|egg membrane|egg shell|蛋壳膜|蛋殼膜|membran kulit telur|kulit telur|màng vỏ trứng|vỏ trứng|เยื่อเปลือกไข่|เปลือกไข่',
  boswellia: 'boswellia|frankincense|乳香|kemenyan|nhũ hương|บอสเวลเลีย|กำยาน',
  konjac:
    'konjac|konjac jelly|konnyaku|蒟蒻|魔芋|蒟蒻果冻|蒟蒻啫喱|konjak|thạch konjac|thạch rau câu|บุก|เจลลี่บุก|คอนยัค',
  plum: 'plum|prune|prunes|plum jelly|西梅|西梅汁|酵素梅|梅子|prun|mận|quả mận|ลูกพรุน|พรุน|ลูกพลัม',
  vanilla: 'vanilla|香草|雲呢拿|云呢拿|vanila|vani|วานิลลา|วนิลา',
  cocoa:
    'cocoa|chocolate|choc|可可|巧克力|朱古力|koko|coklat|ca cao|cacao|sô cô la|socola|โกโก้|ช็อกโกแลต|ช็อคโกแลต',
  strawberry: 'strawberry|草莓|士多啤梨|strawberi|stroberi|dâu|dâu tây|vị dâu|สตรอว์เบอร์รี|สตรอเบอร์รี่|สตอเบอรี่',
  orange: 'orange|橙|橙味|橘子|oren|vị cam|ส้ม|รสส้ม',
  lemon: 'lemon|柠檬|檸檬|limau|chanh|vị chanh|เลมอน|มะนาว',
  plain: 'unflavoured|unflavored|原味|tanpa perisa|không hương liệu|รสธรรมชาติ',
  rice: 'rice ceramide|rice bran|米糠|米胚芽|beras|cám gạo|รำข้าว',
} as const satisfies Record<string, string>
