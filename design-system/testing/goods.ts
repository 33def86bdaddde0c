/** Goods for stories. The shop's own come from the service. */
export const goods = [
  { name: 'Vitamin C Timed Release 1000 mg', caption: '60 tablets', image: { src: '/packshots/vitamin-c.svg', ground: 'vitamin' }, price: { now: 16800, member: 15120 }, rating: 4.8, reviewCount: 326 },
  { name: 'Probiotic 10, 30 Billion', caption: '30 sachets', image: { src: '/packshots/probiotic.svg', ground: 'gut' }, price: { now: 23800, was: 29800, member: 21420 }, rating: 4.9, reviewCount: 402, badge: '20% off' },
  { name: 'Deep Sea Omega-3 1200 mg Triple Strength Fish Oil', caption: '120 softgels', image: { src: '/packshots/omega-3.svg', ground: 'heart' }, price: { now: 29800, was: 36800, member: 26820 }, rating: 4.9, reviewCount: 512, badge: '19% off' },
  { name: 'Magnesium Glycinate 200 mg', caption: '48 tablets', image: { src: '/packshots/magnesium.svg', ground: 'sleep' }, price: { now: 13800, member: 12420 }, rating: 4.6, reviewCount: 134, soldOut: true },
  { name: 'Collagen Peptides 5000 mg', caption: '300 g', image: { src: '/packshots/collagen.svg', ground: 'beauty' }, price: { now: 32800, was: 39800, member: 29520 }, rating: 4.8, reviewCount: 367, badge: '18% off' },
  { name: 'Elderberry Drops', caption: '60 ml', image: { src: '/packshots/elderberry.svg', ground: 'botanical' }, price: { now: 18800, member: 16920 }, rating: 4.7, reviewCount: 203 },
  { name: 'Children’s Zinc Gummies', caption: '60 gummies', image: { src: '/packshots/zinc-gummies.svg', ground: 'family' }, price: { now: 10800, member: 9720 }, rating: 4.8, reviewCount: 158 },
  { name: 'Calcium D3 Chewables', caption: '90 tablets', image: { src: '/packshots/calcium-d3.svg', ground: 'bone' }, price: { now: 15800, member: 14220 }, rating: 4.5, reviewCount: 97 },
] as const
