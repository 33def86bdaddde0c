import { six, type Six } from '#service/languages/six-languages.ts'

/** An attribute of products that lists can be filtered by. Values are Magento option values (integers), unique over all attributes. */
export interface FilterAttribute {
  /** Name of the facet, and of the filter in `ListingSearch`. */
  readonly facet: 'form' | 'audience'
  /** Attribute code in Magento's criteria. */
  readonly field: 'dosage_form' | 'audience'
  readonly options: readonly { readonly value: number; readonly label: Six }[]
}

export const filterAttributes = [
  {
    facet: 'form',
    field: 'dosage_form',
    options: [
      { value: 21, label: six('Tablets', '片剂', '片劑', 'Tablet', 'Viên nén', 'เม็ด') },
      { value: 22, label: six('Capsules', '胶囊', '膠囊', 'Kapsul', 'Viên nang cứng', 'แคปซูล') },
      { value: 23, label: six('Softgels', '软胶囊', '軟膠囊', 'Gel lembut', 'Viên nang mềm', 'ซอฟต์เจล') },
      {
        value: 24,
        label: six(
          'Gummies and lozenges',
          '软糖和含片',
          '軟糖及含片',
          'Gummy dan lozeng',
          'Kẹo dẻo và viên ngậm',
          'กัมมีและเม็ดอม',
        ),
      },
      { value: 25, label: six('Sachets', '独立小包装', '獨立小包裝', 'Sachet', 'Gói lẻ', 'ซอง') },
      { value: 26, label: six('Powder', '粉剂', '粉劑', 'Serbuk', 'Dạng bột', 'ผง') },
      { value: 27, label: six('Drops', '滴剂', '滴劑', 'Titisan', 'Dạng giọt', 'ชนิดหยด') },
      {
        value: 28,
        label: six(
          'Balms and gels',
          '外用膏霜',
          '外用膏及啫喱',
          'Balm dan gel',
          'Cao và gel bôi',
          'บาล์มและเจล',
        ),
      },
    ],
  },
  {
    facet: 'audience',
    field: 'audience',
    options: [
      { value: 31, label: six('Adults', '成人', '成人', 'Dewasa', 'Người lớn', 'ผู้ใหญ่') },
      { value: 32, label: six('Children', '儿童', '兒童', 'Kanak-kanak', 'Trẻ em', 'เด็ก') },
      {
        value: 33,
        label: six('Expectant mothers', '孕妈妈', '孕婦', 'Ibu mengandung', 'Mẹ bầu', 'คุณแม่ตั้งครรภ์'),
      },
      {
        value: 34,
        label: six(
          'Aged 50 and over',
          '50 岁以上',
          '50 歲以上',
          '50 tahun ke atas',
          'Từ 50 tuổi',
          'อายุ 50 ปีขึ้นไป',
        ),
      },
      { value: 35, label: six('Vegans', '纯素食者', '純素人士', 'Vegan', 'Người ăn thuần chay', 'วีแกน') },
    ],
  },
] as const satisfies readonly FilterAttribute[]
