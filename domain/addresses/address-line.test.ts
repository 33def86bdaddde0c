import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressLine, type ShownAddress } from './address-line.ts'

const shenzhen: ShownAddress = {
  country_id: 'CN',
  region: { region: '广东省', region_code: null, region_id: 1 },
  city: '深圳市',
  street: ['科技园路1号'],
  postcode: '518000',
  custom_attributes: [{ attribute_code: 'district', value: '南山区' }],
}
const kowloon = {
  country_id: 'HK',
  region: '九龍',
  city: '油尖旺區',
  street: ['加連威老道12號', '8樓B室'],
  postcode: '',
  extension_attributes: { district: null },
}
const inEnglish = {
  ...kowloon,
  region: 'Kowloon',
  city: 'Yau Tsim Mong',
  street: ['Flat 8B, 12 Granville Road'],
}

describe('an address in one line', () => {
  it.each([
    [
      'the mainland in Chinese',
      shenzhen,
      'zh_cn',
      '中国大陆',
      '中国大陆广东省深圳市南山区科技园路1号 518000',
    ],
    ['without its country', shenzhen, 'zh-CN', '', '广东省深圳市南山区科技园路1号 518000'],
    ['Hong Kong in Chinese, two lines', kowloon, 'zh_hk', '香港', '香港九龍油尖旺區加連威老道12號8樓B室'],
    [
      'a street in English between Chinese places',
      { ...inEnglish, region: '九龙', city: '油尖旺区' },
      'zh_cn',
      '',
      '九龙油尖旺区 Flat 8B, 12 Granville Road',
    ],
    [
      'a street that begins with its number',
      { ...kowloon, street: ['12號'] },
      'zh_hk',
      '',
      '九龍油尖旺區12號',
    ],
    [
      'a city that is its own region',
      {
        country_id: 'CN',
        region: '北京市',
        city: '北京市',
        street: ['长安街1号'],
        postcode: '100000',
        extension_attributes: { district: '东城区' },
      },
      'zh_cn',
      '',
      '北京市东城区长安街1号 100000',
    ],
    [
      'Macao, which has no cities',
      { country_id: 'MO', region: '澳門', city: '澳門', street: ['新馬路1號'] },
      'zh_hk',
      '澳門',
      '澳門新馬路1號',
    ],
    [
      'in English',
      inEnglish,
      'en',
      'Hong Kong',
      'Flat 8B, 12 Granville Road, Yau Tsim Mong, Kowloon, Hong Kong',
    ],
    ['in Thai', inEnglish, 'th', 'ฮ่องกง', 'Flat 8B, 12 Granville Road, Yau Tsim Mong, Kowloon, ฮ่องกง'],
    [
      'with a postcode in English',
      { ...inEnglish, country_id: 'TW', region: 'Taipei', city: 'Xinyi', postcode: '110' },
      'en',
      'Taiwan',
      'Flat 8B, 12 Granville Road, Xinyi, Taipei, 110, Taiwan',
    ],
    [
      'a postcode, no country',
      { ...inEnglish, postcode: '110' },
      'vi',
      '',
      'Flat 8B, 12 Granville Road, Yau Tsim Mong, Kowloon, 110',
    ],
    [
      'no place in Chinese, read in Chinese',
      inEnglish,
      'zh_cn',
      '',
      'Flat 8B, 12 Granville Road, Yau Tsim Mong, Kowloon',
    ],
    ['Chinese places, read in English', kowloon, 'en', '', '加連威老道12號, 8樓B室, 油尖旺區, 九龍'],
    [
      'another country, read in Chinese',
      { country_id: 'SG', region: '新加坡', city: '新加坡', street: ['1 Orchard Road'] },
      'zh_cn',
      '',
      '1 Orchard Road, 新加坡',
    ],
    ['an empty one', { street: null, city: null, region: null }, 'zh_cn', '', ''],
  ] as const)('%s', (_, address, language, country, line) => {
    expect(addressLine(address as ShownAddress, language, country)).toBe(line)
  })

  it('says every part exactly once, in one of two orders, and nothing about nothing', () => {
    const part = fc.oneof(
      fc.constant(''),
      fc.stringMatching(/^[a-z]{3,8}$/),
      fc.stringMatching(/^[一-龥]{2,4}$/),
    )
    const address = fc.record({
      country_id: fc.constantFrom('CN', 'TW', 'HK', 'MO', 'SG'),
      region: part,
      city: part,
      street: fc.array(part, { maxLength: 2 }),
      postcode: fc.constantFrom('', '518000'),
      extension_attributes: fc.record({ district: part }),
    })
    fc.assert(
      fc.property(address, fc.constantFrom('zh_cn', 'zh_hk', 'en', 'th'), (shown, language) => {
        const line = addressLine(shown, language)
        expect(line).not.toMatch(/^[\s,]|[\s,]$|,\s*,|\s\s/)
        for (const wanted of [
          shown.region,
          shown.city,
          ...shown.street,
          shown.postcode,
          shown.extension_attributes.district,
        ])
          expect(line).toContain(wanted)
        const places = [shown.region, shown.city, shown.extension_attributes.district]
        const isChinese =
          language.startsWith('zh') && shown.country_id !== 'SG' && /[一-龥]/.test(places.join(''))
        if (isChinese) expect(line).not.toContain(',')
        const [first, last] = isChinese
          ? [shown.region, shown.street.at(-1)]
          : [shown.street[0], shown.region]
        if (first && line !== first && shown.region !== shown.city) expect(line.startsWith(first)).toBe(true)
        if (last && shown.postcode === '' && !places.slice(isChinese ? 3 : 1).includes(last))
          expect(line.endsWith(last)).toBe(true)
      }),
    )
  })
})
