import type { Six } from '#service/catalogue/data/model.ts'

export interface SlideSeed { readonly id: number, readonly slider: number, readonly image: string, readonly url: string, readonly title: Six, readonly copy: Six, readonly action: Six }
export const sliders = [{ id: 1, name: 'home desktop' }, { id: 2, name: 'home mobile' }]

const start = { url: '/categories/10', title: ['Good things, plainly labelled', '好东西，标得清清楚楚', '好東西，標得清清楚楚', 'Barangan baik, label yang jelas', 'Hàng tốt, nhãn rõ ràng', 'ของดี ฉลากชัดเจน'], copy: ['Vitamins, botanicals and family staples, with every amount on the label.', '维生素、草本与家庭常备，每一份用量都写在标签上。', '維他命、草本與家庭常備，每一份用量都寫在標籤上。', 'Vitamin, herba dan keperluan keluarga, dengan setiap jumlah pada label.', 'Vitamin, thảo mộc và đồ dùng gia đình, hàm lượng ghi đủ trên nhãn.', 'วิตามิน สมุนไพร และของประจำบ้าน พร้อมปริมาณบนฉลากทุกชิ้น'], action: ['Shop vitamins', '选购维生素', '選購維他命', 'Beli vitamin', 'Mua vitamin', 'เลือกซื้อวิตามิน'] } as const satisfies Omit<SlideSeed, 'id' | 'slider' | 'image'>
const evening = { url: '/categories/80', title: ['An evening that slows down', '让夜晚慢下来', '讓夜晚慢下來', 'Malam yang lebih tenang', 'Buổi tối chậm lại', 'ค่ำคืนที่ช้าลง'], copy: ['Jujube, magnesium and chamomile for the last hour of the day.', '酸枣仁、镁与洋甘菊，留给一天的最后一小时。', '酸棗仁、鎂與洋甘菊，留給一天的最後一小時。', 'Jujube, magnesium dan kamomil untuk sejam terakhir hari ini.', 'Táo nhân, magie và cúc La Mã cho giờ cuối ngày.', 'พุทราจีน แมกนีเซียม และคาโมมายล์สำหรับชั่วโมงสุดท้ายของวัน'], action: ['See the shelf', '看看这一架', '看看這一架', 'Lihat rak', 'Xem kệ hàng', 'ดูชั้นวาง'] } as const satisfies Omit<SlideSeed, 'id' | 'slider' | 'image'>

export const slides: readonly SlideSeed[] = [
  { ...start, id: 1, slider: 1, image: '/media/packshots/vitamin-c-1000.svg' }, { ...evening, id: 2, slider: 1, image: '/media/packshots/jujube-seed.svg' },
  { ...start, id: 3, slider: 2, image: '/media/packshots/vitamin-c-1000.svg' }, { ...evening, id: 4, slider: 2, image: '/media/packshots/jujube-seed.svg' },
]
