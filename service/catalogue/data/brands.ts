import type { Six } from './model.ts'

/** The makers, all invented. The key is used by products. */
export const brands: Record<string, { readonly id: number, readonly name: Six }> = {
  jadeleaf: { id: 1, name: ['Jadeleaf', '翠叶', '翠葉', 'Jadeleaf', 'Jadeleaf', 'Jadeleaf'] },
  hillwell: { id: 2, name: ['Hillwell', '山泉坊', '山泉坊', 'Hillwell', 'Hillwell', 'ฮิลล์เวลล์'] },
  tidemark: { id: 3, name: ['Tidemark', '潮线', '潮線', 'Tidemark', 'Tidemark', 'ไทด์มาร์ก'] },
  pinehouse: { id: 4, name: ['Pine House', '松屋', '松屋', 'Pine House', 'Pine House', 'ไพน์เฮาส์'] },
  morningfield: { id: 5, name: ['Morningfield', '晨野', '晨野', 'Morningfield', 'Morningfield', 'มอร์นิงฟีลด์'] },
  littleoak: { id: 6, name: ['Little Oak', '小橡树', '小橡樹', 'Little Oak', 'Little Oak', 'ลิตเติลโอ๊ก'] },
  petalworks: { id: 7, name: ['Petalworks', '花作', '花作', 'Petalworks', 'Petalworks', 'เพทัลเวิร์กส์'] },
  quietlamp: { id: 8, name: ['Quiet Lamp', '静灯', '靜燈', 'Quiet Lamp', 'Quiet Lamp', 'ไควเอ็ตแลมป์'] },
}
