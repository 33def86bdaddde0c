import { associateOffer } from './pages/associate-offer.ts'
import { sixHtml, type BlockSeed } from './model.ts'

export const blocks: readonly BlockSeed[] = [
  { id: 1, identifier: 'associate-offer', page: 'associate-offer', title: associateOffer.title, content: associateOffer.content },
  {
    id: 2, identifier: 'supplement-note', page: 'about-us', title: ['About food supplements', '关于膳食补充品', '關於膳食補充品', 'Tentang makanan tambahan', 'Về thực phẩm bổ sung', 'เกี่ยวกับผลิตภัณฑ์เสริมอาหาร'],
    content: sixHtml('Food supplements do not replace medicine or a varied diet.', '膳食补充品不能代替药物与均衡饮食。', '膳食補充品不能代替藥物與均衡飲食。', 'Makanan tambahan tidak menggantikan ubat atau diet seimbang.', 'Thực phẩm bổ sung không thay thế thuốc và chế độ ăn đa dạng.', 'ผลิตภัณฑ์เสริมอาหารไม่ใช่สิ่งทดแทนยาหรืออาหารที่หลากหลาย'),
  },
]
