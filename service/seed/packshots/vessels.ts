import { label, SONG } from './label.ts'
import { ems, isHan } from './letters.ts'
import { flat, foil, grip, lit, shadow, turned } from './light.ts'
import { palettes } from './palette.ts'
import type { PackSpec } from './spec.ts'
import { escapeText, lighten, line, mix, n, path, shade } from './svg.ts'

/** `defs` go before the shapes: gradients that the shapes name. */
interface Drawing {
  readonly defs: string
  readonly shapes: string
}
export type Draw = (spec: PackSpec) => Drawing
const shine = (d: string): string => line(d, '#fff', 4.4, 'stroke-opacity=".5" stroke-linecap="round"')

/** White or coloured plastic packer with a ribbed cap. */
export const bottle: Draw = (spec) => {
  const palette = palettes[spec.ground],
    body = spec.body ?? palette.body,
    cap = spec.cap ?? palette.cap,
    dark = shade(body, 0.78)
  const outline =
    'M114 184C114 151 133 141 152 136H248C267 141 286 151 286 184V337C286 351 277 356 263 358Q200 366 137 358C123 356 114 351 114 337Z'
  const lid = 'M139 67Q139 63 143 63Q200 55 257 63Q261 63 261 67L263 124Q200 134 137 124Z'
  return {
    defs: turned(body, spec.ground === 'heart' || spec.ground === 'sleep' ? 1.3 : 1),
    shapes:
      shadow(200, 172) +
      path('M152 122H248V141H152Z', mix(body, dark, 0.25)) +
      path(outline, body) +
      label(spec, { x: 114, y: 180, width: 172, height: 155, sagTop: 4, sagFoot: 6 }) +
      path(outline, 'url(#s)') +
      path('M149 127H251Q254 137 264 141Q200 154 136 141Q146 137 149 127Z', dark, 'fill-opacity=".17"') +
      path(lid, cap) +
      grip(140, 75, 120, 43, cap) +
      path(lid, 'url(#s)') +
      path('M140 65Q200 74 260 65Q200 54 140 65Z', lighten(cap, 0.32)),
  }
}

/** Brown apothecary glass: one sees the level of what is in it. */
export const amber: Draw = (spec) => {
  const glass = spec.body ?? '#6e3b13',
    cap = spec.cap ?? '#24211d'
  const outline =
    'M122 190C122 152 158 150 160 126H240C242 150 278 152 278 190V338C278 351 270 356 256 358Q200 365 144 358C130 356 122 351 122 338Z'
  const lid = 'M152 72Q200 65 248 72V122Q200 131 152 122Z'
  return {
    defs: turned(glass, 1.4),
    shapes:
      shadow(200, 156) +
      path(outline, glass) +
      path(
        'M128 186Q200 198 272 186V338C272 347 265 351 254 352Q200 359 146 352C135 351 128 347 128 338Z',
        shade(glass, 0.38),
      ) +
      label(spec, { x: 122, y: 202, width: 156, height: 134, sagTop: 4, sagFoot: 6 }) +
      path(outline, 'url(#s)') +
      shine('M131 184C133 164 150 160 162 146') +
      path(lid, cap) +
      grip(153, 82, 94, 34, '#000000') +
      path(lid, 'url(#s)') +
      path('M152 72Q200 80 248 72Q200 64 152 72Z', lighten(cap, 0.3)),
  }
}

/** Glass with a pipette. */
export const dropper: Draw = (spec) => {
  const glass = spec.body ?? '#5f3010',
    cap = spec.cap ?? palettes[spec.ground].cap,
    bulbColour = spec.fruit && spec.ground === 'family' ? '#f0c23f' : '#2a2825'
  const outline =
    'M128 202C128 178 150 174 166 168V150H234V168C250 174 272 178 272 202V341C272 352 264 356 254 358Q200 365 146 358C136 356 128 352 128 341Z'
  const bulb = 'M181 104V62C181 47 188 38 200 38S219 47 219 62V104Z',
    collar = 'M166 103Q200 97 234 103L237 150Q200 159 163 150Z'
  return {
    defs: turned(glass, 1.35),
    shapes:
      shadow(200, 146) +
      path(outline, glass) +
      path(
        'M133 198Q200 208 267 198V341C267 348 262 351 253 352Q200 359 147 352C138 351 133 348 133 341Z',
        shade(glass, 0.32),
      ) +
      label(spec, { x: 128, y: 207, width: 144, height: 133, sagTop: 3.5, sagFoot: 5.5 }) +
      path(outline, 'url(#s)') +
      shine('M133 196C136 182 152 178 165 173') +
      lit(bulb, bulbColour) +
      path(collar, cap) +
      grip(167, 111, 66, 34, '#000000') +
      path(collar, 'url(#s)') +
      path('M166 103Q200 110 234 103Q200 96 166 103Z', lighten(cap, 0.3)),
  }
}

/** Low clear glass with a metal lid; the goods show above the label. */
export const jar: Draw = (spec) => {
  const palette = palettes[spec.ground],
    goods = spec.body ?? spec.fruit ?? palette.accent,
    cap = spec.cap ?? '#c9a55a'
  const outline =
    'M94 176C94 158 108 154 122 150H278C292 154 306 158 306 176V334C306 350 296 356 280 358Q200 368 120 358C104 356 94 350 94 334Z'
  const lid = 'M112 104Q112 99 118 98Q200 89 282 98Q288 99 288 104V146Q200 158 112 146Z'
  return {
    defs: turned(goods, 1.25),
    shapes:
      shadow(200, 208, 11) +
      path(outline, lighten(goods, 0.5)) +
      path(
        'M100 178Q200 194 300 178V334C300 346 290 350 278 352Q200 361 122 352C110 350 100 346 100 334Z',
        goods,
      ) +
      path('M100 178Q200 194 300 178Q200 168 100 178Z', lighten(goods, 0.3)) +
      label(spec, { x: 94, y: 198, width: 212, height: 138, sagTop: 6, sagFoot: 9 }) +
      path(outline, 'url(#s)') +
      shine('M106 172C110 162 122 160 134 158') +
      path(lid, cap) +
      path(lid, 'url(#s)') +
      line('M113 134Q200 146 287 134', shade(cap, 0.5), 2, 'stroke-opacity=".35"') +
      path('M113 102Q200 113 287 102Q284 98 280 98Q200 89 120 98Q116 98 113 102Z', lighten(cap, 0.4)),
  }
}

/** Wide powder tub. */
export const tub: Draw = (spec) => {
  const palette = palettes[spec.ground],
    body = spec.body ?? palette.body,
    cap = spec.cap ?? palette.cap,
    dark = shade(body, 0.78)
  const outline = 'M93 150H307V336C307 350 296 355 281 357Q200 368 119 357C104 355 93 350 93 336Z',
    lid = 'M86 106C86 99 92 96 99 95Q200 85 301 95C308 96 314 99 314 106V151Q200 165 86 151Z'
  return {
    defs: turned(body, spec.ground === 'heart' || spec.ground === 'sleep' ? 1.25 : 1),
    shapes:
      shadow(200, 218, 11) +
      path(outline, body) +
      label(spec, { x: 93, y: 172, width: 214, height: 164, sagTop: 6, sagFoot: 9 }) +
      path(outline, 'url(#s)') +
      path('M93 150Q200 165 307 150V161Q200 180 93 161Z', dark, 'fill-opacity=".24"') +
      path(lid, cap) +
      grip(88, 112, 224, 38, cap) +
      path(lid, 'url(#s)') +
      path('M88 101Q200 115 312 101Q307 96 299 95Q200 85 101 95Q93 96 88 101Z', lighten(cap, 0.34)),
  }
}

/** Stand-up pouch with a tear line and a hole. */
export const pouch: Draw = (spec) => {
  const palette = palettes[spec.ground],
    body = spec.body ?? palette.accent,
    dark = shade(body, 0.8),
    soft = (d: string, opacity: number, width = 1.4): string =>
      line(d, dark, width, `stroke-opacity="${opacity}"`)
  const outline =
    'M102 62Q200 58 298 62C296 120 303 172 305 232C306 282 303 322 295 345C260 363 140 363 105 345C97 322 94 282 95 232C97 172 104 120 102 62Z'
  return {
    defs: foil(body),
    shapes:
      shadow(200, 204) +
      path(outline, body) +
      label(spec, { x: 118, y: 122, width: 164, height: 196 }) +
      path(outline, 'url(#s)') +
      path(outline, 'url(#v)') +
      path('M102 62Q200 58 298 62L297 87Q200 83 103 87Z', '#fff', 'fill-opacity=".22"') +
      soft('M103 70Q200 66 297 70M103 78Q200 74 297 78', 0.18, 1) +
      soft('M103 105Q200 101 297 105', 0.34, 1.6) +
      line('M103 108Q200 104 297 108', '#fff', 1.4, 'stroke-opacity=".5"') +
      soft('M98 323Q200 347 302 323', 0.3) +
      soft('M105 345C113 335 117 331 121 328M295 345C287 335 283 331 279 328', 0.35, 1) +
      `<circle cx="200" cy="74.500" r="5.500" fill="${palette.ground}"/>`,
  }
}

/** Laminated tube standing on its cap. */
export const tube: Draw = (spec) => {
  const palette = palettes[spec.ground],
    body = spec.body ?? palette.body,
    cap = spec.cap ?? palette.cap,
    dark = shade(body, 0.8)
  const outline = 'M126 58Q200 55 274 58V76C272 160 263 250 257 314Q200 322 143 314C137 250 128 160 126 76Z',
    lid = 'M145 312Q200 320 255 312L253 352Q251 356 241 358Q200 363 159 358Q149 356 147 352Z'
  return {
    defs: turned(body),
    shapes:
      shadow(200, 112) +
      path(lid, cap) +
      grip(147, 322, 106, 28, cap) +
      path(lid, 'url(#s)') +
      path(outline, body) +
      label(spec, { x: 143, y: 92, width: 114, height: 198, bare: body, sagFoot: 2 }) +
      path(outline, 'url(#s)') +
      path('M126 58Q200 55 274 58V76Q200 74 126 76Z', dark, 'fill-opacity=".1"') +
      line('M127 63H273M127 67H273M127 71H273', dark, 1, 'stroke-opacity=".2"') +
      line('M126 77C149 92 159 110 163 140M274 77C251 92 241 110 237 140', dark, 3, 'stroke-opacity=".1"'),
  }
}

/** Membership and services: a card, not a parcel. */
export const card: Draw = (spec) => {
  const palette = palettes[spec.ground],
    face = spec.body ?? '#0b5c4d',
    gold = '#d9b866',
    { sub, foot, lines, brand } = spec.words,
    name = lines.join(' ')
  return {
    defs: flat(face),
    shapes:
      shadow(204, 250, 8) +
      `<g transform="translate(0 36) rotate(-4 200 250)"><rect x="72" y="150" width="256" height="162" rx="14" fill="${mix(face, '#000000', 0.35)}" transform="translate(5 7)"/><rect x="72" y="150" width="256" height="162" rx="14" fill="${face}"/><path d="M72 258C150 214 214 292 328 226V298A14 14 0 0 1 314 312H86A14 14 0 0 1 72 298Z" fill="${lighten(face, 0.1)}"/><g text-anchor="start" fill="${gold}"><path transform="translate(92 166) scale(1.1)" fill-rule="evenodd" d="M21 3V12A9 9 0 1 1 12 3ZM12 8.600A3.400 3.400 0 1 0 12 15.400A3.400 3.400 0 1 0 12 8.600Z"/><text x="124" y="184" font-size="13" letter-spacing="3" font-weight="700">${escapeText(brand.name.toUpperCase())}</text><text x="94" y="246" font-size="${n(Math.min(30, 210 / ems(name)))}" font-weight="700" font-family="${isHan(name) ? SONG : 'inherit'}" fill="#fff">${escapeText(name)}</text><text x="94" y="268" font-size="13" fill="${palette.paper}">${escapeText(sub)}</text><text x="94" y="296" font-size="11" letter-spacing="1.500">${escapeText(foot)}</text></g><rect x="72" y="150" width="256" height="162" rx="14" fill="url(#s)"/><rect x="73" y="151" width="254" height="160" rx="13" fill="none" stroke="#fff" stroke-opacity=".28"/></g>`,
  }
}
