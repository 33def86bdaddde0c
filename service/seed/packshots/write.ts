import { mkdirSync, writeFileSync } from 'node:fs'
import { languageOf, languages } from '#domain/store/languages.ts'
import { pictureViews } from '#service/catalogue/picture-views.ts'
import { packs, type SeededPack } from '../catalogue/packs.ts'
import { labelWords } from './label-words.ts'
import { packshot } from './packshot.ts'
import { palettes } from './palette.ts'

/** `npm run packshots [folder] [language]`: every picture as a file and a contact sheet a language to look at. The shop itself draws them on request. */
const folder = process.argv[2] ?? '.data/packshots'
const wanted = languageOf(process.argv[3])
let largest = 0
for (const { code } of wanted ? [wanted] : languages) {
  mkdirSync(`${folder}/${code}`, { recursive: true })
  for (const { sku, pack, brand } of packs)
    for (const view of pictureViews) {
      const svg = packshot({ ...pack, words: labelWords(pack, code, brand) }, view)
      const bytes = Buffer.byteLength(svg)
      largest = Math.max(largest, bytes)
      if (bytes >= 6000) console.log(`${code} ${sku} ${view}: ${bytes} bytes, more than 6 kB`)
      writeFileSync(`${folder}/${code}/${sku}${view === 'front' ? '' : `.${view}`}.svg`, svg)
    }
  const tile = ({ sku, pack }: SeededPack): string =>
    `<figure style="background:${palettes[pack.ground].ground}"><img src="${sku}.svg" width="200" height="200"><figcaption>${sku} · ${pack.container}</figcaption></figure>`
  writeFileSync(
    `${folder}/${code}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:grid;grid-template-columns:repeat(7,200px);font:11px sans-serif}figure{margin:0}</style>${packs.map(tile).join('')}`,
  )
}
console.log(`${packs.length} packs in ${folder}; the largest picture has ${largest} bytes`)
