import { mkdirSync, writeFileSync } from 'node:fs'
import { bundles } from '../catalogue/data/bundles.ts'
import { memberships } from '../catalogue/data/memberships.ts'
import { shelves } from '../catalogue/data/shelves.ts'
import { pictureViews } from '#service/catalogue/picture-views.ts'
import { packshot } from './packshot.ts'
import { palettes } from './palette.ts'
import type { PackSpec } from './spec.ts'

/** `npm run packshots [folder]`: every picture as a file and a contact sheet to look at. The shop itself draws them on request. */
const folder = process.argv[2] ?? '.data/packshots'
const packs: [sku: string, spec: PackSpec][] = [
  ...shelves.flatMap((shelf) =>
    shelf.products.map((product): [string, PackSpec] => [
      product.sku,
      { ...product.pack, ground: shelf.ground },
    ]),
  ),
  ...bundles.map((bundle): [string, PackSpec] => [
    bundle.sku,
    { ...bundle.pack, container: 'gift', ground: bundle.ground },
  ]),
  ...memberships.map((membership): [string, PackSpec] => [
    membership.sku,
    {
      container: 'card',
      ground: 'vitamin',
      name: membership.label,
      latin: membership.latin,
      dose: membership.dose,
      motif: 'leaves',
      ...(membership.face === undefined ? {} : { body: membership.face }),
    },
  ]),
]
mkdirSync(folder, { recursive: true })
let largest = 0
for (const [sku, spec] of packs)
  for (const view of pictureViews) {
    const svg = packshot(spec, view)
    largest = Math.max(largest, Buffer.byteLength(svg))
    if (Buffer.byteLength(svg) >= 6000)
      console.log(`${sku} ${view}: ${Buffer.byteLength(svg)} bytes, more than 6 kB`)
    writeFileSync(`${folder}/${sku}${view === 'front' ? '' : `.${view}`}.svg`, svg)
  }
const tile = ([sku, spec]: [string, PackSpec]): string =>
  `<figure style="background:${palettes[spec.ground].ground}"><img src="${sku}.svg" width="200" height="200"><figcaption>${sku} · ${spec.container}</figcaption></figure>`
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:grid;grid-template-columns:repeat(7,200px);font:11px sans-serif}figure{margin:0}</style>${packs.map(tile).join('')}`,
)
console.log(`${packs.length} packs in ${folder}; the largest picture has ${largest} bytes`)
