import type { PackUnit } from '#domain/catalogue/unit-price.ts'
import { six, type Six } from '#service/languages/six-languages.ts'

/** Attributes of configurable products. Values are Magento option values (integers). */
export interface AttributeDefinition {
  readonly id: number
  readonly code: string
  readonly label: Six
  readonly options: readonly {
    readonly value: number
    readonly label: Six
    /** Of a size: how many or how much the pack holds, in the product's own unit. */
    readonly amount?: number
    /** What `amount` counts. @default 'piece' */
    readonly unit?: PackUnit
  }[]
}

const attributes: readonly AttributeDefinition[] = [
  {
    id: 141,
    code: 'size',
    label: six('Size', '规格', '規格', 'Saiz', 'Quy cách', 'ขนาด'),
    options: [
      { value: 1, amount: 30, label: six('30 pieces', '30 粒', '30 粒', '30 biji', '30 viên', '30 เม็ด') },
      { value: 2, amount: 60, label: six('60 pieces', '60 粒', '60 粒', '60 biji', '60 viên', '60 เม็ด') },
      {
        value: 3,
        amount: 120,
        label: six('120 pieces', '120 粒', '120 粒', '120 biji', '120 viên', '120 เม็ด'),
      },
      {
        value: 4,
        amount: 180,
        label: six('180 pieces', '180 粒', '180 粒', '180 biji', '180 viên', '180 เม็ด'),
      },
      {
        value: 5,
        amount: 300,
        unit: 'gram',
        label: six('300 g', '300 克', '300 克', '300 g', '300 g', '300 กรัม'),
      },
      {
        value: 6,
        amount: 600,
        unit: 'gram',
        label: six('600 g', '600 克', '600 克', '600 g', '600 g', '600 กรัม'),
      },
    ],
  },
  {
    id: 142,
    code: 'flavour',
    label: six('Flavour', '口味', '口味', 'Perisa', 'Hương vị', 'รสชาติ'),
    options: [
      {
        value: 11,
        label: six('Unflavoured', '原味', '原味', 'Tanpa perisa', 'Không hương liệu', 'รสธรรมชาติ'),
      },
      { value: 12, label: six('Lemon', '柠檬', '檸檬', 'Lemon', 'Chanh', 'เลมอน') },
      { value: 13, label: six('Strawberry', '草莓', '士多啤梨', 'Strawberi', 'Dâu tây', 'สตรอว์เบอร์รี') },
      { value: 14, label: six('Orange', '橙', '橙', 'Oren', 'Cam', 'ส้ม') },
      { value: 15, label: six('Cocoa', '可可', '可可', 'Koko', 'Ca cao', 'โกโก้') },
      { value: 16, label: six('Vanilla', '香草', '雲呢拿', 'Vanila', 'Vani', 'วานิลลา') },
    ],
  },
]

export const attributeByCode = new Map(attributes.map((attribute) => [attribute.code, attribute]))

/** An attribute by its code, or by its id as in Magento. */
export const findAttribute = (codeOrId: string): AttributeDefinition | undefined =>
  attributeByCode.get(codeOrId) ?? attributes.find(({ id }) => String(id) === codeOrId)
