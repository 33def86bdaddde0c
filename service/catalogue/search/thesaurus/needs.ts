// Long: data, one table of search terms.
import type { Six } from '#service/languages/six-languages.ts'

export interface Need {
  /** Text of the suggestion; null for a need that is understood but not suggested. */
  readonly label: Six | null
  /** Customers' words for it in any language, separated by bars. */
  readonly words: string
  /** Substances sold for it, best first. Reflects what people search for, not an effect. */
  readonly serves: string
  /** Optional: affects only the order of results, unless the query has no other part. */
  readonly isOptional?: boolean
}

/** Needs of customers: what a product is for, whom it is for, and its form. */
export const needs = {
  sleep: {
    label: ['Sleep', '睡眠', '睡眠', 'Tidur', 'Giấc ngủ', 'การนอนหลับ'],
    words:
      'sleep|sleeping|sleepless|insomnia|sleep aid|better sleep|good night|melatonin|cant sleep|bedtime|sleeping pills|睡眠|助眠|失眠|睡觉|睡覺|瞓覺|瞓唔著|瞓得好|安睡|安眠|好眠|入睡|睡不着|睡不著|晚安|褪黑素|改善睡眠|助瞓|tidur|susah tidur|insomnia|tidur lena|ubat tidur|sukar tidur|ngủ|ngủ ngon|giấc ngủ|mất ngủ|khó ngủ|thuốc ngủ|dễ ngủ|นอนหลับ|นอนไม่หลับ|หลับ|หลับยาก|ช่วยหลับ|หลับสบาย|นอน|หลับลึก|ก่อนนอน|ยานอนหลับ|เมลาโทนิน',
    serves: 'jujube magnesium valerian gaba chamomile theanine lavender',
  },
  calm: {
    label: [
      'Stress & calm',
      '减压放松',
      '減壓放鬆',
      'Tekanan & ketenangan',
      'Căng thẳng & thư giãn',
      'คลายเครียด',
    ],
    words:
      'stress|calm|anxiety|relax|relaxing|relaxation|anxious|mood|nerves|压力|壓力|减压|減壓|放松|放鬆|焦虑|焦慮|舒缓|舒緩|情绪|情緒|紧张|緊張|解压|抗压|stres|tekanan|tenang|cemas|rehat|căng thẳng|thư giãn|lo âu|giảm stress|thư thái|เครียด|คลายเครียด|ผ่อนคลาย|วิตกกังวล|ความเครียด|ลดความเครียด|กังวล',
    serves: 'theanine ashwagandha lavender magnesium gaba chamomile',
  },
  eyes: {
    label: ['Eyes', '护眼', '護眼', 'Mata', 'Mắt', 'ดวงตา'],
    words:
      'eye|eyes|eyesight|vision|eye health|eye care|dry eyes|tired eyes|screen|screens|macular|眼睛|护眼|護眼|眼|眼部|明目|视力|視力|睇電腦|眼干|眼乾|干眼|乾眼|眼疲劳|眼疲勞|近视|近視|老花|用眼过度|飞蚊症|飛蚊症|mata|penglihatan|mata kering|kesihatan mata|rabun|mắt|bổ mắt|sáng mắt|thị lực|mỏi mắt|khô mắt|cận thị|thuốc bổ mắt|ตา|สายตา|ดวงตา|บำรุงสายตา|บำรุงตา|ตาแห้ง|ตาล้า|จอประสาทตา',
    serves: 'lutein zeaxanthin astaxanthin blueberry',
  },
  immunity: {
    label: ['Immunity', '免疫力', '免疫力', 'Imuniti', 'Miễn dịch', 'ภูมิคุ้มกัน'],
    words:
      'immune|immunity|immune system|immune support|immune booster|cold|colds|flu|cold and flu|winter|resistance|免疫|免疫力|抵抗力|增强抵抗力|增強抵抗力|提高免疫力|感冒|伤风|傷風|流感|预防感冒|imun|imuniti|daya tahan|sistem imun|antibodi|selesema|demam|batuk selesema|miễn dịch|sức đề kháng|đề kháng|tăng đề kháng|tăng sức đề kháng|cảm cúm|cảm lạnh|cúm|ภูมิ|ภูมิคุ้มกัน|ภูมิต้านทาน|เสริมภูมิ|หวัด|ไข้หวัด|เป็นหวัด|ต้านหวัด|แพ้อากาศ',
    serves: 'vitaminC elderberry echinacea propolis zinc reishi vitaminD',
  },
  throat: {
    label: ['Throat', '喉咙', '喉嚨', 'Tekak', 'Cổ họng', 'ลำคอ'],
    words:
      'throat|sore throat|cough|lozenge|lozenges|喉咙|喉嚨|润喉|潤喉|喉糖|含片|嗓子|咳嗽|咳|喉嚨痛|喉咙痛|护嗓|tekak|sakit tekak|batuk|lozeng|cổ họng|đau họng|viêm họng|ho|viên ngậm|ngậm họng|เจ็บคอ|คอ|ไอ|ยาอม|เม็ดอม|แก้ไอ',
    serves: 'echinacea propolis honey',
  },
  joints: {
    label: ['Joints', '关节', '關節', 'Sendi', 'Khớp', 'ข้อต่อ'],
    words:
      'joint|joints|joint pain|knee|knees|knee pain|arthritis|cartilage|mobility|stiff joints|关节|關節|膝盖|膝蓋|膝|膝頭|膝头|膝頭痛|护膝|关节痛|關節痛|关节炎|關節炎|护关节|護關節|软骨|軟骨|腿脚|骨关节|骨關節|风湿|風濕|sendi|sakit sendi|lutut|sakit lutut|tulang rawan|khớp|đau khớp|xương khớp|đầu gối|đau gối|đau đầu gối|sụn khớp|viêm khớp|nhức khớp|khô khớp|bổ khớp|thoái hóa khớp|ข้อ|ข้อเข่า|เข่า|ปวดเข่า|ปวดข้อ|ข้อต่อ|ข้อเสื่อม|กระดูกอ่อน|เข่าเสื่อม|ข้อเข่าเสื่อม',
    serves: 'glucosamine chondroitin collagenII eggshell boswellia arnica msm',
  },
  bones: {
    label: ['Bones', '骨骼', '骨骼', 'Tulang', 'Xương', 'กระดูก'],
    words:
      'bone|bones|bone health|bone density|osteoporosis|strong bones|骨骼|骨头|骨頭|骨质|骨質|骨质疏松|骨質疏鬆|强骨|強骨|壮骨|骨密度|健骨|tulang|tulang kuat|osteoporosis|xương|loãng xương|xương chắc khỏe|chắc xương|bổ xương|กระดูก|กระดูกพรุน|บำรุงกระดูก|มวลกระดูก',
    serves: 'calcium vitaminK vitaminD magnesium',
  },
  muscle: {
    label: ['Muscle & sport', '健身增肌', '健身增肌', 'Otot & sukan', 'Cơ bắp & thể thao', 'กล้ามเนื้อ'],
    words:
      'muscle|muscles|gym|sport|sports|workout|fitness|bodybuilding|training|muscle gain|post workout|bulking|肌肉|增肌|健身|运动|運動|练肌肉|操肌|做gym|健身房|健身补剂|otot|gim|senaman|bina otot|sukan|cơ bắp|tăng cơ|tập gym|thể hình|thể thao|gym|กล้าม|กล้ามเนื้อ|สร้างกล้าม|ฟิตเนส|ออกกำลังกาย|เพิ่มกล้าม|เล่นกล้าม',
    serves: 'whey creatine peaProtein arnica magnesium',
  },
  aches: {
    label: null,
    words:
      'sore muscles|muscle pain|back pain|shoulder pain|balm|massage|cramps|muscle rub|pain relief cream|肌肉酸痛|腰痛|肩膀|肩頸|肩颈|膏|舒缓霜|舒緩霜|扭伤|扭傷|药膏|藥膏|按摩膏|止痛膏|balm|sakit otot|sakit belakang|sapu|minyak urut|krim sakit|đau lưng|dầu xoa|xoa bóp|nhức mỏi|kem xoa bóp|đau cơ|ปวดเมื่อย|บาล์ม|ปวดหลัง|นวด|ยาหม่อง|ครีมนวด|เคล็ดขัดยอก|ทาแก้ปวด|บาล์มทาเข่า',
    serves: 'arnica menthol',
  },
  digestion: {
    label: ['Digestion', '消化', '消化', 'Penghadaman', 'Tiêu hóa', 'การย่อย'],
    words:
      'digestion|digestive|stomach|indigestion|bloating|bloated|after dinner|heartburn|tummy|消化|助消化|消化不良|胃|胃胀|胃脹|胃气胀|胃氣脹|胃痛|腹胀|腹脹|肚胀|肚脹|胀气|脹氣|积食|養胃|养胃|胃口|hadam|penghadaman|perut|kembung|perut kembung|senak|tak hadam|sakit perut|angin dalam perut|tiêu hóa|tiêu hoá|đầy hơi|đầy bụng|khó tiêu|dạ dày|bao tử|đau dạ dày|ăn không tiêu|ย่อย|ย่อยอาหาร|ท้องอืด|อาหารไม่ย่อย|กระเพาะ|แน่นท้อง|ระบบย่อย|ท้อง',
    serves: 'enzymes papaya ginger probiotic psyllium',
  },
  gut: {
    label: ['Gut', '肠道', '腸道', 'Usus', 'Đường ruột', 'ลำไส้'],
    words:
      'gut|gut health|bowel|intestine|diarrhea|diarrhoea|ibs|microbiome|gut flora|肠道|腸道|肠胃|腸胃|腹泻|腹瀉|拉肚子|肚痾|肚屙|肠道健康|usus|kesihatan usus|cirit-birit|cirit birit|ruột|đường ruột|rối loạn tiêu hóa|tiêu chảy|đại tràng|ลำไส้|ท้องเสีย|ระบบลำไส้|ปรับสมดุลลำไส้|สมดุลลำไส้',
    serves: 'probiotic boulardii inulin psyllium fibre',
  },
  constipation: {
    label: ['Regularity', '通便', '通便', 'Sembelit', 'Táo bón', 'ขับถ่าย'],
    words:
      'constipation|constipated|regularity|laxative|detox|toilet|便秘|通便|排便|润肠|潤腸|排毒|清肠|清腸|去唔到廁所|顺畅|順暢|sembelit|susah buang air|lawas|buang air besar|detoks|sembelit|táo bón|nhuận tràng|khó đi ngoài|thải độc|ท้องผูก|ขับถ่าย|ถ่ายยาก|ดีท็อกซ์|ระบาย|ถ่ายไม่ออก|ดีท็อก',
    serves: 'psyllium plum konjac inulin fibre oat',
  },
  travel: {
    label: ['Travel', '旅行', '旅行', 'Perjalanan', 'Du lịch', 'เดินทาง'],
    words:
      'travel|travelling|holiday|motion sickness|travel sickness|seasick|car sick|carsick|nausea|旅行|出行|出差|晕车|暈車|晕船|暈船|暈車浪|暈浪|水土不服|恶心|作嘔|孕吐|perjalanan|mabuk|mabuk kenderaan|mabuk laut|loya|melancong|du lịch|say xe|say tàu|buồn nôn|say sóng|chống say xe|เดินทาง|เมารถ|เมาเรือ|ท่องเที่ยว|คลื่นไส้|แก้เมารถ',
    serves: 'ginger boulardii',
  },
  liver: {
    label: ['Liver', '护肝', '護肝', 'Hati', 'Gan', 'ตับ'],
    words:
      'liver|liver detox|liver health|hangover|alcohol|drinking|fatty liver|肝|护肝|護肝|养肝|養肝|肝脏|肝臟|保肝|解酒|宿醉|熬夜|熬夜护肝|脂肪肝|捱夜|通頂|飲酒|hati|kesihatan hati|hati berlemak|alkohol|gan|bổ gan|mát gan|giải độc gan|giải rượu|gan nhiễm mỡ|men gan|thức khuya|ตับ|บำรุงตับ|แฮงค์|ดื่มเหล้า|ล้างพิษตับ|ดีท็อกซ์ตับ|เมาค้าง|ไขมันพอกตับ',
    serves: 'milkThistle turmeric reishi',
  },
  heart: {
    label: ['Heart', '心脏', '心臟', 'Jantung', 'Tim mạch', 'หัวใจ'],
    words:
      'heart|cardio|cardiovascular|heart health|心脏|心臟|护心|護心|心血管|心脑血管|心腦血管|通血管|护心脏|jantung|kesihatan jantung|kardiovaskular|tim|tim mạch|bổ tim|tim mach|หัวใจ|บำรุงหัวใจ|หลอดเลือดหัวใจ|โรคหัวใจ|หลอดเลือด',
    serves: 'coq10 fishOil krillOil epa redYeast plantSterols garlic',
  },
  lipids: {
    label: null,
    words: 'triglycerides|blood lipids|三高|血脂|降血脂|高血脂|血油|mỡ máu|ไขมันในเลือด|lemak darah',
    serves: 'fishOil epa dha redYeast plantSterols krillOil',
  },
  cholesterol: {
    label: ['Cholesterol', '胆固醇', '膽固醇', 'Kolesterol', 'Cholesterol', 'คอเลสเตอรอล'],
    words:
      'cholesterol|ldl|high cholesterol|lower cholesterol|胆固醇|膽固醇|降胆固醇|降膽固醇|高胆固醇|高膽固醇|kolesterol|kolesterol tinggi|turun kolesterol|mỡ máu cao|cholesterol cao|hạ mỡ máu|คอเลสเตอรอล|คลอเลสเตอรอล|ไขมันสูง|โคเลสเตอรอล|ไขมันในเลือดสูง|ลดไขมัน|ลดคอเลสเตอรอล',
    serves: 'redYeast plantSterols natto garlic oat psyllium',
  },
  circulation: {
    label: ['Circulation', '血液循环', '血液循環', 'Peredaran darah', 'Tuần hoàn', 'การไหลเวียน'],
    words:
      'circulation|blood pressure|blood flow|high blood pressure|hypertension|blood|veins|循环|循環|血压|血壓|高血压|高血壓|血液循环|血液循環|降血压|血管|活血|手脚冰冷|手腳冰冷|通血|peredaran|peredaran darah|tekanan darah|darah tinggi|tuần hoàn|tuần hoàn máu|huyết áp|cao huyết áp|lưu thông máu|tuần hoàn não|ไหลเวียน|ความดัน|เลือด|ความดันสูง|การไหลเวียนโลหิต|ไหลเวียนเลือด|ความดันโลหิต',
    serves: 'garlic natto olive ginkgo coq10 redYeast',
  },
  brain: {
    label: [
      'Memory & focus',
      '记忆专注',
      '記憶專注',
      'Ingatan & fokus',
      'Trí nhớ & tập trung',
      'ความจำและสมาธิ',
    ],
    words:
      'brain|memory|focus|concentration|study|exam|exams|brain health|forgetful|brain fog|mental clarity|脑|腦|大脑|大腦|健脑|健腦|补脑|補腦|记忆|記憶|记忆力|記憶力|记性|記性|专注|專注|专注力|專注力|集中力|考试|考試|学习|otak|ingatan|fokus|daya ingatan|kuat ingatan|pelupa|tumpuan|belajar|não|bổ não|trí nhớ|tập trung|trí não|hay quên|tăng trí nhớ|สมอง|ความจำ|สมาธิ|บำรุงสมอง|ขี้ลืม|อ่านหนังสือ|เพิ่มความจำ',
    serves: 'ginkgo lionsMane dha theanine algalOil fishOil',
  },
  energy: {
    label: ['Energy', '精力', '精力', 'Tenaga', 'Năng lượng', 'พลังงาน'],
    words:
      'energy|tired|tiredness|fatigue|energy boost|exhausted|stamina|vitality|no energy|always tired|疲劳|疲勞|精力|抗疲劳|抗疲勞|提神|精神|乏力|攰|好攰|体力|體力|元气|元氣|tenaga|letih|penat|keletihan|stamina|cepat penat|năng lượng|mệt mỏi|mệt|bồi bổ|tăng sức|sức khỏe|suy nhược|พลังงาน|อ่อนเพลีย|เหนื่อย|เหนื่อยง่าย|เพลีย|เพิ่มพลัง|กำลัง|อ่อนล้า',
    serves: 'vitaminB americanGinseng cordyceps royalJelly coq10 ashwagandha iron',
  },
  lungs: {
    label: null,
    words:
      'lung|lungs|breathing|肺|润肺|潤肺|清肺|养肺|養肺|补肾|補腎|肾|腎|paru-paru|paru|phổi|bổ phổi|bổ thận|thận|ปอด|บำรุงปอด|ไต',
    serves: 'cordyceps reishi propolis',
  },
  anemia: {
    label: null,
    words:
      'anemia|anaemia|blood builder|low iron|贫血|貧血|补血|補血|气血|氣血|缺铁|缺鐵|pucat|anemia|kurang darah|tambah darah|thiếu máu|bổ máu|thiếu sắt|โลหิตจาง|เลือดจาง|บำรุงเลือด|ขาดธาตุเหล็ก',
    serves: 'iron folate b12',
  },
  skin: {
    label: ['Skin', '皮肤', '皮膚', 'Kulit', 'Da', 'ผิว'],
    words:
      'skin|beauty|glowing skin|glow|complexion|whitening|wrinkles|moisture|hydration|dry skin|brightening|皮肤|皮膚|美容|养颜|養顏|美白|嫩肤|嫩膚|淡斑|皱纹|皺紋|保湿|保濕|补水|補水|干皮|乾皮|皮肤干燥|皮膚乾燥|护肤|護膚|美肌|肤色|膚色|水润|kulit|kecantikan|kulit kering|kulit cantik|putih|awet muda|cerah kulit|kulit cerah|kedut|da|đẹp da|trắng da|làm đẹp|da khô|nếp nhăn|dưỡng da|sáng da|cấp nước|dưỡng ẩm|ผิว|ผิวขาว|ผิวสวย|ผิวแห้ง|ริ้วรอย|บำรุงผิว|ผิวใส|ความงาม|ชุ่มชื้น|หน้าใส',
    serves: 'collagen hyaluronic ceramide grapeSeed pomegranate astaxanthin primrose',
  },
  antiAgeing: {
    label: ['Antioxidants', '抗氧化', '抗氧化', 'Antioksidan', 'Chống oxy hóa', 'ต้านอนุมูลอิสระ'],
    words:
      'antioxidant|antioxidants|anti aging|anti-aging|anti ageing|ageing|抗氧化|抗衰老|抗衰|抗老|逆龄|逆齡|antioksidan|anti penuaan|chống oxy hóa|chống lão hóa|lão hóa|ต้านอนุมูลอิสระ|ชะลอวัย|แอนตี้ออกซิแดนท์|ต้านริ้วรอย',
    serves: 'selenium grapeSeed astaxanthin vitaminE pomegranate coq10',
  },
  hair: {
    label: ['Hair & nails', '头发指甲', '頭髮指甲', 'Rambut & kuku', 'Tóc & móng', 'ผมและเล็บ'],
    words:
      'hair|hair loss|hair fall|nails|nail|brittle nails|hair growth|头发|頭髮|脱发|脫髮|掉发|掉头发|甩頭髮|甩头发|生发|生髮|防脱|防脫|指甲|美甲|养发|養髮|美发|美髮|秀发|rambut|rambut gugur|kuku|kuku rapuh|tóc|rụng tóc|mọc tóc|móng|móng tay|kích mọc tóc|ผม|ผมร่วง|บำรุงผม|เล็บ|เล็บเปราะ|เส้นผม|ผมบาง',
    serves: 'biotin zinc selenium',
  },
  sunburn: {
    label: null,
    words:
      'sunburn|after sun|burn|burns|soothing gel|gel|first aid|晒伤|曬傷|晒后|曬後|晒后修复|烫伤|燙傷|凝胶|凝膠|啫喱|凝露|急救|selaran matahari|terbakar matahari|gel|melecur|cháy nắng|bỏng|gel làm dịu|ไหม้แดด|ผิวไหม้|เจล|แดดเผา|หลังออกแดด',
    serves: 'aloe',
  },
  legs: {
    label: null,
    words:
      'tired legs|tired feet|leg gel|legs|腿|脚累|腳攰|小腿|腿酸|kaki|kaki penat|lenguh kaki|mỏi chân|chân|เท้า|ขา|ขาล้า|เมื่อยขา',
    serves: 'aloe menthol',
  },
  women: {
    label: ["Women's health", '女性健康', '女性健康', 'Kesihatan wanita', 'Sức khỏe phụ nữ', 'สุขภาพผู้หญิง'],
    words:
      'women|woman|womens|menopause|period|pms|period pain|hormone|hormones|女性|女士|女人|更年期|经期|經期|月经|月經|痛经|經痛|经痛|大姨妈|姨媽|荷爾蒙|内分泌|wanita|haid|senggugut|period|menopaus|hormon|phụ nữ|kinh nguyệt|nội tiết|nội tiết tố|tiền mãn kinh|đau bụng kinh|đều kinh|ผู้หญิง|ประจำเดือน|วัยทอง|ฮอร์โมน|ปวดประจำเดือน|ปวดท้องเมนส์|สตรี',
    serves: 'primrose iron cranberry collagen folate',
  },
  urinary: {
    label: null,
    words:
      'urinary|uti|bladder|urinary tract|cystitis|尿道|泌尿|尿道炎|膀胱|妇科|婦科|私密|私处|saluran kencing|kencing|kencing kotor|đường tiết niệu|tiết niệu|tiểu buốt|viêm đường tiểu|phụ khoa|ปัสสาวะ|กระเพาะปัสสาวะ|ทางเดินปัสสาวะ|ฉี่',
    serves: 'cranberry',
  },
  pregnancy: {
    label: ['Pregnancy', '孕期', '孕期', 'Kehamilan', 'Mang thai', 'ตั้งครรภ์'],
    words:
      'pregnancy|pregnant|prenatal|pre natal|expecting|mum to be|mother to be|trying to conceive|breastfeeding|maternity|孕妇|孕婦|孕期|怀孕|懷孕|备孕|備孕|孕妈|孕媽|孕前|大肚|大肚婆|有咗bb|产妇|产后|哺乳|妊娠|hamil|ibu hamil|ibu mengandung|mengandung|pranatal|kehamilan|ibu menyusu|nak hamil|bầu|bà bầu|mẹ bầu|mang thai|cho bà bầu|thai kỳ|vitamin bầu|vitamin bà bầu|phụ nữ mang thai|sau sinh|ท้อง|คนท้อง|ตั้งครรภ์|แม่ท้อง|คุณแม่|หญิงตั้งครรภ์|คนท้องกินได้|เตรียมตั้งครรภ์|ให้นมบุตร',
    serves: 'prenatal folate dha iron calcium',
  },
  prenatal: {
    label: null,
    words:
      'prenatal multi|prenatal vitamin|prenatal vitamins|孕期维生素|孕妇维生素|孕妇维他命|孕婦維他命|孕期综合营养|vitamin ibu hamil|vi chất cho mẹ bầu|วิตามินคนท้อง|วิตามินรวมคนท้อง|multinutrien pranatal|prenatal multinutrient|孕期綜合營養|คุณแม่ตั้งครรภ์',
    serves: '',
  },
  children: {
    label: ['For children', '儿童', '兒童', 'Untuk kanak-kanak', 'Cho trẻ em', 'สำหรับเด็ก'],
    words:
      'child|children|childrens|kids|kid|baby|babies|infant|toddler|toddlers|for kids|son|daughter|儿童|兒童|小孩|小朋友|细路|細路|bb|宝宝|寶寶|婴儿|嬰兒|孩子|小儿|小兒|幼儿|幼兒|仔女|嬰幼兒|kanak-kanak|kanak kanak|budak|anak|bayi|budak-budak|trẻ|trẻ em|cho bé|bé|em bé|trẻ nhỏ|con|trẻ con|เด็ก|ลูก|เด็กเล็ก|ทารก|ลูกน้อย|สำหรับเด็ก',
    serves: '',
  },
  growth: {
    label: null,
    words:
      'picky eater|picky eaters|grow taller|growth|appetite|height|挑食|偏食|长高|長高|增高|开胃|開胃|食慾|食欲|发育|發育|tak nak makan|selera|tinggi|tumbesaran|biếng ăn|tăng chiều cao|chán ăn|ăn ngon|cao lớn|เบื่ออาหาร|เจริญอาหาร|เพิ่มความสูง|เลือกกิน|สูง',
    serves: 'children multivitamin zinc',
  },
  seniors: {
    label: ['Over 50', '中老年', '長者', 'Warga emas', 'Người cao tuổi', 'ผู้สูงอายุ'],
    words:
      'senior|seniors|elderly|over 50|50 plus|old people|older adults|grandma|grandpa|老人|长者|長者|老年|老年人|中老年|老人家|五十岁|五十歲|50岁|50歲|爷爷奶奶|warga emas|orang tua|warga tua|datuk nenek|người già|người lớn tuổi|người cao tuổi|ông bà|ผู้สูงอายุ|คนแก่|สูงวัย|วัย 50|ปู่ย่า',
    serves: 'parents',
  },
  parents: {
    label: null,
    words:
      'parents|for parents|mum and dad|mom and dad|mother|father|dad|mum|mom|爸妈|爸媽|父母|孝心|孝敬|送爸妈|送父母|俾父母|阿爸阿媽|送长辈|送長輩|长辈|ibu bapa|mak ayah|cha mẹ|bố mẹ|ba mẹ|biếu bố mẹ|biếu cha mẹ|พ่อแม่|ให้พ่อแม่|ของขวัญพ่อแม่|คุณพ่อคุณแม่',
    serves: 'seniors',
  },
  adults: {
    isOptional: true,
    label: null,
    words: 'adult|adults|成人|大人|dewasa|người lớn|ผู้ใหญ่',
    serves: '',
  },
  sets: {
    label: ['Sets', '套装', '套裝', 'Set', 'Bộ sản phẩm', 'ชุดสุดคุ้ม'],
    words:
      'set|sets|bundle|bundles|pack|gift set|gift|combo|value pack|套装|套裝|组合|組合|礼盒|禮盒|礼物|禮物|送礼|送禮|套餐|优惠装|優惠裝|孖裝|set|kombo|pakej|hadiah|bộ|bộ sản phẩm|combo|quà|quà tặng|quà biếu|set quà|ชุด|เซ็ต|เซต|ของขวัญ|แพ็ค|แพ็คคู่|ชุดของขวัญ',
    serves: '',
  },
  diet: {
    label: null,
    words:
      'weight loss|slimming|diet|lose weight|weight|slim|fat burner|low calorie|减肥|減肥|瘦身|纤体|纖體|代餐|饱腹|飽腹|低卡|控糖|diet|kurus|turun berat badan|langsing|kuruskan badan|giảm cân|ăn kiêng|giữ dáng|no lâu|ลดน้ำหนัก|ลดความอ้วน|คุมหิว|อิ่มนาน|ไดเอท|หุ่นดี',
    serves: 'konjac psyllium inulin oat peaProtein',
  },
  vegan: {
    label: null,
    words:
      'vegan|vegetarian|plant based|plant-based|纯素|純素|素食|全素|nabati|vegetarian|thuần chay|ăn chay|วีแกน|มังสวิรัติ|เจ|อาหารเจ',
    serves: 'peaProtein algalOil spirulina',
  },
  inflammation: {
    label: null,
    words:
      'inflammation|anti inflammatory|anti-inflammatory|消炎|抗炎|发炎|發炎|radang|anti radang|kháng viêm|chống viêm|อักเสบ|ลดการอักเสบ|ต้านอักเสบ',
    serves: 'turmeric boswellia fishOil',
  },
  thyroid: {
    label: null,
    words: 'thyroid|甲状腺|甲狀腺|tiroid|tuyến giáp|ไทรอยด์',
    serves: 'iodine selenium',
  },
  bees: {
    label: null,
    words:
      'bee|bees|bee products|honeybee|hive|蜂|蜂产品|蜂產品|蜜蜂|lebah|ong|sản phẩm từ ong|ผึ้ง|ผลิตภัณฑ์จากผึ้ง',
    serves: 'propolis royalJelly honey',
  },
  gummy: {
    isOptional: true,
    label: null,
    words:
      'gummy|gummies|gummi|chew|chews|chewy|candy|sweets|软糖|軟糖|橡皮糖|糖仔|gula-gula|gula gula|gula-gula getah|gummy bear|kẹo dẻo|kẹo|kẹo gum|กัมมี|กัมมี่|เยลลี่|ลูกอม',
    serves: '',
  },
  tablet: {
    isOptional: true,
    label: null,
    words: 'tablet|tablets|pill|pills|片|药片|丸|锭|錠|เม็ด|viên|viên nén|tablet|pil',
    serves: '',
  },
  capsule: {
    isOptional: true,
    label: null,
    words: 'capsule|capsules|胶囊|膠囊|粒|kapsul|viên nang|viên|แคปซูล|capsul',
    serves: '',
  },
  sachet: {
    isOptional: true,
    label: null,
    words: 'sachet|sachets|条装|條裝|小袋|袋装|包|sachet|gói|ซอง|ชนิดซอง',
    serves: '',
  },
  powder: {
    isOptional: true,
    label: null,
    words: 'powder|powders|粉|粉剂|粉末|冲剂|沖劑|serbuk|bột|ผง|แบบผง',
    serves: '',
  },
  drops: {
    isOptional: true,
    label: null,
    words: 'drops|drop|tincture|滴剂|滴劑|滴液|titisan|tintur|giọt|dạng giọt|nhỏ giọt|หยด|แบบหยด|ดรอป',
    serves: '',
  },
  chewable: {
    isOptional: true,
    label: null,
    words: 'chewable|chewables|咀嚼片|咀嚼|嚼片|kunyah|boleh kunyah|nhai|viên nhai|เคี้ยว|แบบเคี้ยว|เม็ดเคี้ยว',
    serves: '',
  },
  softgel: {
    isOptional: true,
    label: null,
    words: 'softgel|softgels|soft gel|软胶囊|軟膠囊|kapsul lembut|viên nang mềm|ซอฟต์เจล|ซอฟเจล',
    serves: '',
  },
  drink: {
    isOptional: true,
    label: null,
    words:
      'drink|drinks|juice|tea|beverage|饮品|飲品|饮料|飲料|minuman|jus|teh|air|nước uống|nước|trà|เครื่องดื่ม|น้ำผลไม้|ชา|ดริงก์|น้ำ',
    serves: '',
  },
} as const satisfies Record<string, Need>
