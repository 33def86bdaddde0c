import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPlace } from './match-place.ts'
import { parseAddress } from './parse-address.ts'
import { splitName } from './split-name.ts'

describe('parseAddress', () => {
  it.each([
    [
      '陈美仪 13812345678 广东省深圳市南山区科技园路1号A栋1201室 518057',
      {
        country: 'CN',
        lastname: '陈',
        firstname: '美仪',
        mobilePrefix: '86',
        telephone: '13812345678',
        region: '广东省',
        city: '深圳市',
        district: '南山区',
        street: '科技园路1号A栋1201室',
        postcode: '518057',
      },
    ],
    [
      '收货人：欧阳小明\n手机号码：+86 139-1234-5678\n所在地区：上海市 浦东新区\n详细地址：世纪大道100号\n邮编：200120',
      {
        country: 'CN',
        lastname: '欧阳',
        firstname: '小明',
        mobilePrefix: '86',
        telephone: '13912345678',
        region: '上海市',
        city: '上海市',
        district: '浦东新区',
        street: '世纪大道100号',
        postcode: '200120',
      },
    ],
    [
      '广西壮族自治区桂林市七星区朝阳路8号,李雷,18600001111',
      {
        country: 'CN',
        lastname: '李',
        firstname: '雷',
        mobilePrefix: '86',
        telephone: '18600001111',
        region: '广西壮族自治区',
        city: '桂林市',
        district: '七星区',
        street: '朝阳路8号',
      },
    ],
    [
      '云南省大理白族自治州大理市人民路12号',
      { country: 'CN', region: '云南省', city: '大理白族自治州', district: '大理市', street: '人民路12号' },
    ],
    [
      '香港九龙深水埗南昌街223号昌华大厦12楼B室 陈美仪 9123 4567',
      {
        country: 'HK',
        lastname: '陈',
        firstname: '美仪',
        mobilePrefix: '852',
        telephone: '91234567',
        region: '九龙',
        city: '深水埗',
        street: '南昌街223号昌华大厦12楼B室',
      },
    ],
    [
      '新界沙田區大圍道8號 +852 6123-4567',
      {
        country: 'HK',
        mobilePrefix: '852',
        telephone: '61234567',
        region: '新界',
        city: '沙田區',
        street: '大圍道8號',
      },
    ],
    [
      '106 台北市大安區忠孝東路四段1號 王小明 0912-345-678',
      {
        country: 'TW',
        lastname: '王',
        firstname: '小明',
        mobilePrefix: '886',
        telephone: '912345678',
        postcode: '106',
        region: '台北市',
        city: '大安區',
        street: '忠孝東路四段1號',
      },
    ],
    [
      '澳門大堂區南灣大街1號 何文 6612 3456',
      {
        country: 'MO',
        lastname: '何',
        firstname: '文',
        mobilePrefix: '853',
        telephone: '66123456',
        region: '大堂區',
        street: '南灣大街1號',
      },
    ],
    [
      'Mei Yee Chan\n+852 9123 4567\nKowloon, Sham Shui Po, 223 Nam Cheong Street',
      {
        country: 'HK',
        lastname: 'Chan',
        firstname: 'Mei Yee',
        mobilePrefix: '852',
        telephone: '91234567',
        region: 'Kowloon',
        city: 'Sham Shui Po',
        street: '223 Nam Cheong Street',
      },
    ],
    [
      'CHAN Tai Man\n123 Hennessy Road, Wan Chai\nHong Kong\n9123 4567',
      {
        country: 'HK',
        lastname: 'CHAN',
        firstname: 'Tai Man',
        mobilePrefix: '852',
        telephone: '91234567',
        region: '香港島',
        city: 'Wan Chai',
        street: '123 Hennessy Road',
      },
    ],
    [
      'Chan Tai Man, +852 9123 4567, Flat B, 12/F, Cheong Wah Mansion, 223 Nam Cheong Street, Sham Shui Po, Kowloon, Hong Kong',
      {
        country: 'HK',
        lastname: 'Chan',
        firstname: 'Tai Man',
        mobilePrefix: '852',
        telephone: '91234567',
        region: 'Kowloon',
        city: 'Sham Shui Po',
        street: 'Flat B, 12/F, Cheong Wah Mansion, 223 Nam Cheong Street',
      },
    ],
    [
      '8 Tai Wai Road Shatin N.T.',
      { country: 'HK', region: 'N.T.', city: 'Shatin', street: '8 Tai Wai Road' },
    ],
    [
      '李先生（收）灣仔軒尼詩道123號3樓 2890 1234',
      {
        country: 'HK',
        lastname: '李',
        firstname: '',
        mobilePrefix: '852',
        telephone: '28901234',
        region: '香港島',
        city: '灣仔',
        street: '軒尼詩道123號3樓',
      },
    ],
    ['九龍城太子道西193號', { country: 'HK', region: '九龍', city: '九龍城', street: '太子道西193號' }],
    ['hello', { street: 'hello' }],
    ['身份证：11010519491231002x', { chineseId: '11010519491231002X' }],
    ['', {}],
  ])('reads %j', (text, found) => expect(parseAddress(text)).toEqual(found))

  it('leaves words it does not know as street, and never throws', () => {
    expect(parseAddress('Flat B, 12/F, Cheong Wah Mansion')).toEqual({
      street: 'Flat B, 12/F, Cheong Wah Mansion',
    })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(typeof parseAddress(text)).toBe('object')
      }),
    )
  })

  it('finds a mainland number wherever it stands', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), fc.boolean(), (number, isFirst) => {
        const address = '浙江省杭州市西湖区文三路90号'
        expect(parseAddress(isFirst ? `${number} ${address}` : `${address} ${number}`)).toMatchObject({
          telephone: number,
          district: '西湖区',
          street: '文三路90号',
        })
      }),
    )
  })
})

describe('splitName', () => {
  it.each([
    ['陈美仪', '陈', '美仪'],
    ['欧阳明', '欧阳', '明'],
    ['欧阳', '欧', '阳'],
    ['Nguyen Van An', 'An', 'Nguyen Van'],
    ['Madonna', 'Madonna', ''],
    ['CHAN Tai Man', 'CHAN', 'Tai Man'],
    ['Tai Man CHAN', 'CHAN', 'Tai Man'],
    ['Chan Tai Man', 'Chan', 'Tai Man'],
    ['何先生', '何', ''],
  ])('%s', (name, lastname, firstname) => expect(splitName(name)).toEqual({ lastname, firstname }))
})

describe('matchPlace', () => {
  const options = ['广东省', '广西壮族自治区', '上海市', '九龙', '南区', '南海区'].map((label) => ({
    value: label,
    label,
  }))
  it.each([
    ['广东', '广东省'],
    ['廣東省', '广东省'],
    ['廣西', '广西壮族自治区'],
    ['上海', '上海市'],
    ['九龍', '九龙'],
    ['南区', '南区'],
    ['南海', '南海区'],
    ['广', undefined],
    ['火星', undefined],
    ['', undefined],
  ])('%s means %s', (name, label) => expect(matchPlace(name, options)?.label).toBe(label))

  it.each([
    ['灣仔', 'Wan Chai'],
    ['九龍城區', 'Kowloon City'],
    ['九龙', 'Kowloon'],
    ['港島', 'Hong Kong Island'],
    ['北区', 'North'],
    ['Shatin', '沙田區'],
    ['Taipa', '嘉模堂區（氹仔）'],
  ])('%s is %s under another name', (name, label) => {
    const others = [
      'Hong Kong Island',
      'Kowloon',
      'Kowloon City',
      'Wan Chai',
      'North',
      '沙田區',
      '嘉模堂區（氹仔）',
    ]
    expect(
      matchPlace(
        name,
        others.map((one) => ({ label: one })),
      )?.label,
    ).toBe(label)
  })
})
