import { describe, expect, it } from 'vitest'
import { matomoHits, readMatomo } from './matomo.ts'

const vitamin = { sku: 'vitamin-c', name: 'Vitamin C', price: 0.1, quantity: 3, categories: ['Vitamins'] }
const zinc = { sku: 'zinc', name: 'Zinc', price: 98.5, quantity: 1, categories: [] }

describe('what Matomo is told', () => {
  it('of a cart: its lines, and what they cost to the cent', () => {
    expect(matomoHits({ event: 'cart', items: [vitamin, zinc] })).toEqual([
      {
        idgoal: '0',
        revenue: '98.8',
        ec_items: '[["vitamin-c","Vitamin C",["Vitamins"],0.1,3],["zinc","Zinc",[],98.5,1]]',
      },
    ])
  })

  it('of what goes in and out: an event for each SKU', () => {
    expect(matomoHits({ event: 'add_to_cart', items: [vitamin, zinc] })).toEqual([
      { e_c: 'cart', e_a: 'add_to_cart', e_n: 'vitamin-c', e_v: '3' },
      { e_c: 'cart', e_a: 'add_to_cart', e_n: 'zinc', e_v: '1' },
    ])
  })

  it('of a purchase: its number and total', () => {
    expect(matomoHits({ event: 'purchase', order_id: 17, value: 258 })).toEqual([
      { idgoal: '0', ec_id: '17', revenue: '258' },
    ])
  })

  it('of options: which carrier, but not how many points or how much credit', () => {
    const option = { event: 'checkout_option', step: 1 } as const
    expect(matomoHits({ ...option, option: 'carrier', value: 'sf_express' })[0]).toMatchObject({
      e_a: 'carrier',
      e_n: 'sf_express',
    })
    expect(JSON.stringify(matomoHits({ ...option, option: 'ipayout', value: '1234.5' }))).not.toContain(
      '1234',
    )
  })
})

describe('MATOMO_URL', () => {
  it('names the site, by https or on this machine', () => {
    expect(readMatomo('https://stats.example/matomo.php?idsite=3')).toEqual({
      address: 'https://stats.example/matomo.php?idsite=3',
      origin: 'https://stats.example',
    })
    expect(readMatomo('http://127.0.0.1:8080/matomo.php?idsite=1')).toBeDefined()
  })

  it.each([
    '',
    'stats.example',
    'http://stats.example/matomo.php?idsite=3',
    'https://stats.example/matomo.php',
    'https://stats.example/matomo.php?idsite=0',
    'https://stats.example/matomo.php?idsite=1&token_auth=secret',
    'https://user:secret@stats.example/matomo.php?idsite=1',
    'https://stats.example/matomo.php?idsite=1#part',
    'javascript:alert(1)',
  ])('refuses %j', (text) => {
    expect(readMatomo(text)).toBeUndefined()
  })
})
