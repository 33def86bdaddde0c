import { regionData } from 'element-china-area-data'
import type { Region } from './place.ts'

/** English names of the provinces by number (GB/T 2260). Cities and districts exist in Chinese only. */
const english: Readonly<Record<string, string>> = {
  11: 'Beijing',
  12: 'Tianjin',
  13: 'Hebei',
  14: 'Shanxi',
  15: 'Inner Mongolia',
  21: 'Liaoning',
  22: 'Jilin',
  23: 'Heilongjiang',
  31: 'Shanghai',
  32: 'Jiangsu',
  33: 'Zhejiang',
  34: 'Anhui',
  35: 'Fujian',
  36: 'Jiangxi',
  37: 'Shandong',
  41: 'Henan',
  42: 'Hubei',
  43: 'Hunan',
  44: 'Guangdong',
  45: 'Guangxi',
  46: 'Hainan',
  50: 'Chongqing',
  51: 'Sichuan',
  52: 'Guizhou',
  53: 'Yunnan',
  54: 'Tibet',
  61: 'Shaanxi',
  62: 'Gansu',
  63: 'Qinghai',
  64: 'Ningxia',
  65: 'Xinjiang',
}

interface Node {
  readonly value: string
  readonly label: string
  readonly children?: readonly Node[]
}

const withEnglish = (zh_cn: string, en: string | undefined) => (en ? { zh_cn, en } : { zh_cn })
const municipalities = new Set(['11', '12', '31', '50'])

/** Provinces, cities and districts of the mainland (element-china-area-data, after the National Bureau of Statistics). */
export const mainland: readonly Region[] = (regionData as readonly Node[]).map((province) => ({
  id: Number(province.value) * 10_000,
  code: `CN-${province.value}`,
  name: withEnglish(province.label, english[province.value]),
  cities: (province.children ?? []).map((city) => ({
    id: city.value,
    // A municipality's only "city" is called 市辖区 and its counties 县; people call both by the municipality's name.
    name:
      municipalities.has(province.value) && city.label === '市辖区'
        ? withEnglish(province.label, english[province.value])
        : { zh_cn: city.label },
    districts: (city.children ?? []).map((district) => ({
      id: district.value,
      name: { zh_cn: district.label },
    })),
  })),
}))
