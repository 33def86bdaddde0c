import { describe, expect, it } from 'vitest'
import { StoreConfig, type Common } from './schema.ts'
import { stockSources } from './stock-sources.ts'

const common = (more: object): Common => ({
  storeConfigs: ['en', 'th'].map((code, id) =>
    StoreConfig.parse({
      id,
      code,
      website_id: 1,
      locale: 'x',
      base_currency_code: 'HKD',
      default_display_currency_code: 'HKD',
      timezone: 'x',
      base_media_url: 'x',
      extension_attributes: code === 'en' ? more : {},
    }),
  ),
  footerLinks: [],
  infoBanners: [],
  categories: [],
  storeNotice: null,
  membership: { associateRenewIn: 30 },
})
const one = { source_code: 'hk', name: 'Hong Kong' }

describe('the stock sources to choose from', () => {
  it.each<[string, object, object[]]>([
    [
      'a list',
      { inventory_selection_enabled: true, inventory_selection: [one, { source_code: 'cn' }] },
      [
        { code: 'hk', name: 'Hong Kong' },
        { code: 'cn', name: 'cn' },
      ],
    ],
    [
      'a single one',
      { inventory_selection_enabled: true, inventory_selection: one },
      [{ code: 'hk', name: 'Hong Kong' }],
    ],
    ['none told', { inventory_selection_enabled: true }, []],
    ['switched off', { inventory_selection_enabled: false, inventory_selection: [one] }, []],
    ['an older service', {}, []],
  ])('%s', (_, more, expected) => {
    expect(stockSources(common(more), 'en')).toEqual(expected)
  })
  it('are those of the own store', () => {
    expect(
      stockSources(common({ inventory_selection_enabled: true, inventory_selection: [one] }), 'th'),
    ).toEqual([])
  })
})
