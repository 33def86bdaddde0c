import type { ProductView } from '#domain/catalogue/product-view.ts'

/** Products for stories and tests. */
export const simple: ProductView = {
  id: 101,
  sku: 'omega-3',
  typeId: 'simple',
  name: 'Omega-3 fish oil 1200 mg',
  promises: ['Packed as soon as you pay', '30 days to return it: 90% of the price back'],
  shortDescription: 'One softgel with breakfast.',
  description: '<p>Fish oil from small cold-water fish.</p>',
  directions: 'One softgel a day with a meal.',
  warnings: 'Ask a doctor first if you take blood thinners.',
  facts: {
    serving: '1 softgel, 120 a pack',
    rows: [
      { name: 'EPA', amount: '360 mg' },
      { name: 'Vitamin E', amount: '7 mg', dailyValue: '50%' },
    ],
    note: 'NRV: nutrient reference value.',
  },
  images: [
    { src: '/packshots/omega-3.svg', label: 'Front' },
    { src: '/packshots/collagen.svg', label: 'Two packs' },
  ],
  ground: 'heart',
  priceMinor: 36_800,
  finalMinor: 29_800,
  hasFromPrice: false,
  associateMinor: 26_820,
  pv: 24,
  isMembership: false,
  canUseLoyalty: true,
  stock: 'in',
  salable: 38,
  sources: [],
  rating: 4.9,
  reviewCount: 512,
  brand: 'Jadeleaf',
  options: [],
  bundle: [],
  chosen: {},
  categoryIds: [7],
  sizeLabel: '120 softgels',
  isPopular: true,
  isLatest: false,
  specialUntil: '2026-11-30',
}
const named = (
  sku: string,
  name: string,
  ground: ProductView['ground'],
  finalMinor: number,
  more: Partial<ProductView> = {},
): ProductView => ({
  ...simple,
  id: simple.id + sku.length * 7 + name.length,
  sku,
  name,
  ground,
  priceMinor: finalMinor,
  finalMinor,
  associateMinor: Math.round(finalMinor * 0.9),
  images: [{ src: `/packshots/${sku}.svg`, label: name }],
  ...more,
})

export const configurable: ProductView = {
  ...named('vitamin-c', 'Vitamin C slow release 1000 mg', 'vitamin', 16_800, {
    rating: 4.8,
    reviewCount: 326,
    sizeLabel: '60 tablets',
  }),
  typeId: 'configurable',
  hasFromPrice: true,
  options: [
    {
      id: '141',
      code: 'size',
      label: 'Size',
      values: [
        { value: '2', label: '60 tablets', amount: 60, unit: 'piece', finalMinor: 16_800, isOut: false },
        { value: '3', label: '120 tablets', amount: 120, unit: 'piece', finalMinor: 29_800, isOut: false },
        { value: '4', label: '180 tablets', amount: 180, unit: 'piece', finalMinor: 39_800, isOut: false },
      ],
    },
  ],
}
export const variants: readonly ProductView[] = [
  named('vitamin-c-60', 'Vitamin C (60 tablets)', 'vitamin', 16_800, { chosen: { size: '2' } }),
  named('vitamin-c-120', 'Vitamin C (120 tablets)', 'vitamin', 29_800, {
    chosen: { size: '3' },
    stock: 'low',
    salable: 3,
  }),
  named('vitamin-c-180', 'Vitamin C (180 tablets)', 'vitamin', 39_800, {
    chosen: { size: '4' },
    stock: 'out',
    salable: 0,
  }),
]
export const bundle: ProductView = {
  ...named('autumn', 'Start of term, three packs', 'family', 35_400, {
    priceMinor: 39_400,
    shortDescription: 'Vitamin D3 drops, zinc gummies, elderberry',
  }),
  typeId: 'bundle',
  images: [{ src: '/packshots/zinc-gummies.svg', label: 'Set' }],
  bundle: [
    {
      id: 11,
      title: 'Drops',
      isRequired: true,
      choices: [
        {
          id: 111,
          sku: 'vitamin-d3',
          name: 'Vitamin D3 drops',
          quantity: 2,
          finalMinor: 12_800,
          isOut: false,
          isDefault: true,
        },
      ],
    },
    {
      id: 12,
      title: 'Gummies',
      isRequired: true,
      choices: [
        {
          id: 121,
          sku: 'zinc-gummies',
          name: 'Zinc gummies',
          quantity: 1,
          finalMinor: 15_800,
          isOut: false,
          isDefault: true,
        },
        {
          id: 122,
          sku: 'elderberry',
          name: 'Elderberry drops',
          quantity: 1,
          finalMinor: 18_800,
          isOut: true,
          isDefault: false,
        },
      ],
    },
  ],
}
export const soldOut = named('magnesium', 'Magnesium glycinate 200 mg', 'sleep', 13_800, {
  stock: 'out',
  salable: 0,
})
export const shelf: readonly ProductView[] = [
  simple,
  configurable,
  soldOut,
  named('probiotic', 'Ten-strain probiotic', 'gut', 23_800, { priceMinor: 29_800 }),
  named('lutein', 'Lutein ester 20 mg', 'vitamin', 19_800),
  named('collagen', 'Collagen peptides 5000 mg', 'beauty', 32_800, { priceMinor: 39_800 }),
  named('calcium-d3', 'Calcium, magnesium and D3 chewable tablets', 'bone', 15_800),
  named('elderberry', 'Elderberry drops', 'botanical', 18_800),
]
