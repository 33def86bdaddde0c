import type { Place, Region } from './place.ts'

const district = (id: string, zh_hk: string, zh_cn: string, en: string): Place => ({
  id,
  name: { zh_hk, zh_cn, en },
})
const region = (
  id: number,
  code: string,
  zh_hk: string,
  zh_cn: string,
  en: string,
  cities: readonly Place[] = [],
): Region => ({ id, code, name: { zh_hk, zh_cn, en }, cities })

/** The three areas of Hong Kong with their 18 districts (District Councils Ordinance, Cap. 547). */
export const hongKong: readonly Region[] = [
  region(810001, 'HK-HKI', '香港島', '香港岛', 'Hong Kong Island', [
    district('810101', '中西區', '中西区', 'Central and Western'),
    district('810102', '灣仔區', '湾仔区', 'Wan Chai'),
    district('810103', '東區', '东区', 'Eastern'),
    district('810104', '南區', '南区', 'Southern'),
  ]),
  region(810002, 'HK-KLN', '九龍', '九龙', 'Kowloon', [
    district('810201', '油尖旺區', '油尖旺区', 'Yau Tsim Mong'),
    district('810202', '深水埗區', '深水埗区', 'Sham Shui Po'),
    district('810203', '九龍城區', '九龙城区', 'Kowloon City'),
    district('810204', '黃大仙區', '黄大仙区', 'Wong Tai Sin'),
    district('810205', '觀塘區', '观塘区', 'Kwun Tong'),
  ]),
  region(810003, 'HK-NTS', '新界', '新界', 'New Territories', [
    district('810301', '葵青區', '葵青区', 'Kwai Tsing'),
    district('810302', '荃灣區', '荃湾区', 'Tsuen Wan'),
    district('810303', '屯門區', '屯门区', 'Tuen Mun'),
    district('810304', '元朗區', '元朗区', 'Yuen Long'),
    district('810305', '北區', '北区', 'North'),
    district('810306', '大埔區', '大埔区', 'Tai Po'),
    district('810307', '沙田區', '沙田区', 'Sha Tin'),
    district('810308', '西貢區', '西贡区', 'Sai Kung'),
    district('810309', '離島區', '离岛区', 'Islands'),
  ]),
]

/** The parishes of Macao, and Cotai, which belongs to none. */
export const macao: readonly Region[] = [
  region(820001, 'MO-FAT', '花地瑪堂區', '花地玛堂区', 'Nossa Senhora de Fátima'),
  region(820002, 'MO-ANT', '聖安多尼堂區', '圣安多尼堂区', 'Santo António'),
  region(820003, 'MO-LAZ', '望德堂區', '望德堂区', 'São Lázaro'),
  region(820004, 'MO-SE', '大堂區', '大堂区', 'Sé'),
  region(820005, 'MO-LOU', '風順堂區', '风顺堂区', 'São Lourenço'),
  region(820006, 'MO-TAI', '嘉模堂區（氹仔）', '嘉模堂区（氹仔）', 'Nossa Senhora do Carmo (Taipa)'),
  region(820007, 'MO-COL', '聖方濟各堂區（路環）', '圣方济各堂区（路环）', 'São Francisco Xavier (Coloane)'),
  region(820008, 'MO-COT', '路氹填海區', '路氹填海区', 'Cotai'),
]
