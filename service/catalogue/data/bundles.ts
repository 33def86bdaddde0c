import type { PackSpec } from '../packshots/spec.ts'
import type { Ground } from '../packshots/palette.ts'
import type { Six } from './model.ts'

/** One option of a bundle: the skus to choose from (mostly one) and how many of it. */
export type BundleItem = readonly [skus: readonly string[], quantity: number]
export interface BundleSeed { readonly sku: string, readonly ground: Ground, readonly in: string, readonly price: number, readonly pv: number, readonly pack: Omit<PackSpec, 'ground' | 'container'>, readonly name: Six, readonly short: Six, readonly items: readonly BundleItem[], readonly flags?: readonly ('popular' | 'latest')[] }

export const bundles: readonly BundleSeed[] = [
  {
    sku: 'bundle-everyday', ground: 'vitamin', in: 'multivitamins', price: 458, pv: 38, flags: ['popular'], items: [[['multi-adult'], 1], [['vitamin-d3-k2'], 1], [['zinc-15'], 2]],
    pack: { name: '每日基础', latin: 'Everyday Set', dose: '4 packs', motif: 'sun' },
    name: ['Everyday Foundation Set', '每日基础套装', '每日基礎套裝', 'Set Asas Harian', 'Bộ nền tảng mỗi ngày', 'ชุดพื้นฐานทุกวัน'],
    short: ['A multivitamin, D3 drops and two packs of zinc, for about a tenth less.', '复合维生素、D3滴剂和两盒锌，约省一成。', '綜合維他命、D3滴劑和兩盒鋅，約省一成。', 'Multivitamin, titisan D3 dan dua pek zink, jimat kira-kira sepuluh peratus.', 'Vitamin tổng hợp, giọt D3 và hai hộp kẽm, tiết kiệm khoảng 10%.', 'วิตามินรวม หยดดี 3 และซิงค์สองกล่อง ประหยัดราวร้อยละสิบ'],
  },
]
