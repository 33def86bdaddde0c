import { at, dot, line, lighten, mix, n, oval, path, ring } from './svg.ts'

/** Colours a motif may use: two tones of the pack, one of the plant itself. */
export interface Inks {
  readonly accent: string
  readonly ink: string
  readonly tint: string
  readonly paper: string
  readonly fruit: string
}
export type Motif = (inks: Inks) => string

const green = '#5d8148'
const leafShape = 'M0 0C8-10 8-23 0-34C-8-23-8-10 0 0Z'
const leaf = (x: number, y: number, turn: number, scale: number, fill: string, vein?: string): string =>
  at(x, y, path(leafShape, fill) + (vein ? line('M0-1V-27', vein, 1) : ''), scale, turn)
const gloss = (d: string): string => line(d, '#fff', 2.6, 'stroke-opacity=".65" stroke-linecap="round"')
const petals = (
  count: number,
  inner: number,
  outer: number,
  width: number,
  fill: string,
  id: string,
): string =>
  ring(
    count,
    path(
      `M0${n(-inner)}C${n(width)}${n(-outer * 0.62)} ${n(width)}${n(-outer * 0.9)} 0${n(-outer)}C${n(-width)}${n(-outer * 0.9)} ${n(-width)}${n(-outer * 0.62)} 0${n(-inner)}Z`,
      fill,
    ),
    id,
  )

/** Plants, fruit and mushrooms, each in a −50…50 box. */
export const plantMotifs: Record<string, Motif> = {
  citrus: (c) =>
    dot(0, 0, 46, c.fruit) +
    dot(0, 0, 41, c.paper) +
    ring(
      8,
      path('M0-5L12.6-34A4 4 0 0 1 10-38Q0-41-10-38A4 4 0 0 1-12.6-34Z', mix(c.fruit, c.paper, 0.2)),
      'q',
    ) +
    dot(0, 0, 3, c.paper),
  marigold: (c) =>
    petals(14, 14, 46, 9, c.fruit, 'q') +
    petals(10, 8, 31, 8, lighten(c.fruit, 0.35), 'u') +
    dot(0, 0, 9, c.ink),
  daisy: (c) =>
    line('M0 14C2 30-2 40-4 50', green, 3) +
    leaf(-2, 40, -58, 0.7, green) +
    leaf(-1, 36, 54, 0.7, green) +
    at(
      0,
      -8,
      petals(13, 9, 38, 6, c.fruit, 'q') +
        dot(0, 0, 11, '#d9a12a') +
        `<circle r="7" fill="none" stroke="${c.ink}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="1.4 2.6"/>`,
    ),
  cone: (c) =>
    line('M0 10C3 26 0 38-2 50', green, 3) +
    leaf(0, 42, 56, 0.85, green, c.paper) +
    [-66, -44, -22, 0, 22, 44, 66]
      .map((turn) =>
        at(
          0,
          -8,
          path('M-5 4C-9 22-7 36 0 41C7 36 9 22 5 4Z', turn % 44 ? c.fruit : mix(c.fruit, c.paper, 0.25)),
          1,
          turn * 1.15,
        ),
      )
      .join('') +
    path('M-21-6C-20-32 20-32 21-6C12 4-12 4-21-6Z', c.ink) +
    line('M-14-10L0-24L14-10M-7-4L0-12L7-4', '#d58a3a', 2),
  rose: (c) =>
    leaf(-14, 34, -70, 0.9, green, c.paper) +
    leaf(14, 34, 70, 0.9, green, c.paper) +
    ring(
      5,
      path(
        'M0 4C-26-2-26-38 0-42C26-38 26-2 0 4Z',
        c.fruit,
        `stroke="${lighten(c.fruit, 0.45)}" stroke-width="1.6"`,
      ),
      'q',
    ) +
    path('M-14-4C-12-20 12-22 15-5C12 10-10 13-14-4Z', mix(c.fruit, c.ink, 0.35)) +
    line('M-8-3C-6-13 8-14 9-3C7 4-4 6-4-1C-3-5 3-5 3-1', lighten(c.fruit, 0.5), 2.2),
  thistle: (c) =>
    line('M0 50V12', green, 3) +
    leaf(0, 48, -50, 1, green, c.paper) +
    leaf(0, 48, 50, 1, green, c.paper) +
    [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
      .map((k) =>
        line(
          `M0 6Q${n(k * 4.6)}-18 ${n(k * 7.2)} ${n(-45 + Math.abs(k) * 2.6)}`,
          k % 2 ? c.fruit : lighten(c.fruit, 0.35),
          3.6,
          'stroke-linecap="round"',
        ),
      )
      .join('') +
    path('M-19-3C-20 22 20 22 19-3C9 3-9 3-19-3Z', c.ink) +
    line('M-13 4L0 13L13 4M-16-1L0 7L16-1', c.tint, 1),
  elder: (c) =>
    line('M0 48C0 18 3 6 0-6M0 16L-23-4M0 16L23-4M0 4L-11-22M0 4L12-22', green, 2.4) +
    leaf(0, 42, -64, 0.95, green, c.paper) +
    leaf(0, 42, 64, 0.95, green, c.paper) +
    [
      [-31, -7],
      [-18, -13],
      [-26, -21],
      [-10, -27],
      [1, -17],
      [2, -34],
      [14, -27],
      [19, -12],
      [30, -19],
      [31, -6],
      [-17, -36],
      [21, -38],
    ]
      .map(([x = 0, y = 0], k) => dot(x, y, 7, k % 3 ? c.ink : c.fruit))
      .join(''),
  berries: (c) =>
    leaf(4, -8, -72, 1.05, green, c.paper) +
    leaf(4, -8, 60, 1.05, green, c.paper) +
    leaf(2, -10, -6, 0.9, green, c.paper) +
    dot(-20, 14, 17, c.fruit) +
    dot(18, 8, 18, mix(c.fruit, c.ink, 0.3)) +
    dot(0, 30, 17, c.fruit) +
    gloss('M-30 9A12 12 0 0 1-22 2M9 2A12 12 0 0 1 17-5M-9 25A12 12 0 0 1-2 18'),
  blueberry: (c) =>
    leaf(-4, -16, -64, 1.1, green, c.paper) +
    leaf(2, -18, 44, 1, green, c.paper) +
    [
      [-19, 8, 20],
      [19, 2, 19],
      [2, 27, 20],
    ]
      .map(
        ([x = 0, y = 0, radius = 18], k) =>
          dot(x, y, radius, k === 1 ? mix(c.fruit, '#ffffff', 0.16) : c.fruit) +
          at(x + 2, y - 3, path('M0-7L2-2L7-2L3 2L5 7L0 4L-5 7L-3 2L-7-2L-2-2Z', c.ink)),
      )
      .join(''),
  grape: (c) =>
    line('M0-26C0-38 6-44 14-46', '#7a5a34', 3) +
    leaf(2, -30, -78, 1.2, green, c.paper) +
    [
      [-22, -18],
      [0, -20],
      [22, -18],
      [-11, -2],
      [11, -2],
      [0, 15],
      [-20, 4],
      [20, 4],
      [-9, 26],
      [9, 26],
      [0, 40],
    ]
      .map(([x = 0, y = 0], k) => dot(x, y, 11.4, k % 2 ? c.fruit : lighten(c.fruit, 0.18)))
      .join('') +
    gloss('M-27-22A8 8 0 0 1-21-26M-5-24A8 8 0 0 1 1-28'),
  goji: (c) =>
    line('M-42-38C-14-45 18-34 44-41', '#6b5a35', 2.6) +
    leaf(-28, -40, 205, 0.8, green) +
    leaf(34, -38, 160, 0.85, green, c.paper) +
    [
      [-17, 4],
      [5, 17],
      [25, 1],
    ]
      .map(([x = 0, y = 0]) => line(`M${x} ${y - 18}V-39`, green, 1.7) + oval(x, y, 9.8, 20, c.fruit))
      .join('') +
    gloss('M-21-8V6M1 5V18M21-10V4'),
  pomegranate: (c) =>
    path('M-8-36L-14-48L-5-43L0-50L5-43L14-48L8-36Z', c.fruit) +
    dot(0, 4, 40, c.fruit) +
    path('M-24-14C-8-24 18-20 26-2C32 16 18 34 0 34C-20 32-34 8-24-14Z', lighten(c.fruit, 0.72)) +
    [
      [-14, -6],
      [0, -10],
      [13, -3],
      [-18, 8],
      [-5, 4],
      [9, 9],
      [20, 11],
      [-10, 20],
      [4, 22],
      [16, 24],
      [-2, -1],
    ]
      .slice(0, 10)
      .map(([x = 0, y = 0]) => oval(x, y, 5, 6.4, mix(c.fruit, c.ink, 0.2), x))
      .join(''),
  papaya: (c) =>
    path('M-8-46C18-48 40-12 34 16C28 44-8 54-24 34C-42 12-34-42-8-46Z', '#cf9b2f') +
    path('M-6-38C14-40 32-10 27 14C22 36-6 44-18 28C-32 10-26-36-6-38Z', c.fruit) +
    path('M-2-18C8-20 16-4 14 10C12 22 0 26-6 16C-12 6-10-16-2-18Z', lighten(c.fruit, 0.55)) +
    [
      [0, -8],
      [6, 0],
      [-3, 3],
      [5, 10],
      [0, 16],
      [9, 6],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, c.ink))
      .join(''),
  plum: (c) =>
    line('M6-26C4-36 8-44 14-48', '#6b5a35', 3) +
    leaf(8, -34, 74, 1, green, c.paper) +
    path('M0-24C30-40 48-12 40 14C33 38 14 46 0 42C-16 46-36 36-40 10C-44-16-26-38 0-24Z', c.fruit) +
    line('M2-22C12-4 12 22 2 41', mix(c.fruit, c.ink, 0.4), 2.4) +
    gloss('M-30-2A26 26 0 0 1-20-18'),
  apple: (c) =>
    line('M2-24C2-36 6-42 12-46', '#6b5a35', 3.4) +
    leaf(6, -30, 68, 1, green, c.paper) +
    path('M0-24C22-40 44-22 42 4C40 32 20 46 0 38C-20 46-40 32-42 4C-44-22-22-40 0-24Z', c.fruit) +
    gloss('M-30 2A26 26 0 0 1-22-15'),
  olive: (c) =>
    line('M-40 34C-10 20 12-6 34-40', green, 2.6) +
    leaf(-16, 22, -4, 1.05, green, c.paper) +
    leaf(8, -6, -16, 1, green, c.paper) +
    leaf(14, -14, 96, 1, green, c.paper) +
    leaf(-8, 16, 112, 0.9, green) +
    oval(16, 16, 12, 16, c.fruit, 24) +
    oval(36, -6, 11, 15, mix(c.fruit, c.ink, 0.3), 24) +
    gloss('M10 10A12 12 0 0 1 15 3'),
  wheat: (c) =>
    line('M0 50C0 20-2 0 0-24', c.ink, 2) +
    [0, 1, 2, 3, 4]
      .map(
        (k) =>
          leaf(0, 27 - k * 13, -40, 0.68, k % 2 ? c.fruit : lighten(c.fruit, 0.35)) +
          leaf(0, 27 - k * 13, 40, 0.68, k % 2 ? lighten(c.fruit, 0.35) : c.fruit),
      )
      .join('') +
    leaf(0, -24, 0, 0.74, c.fruit),
  rice: (c) =>
    [
      [0, -26, 0],
      [-19, -13, -40],
      [19, -13, 40],
      [-23, 12, 62],
      [23, 12, -62],
      [0, 4, 10],
      [-9, 31, 30],
      [14, 31, -24],
    ]
      .map(([x = 0, y = 0, turn = 0], k) =>
        oval(x, y, 7, 15.4, k % 3 ? c.fruit : lighten(c.fruit, 0.4), turn),
      )
      .join(''),
  aloe: (c) =>
    [
      [-74, 0.95],
      [74, 0.95],
      [-48, 1.25],
      [48, 1.25],
      [-23, 1.5],
      [23, 1.5],
      [0, 1.7],
    ]
      .map(([turn = 0, scale = 1], k) =>
        at(
          0,
          42,
          path('M-6 0C-8-18-3-38 0-49C3-38 8-18 6 0Z', k % 2 ? green : '#7fa864') +
            line('M0-5V-38', c.paper, 0.9),
          scale,
          turn,
        ),
      )
      .join(''),
  ginkgo: (c) =>
    line('M0 48C2 30-2 20 0 8', c.ink, 2.6) +
    path('M0 10C-14-4-44-2-48-20C-40-42-18-46-3-38L0-26L3-38C18-46 40-42 48-20C44-2 14-4 0 10Z', c.fruit) +
    line(
      'M0 8C-8-10-22-22-34-30M0 8C-3-12-9-26-14-36M0 8C8-10 22-22 34-30M0 8C3-12 9-26 14-36',
      lighten(c.fruit, 0.45),
      1.2,
    ),
  sprig: (c) =>
    line('M0 50C2 20-2-8 0-44', green, 2.4) +
    leaf(0, 44, -54, 0.9, green) +
    leaf(0, 38, 54, 0.9, green) +
    [0, 1, 2, 3, 4]
      .map((k) => {
        const y = 16 - k * 14,
          s = 1 - k * 0.1
        return (
          oval(-9 * s, y, 6 * s, 9 * s, c.fruit, -34) +
          oval(9 * s, y - 4, 6 * s, 9 * s, lighten(c.fruit, 0.25), 34)
        )
      })
      .join('') +
    oval(0, -46, 4.4, 7, c.fruit),
  tea: (c) =>
    line('M0 46C0 22-2 6 0-6', green, 2.6) +
    leaf(0, 28, -50, 1.35, c.fruit, c.paper) +
    leaf(0, 22, 50, 1.35, lighten(c.fruit, 0.15), c.paper) +
    leaf(0, -2, -14, 1.2, c.fruit, c.paper) +
    leaf(0, -2, 16, 1, lighten(c.fruit, 0.25)),
  root: (c) =>
    line('M-34 18C-16 12 10 8 36-10', c.fruit, 23, 'stroke-linecap="round"') +
    line('M-10 8L-20-28M14 4L26 32M34-10L40-30', c.fruit, 15, 'stroke-linecap="round"') +
    line('M-34 18L-40 34', c.fruit, 12, 'stroke-linecap="round"') +
    dot(-20, -30, 5, lighten(c.fruit, 0.45)) +
    dot(27, 34, 5, lighten(c.fruit, 0.45)) +
    line(
      'M-36 8Q-30 16-33 27M-20 4Q-14 12-17 23M2 0Q8 8 5 18M18-6Q24 2 22 12M-22-14Q-15-15-9-19M13 19Q20 19 27 15',
      mix(c.fruit, c.ink, 0.5),
      1.7,
    ),
  ginseng: (c) =>
    path(
      'M-2-14C-17-6-15 8-11 18C-16 31-27 34-31 47C-20 41-12 36-7 28C-7 39-3 45-4 51C4 44 4 34 4 27C12 34 19 39 27 45C22 32 14 28 11 18C16 6 14-8 2-14Z',
      c.fruit,
    ) +
    line('M-8-2Q0 2 8-2M-10 7Q0 11 11 7M-8 16Q1 20 9 16', c.paper, 1.4) +
    line('M0-14V-34', green, 2.4) +
    [-84, -42, 0, 42, 84].map((turn) => leaf(0, -24, turn, 0.8, green, c.paper)).join(''),
  garlic: (c) =>
    line('M0-22C-2-34 2-42 6-48', mix(c.fruit, c.ink, 0.3), 4) +
    path(
      'M0-26C8-14 40-6 38 16C36 36 16 42 0 42C-16 42-36 36-38 16C-40-6-8-14 0-26Z',
      c.fruit,
      `stroke="${mix(c.fruit, c.ink, 0.35)}" stroke-width="1.4"`,
    ) +
    line('M0-22C-18-4-20 22-8 40M0-22C18-4 20 22 8 40', mix(c.fruit, c.ink, 0.35), 1.6) +
    line('M-8 43L-10 48M0 43V49M8 43L10 48', mix(c.fruit, c.ink, 0.4), 1.8),
  mushroom: (c) =>
    path('M-9 4C-12 22-16 34-14 46H14C16 34 12 22 9 4Z', lighten(c.fruit, 0.6)) +
    path('M-46 6C-46-30-22-44 0-44S46-30 46 6C32 16-32 16-46 6Z', c.fruit) +
    line(
      'M-34 0C-32-22-16-31 0-31S32-22 34 0M-20 4C-19-12-10-18 0-18S19-12 20 4',
      lighten(c.fruit, 0.4),
      2.6,
    ) +
    line('M-6 16L-8 40M0 16V42M6 16L8 40', mix(c.fruit, c.ink, 0.2), 1),
  mane: (c) =>
    path('M-38-6C-42-34-18-46 0-44C20-46 42-32 38-4C30 4-30 4-38-6Z', lighten(c.fruit, 0.4)) +
    [-34, -26, -18, -10, -2, 6, 14, 22, 30]
      .map((x, k) =>
        line(
          `M${x + 2}-8Q${x} 14 ${n(x * 0.9)} ${38 - Math.abs(x) * 0.5 + (k % 2) * 6}`,
          k % 2 ? c.fruit : lighten(c.fruit, 0.35),
          6.4,
          'stroke-linecap="round"',
        ),
      )
      .join(''),
  kelp: (c) =>
    [
      [-20, 0],
      [0, -10],
      [20, 4],
    ]
      .map(([x = 0, y = 0], k) =>
        path(
          `M${x} 48C${x - 12} 30 ${x + 12} 16 ${x} ${y}C${x - 12} ${y - 14} ${x + 6} ${y - 26} ${x + 4} ${y - 38}C${x + 16} ${y - 22} ${x + 4} ${y - 14} ${x + 10} ${y}C${x + 20} 18 ${x - 2} 30 ${x + 6} 48Z`,
          k === 1 ? c.fruit : mix(c.fruit, c.paper, 0.3),
        ),
      )
      .join('') +
    dot(34, -30, 4, c.accent) +
    dot(26, -42, 3, c.accent) +
    dot(-34, -20, 3.4, c.accent),
  walnut: (c) =>
    dot(0, 0, 44, mix(c.fruit, c.ink, 0.3)) +
    dot(0, 0, 39, lighten(c.fruit, 0.3)) +
    line(
      'M0-38C-4-12 4 12 0 38M-8-30C-24-34-36-20-30-8C-38 2-32 20-20 22C-18 32-10 34-6 30M8-30C24-34 36-20 30-8C38 2 32 20 20 22C18 32 10 34 6 30M-8-12C-16-16-22-8-18-2M8-12C16-16 22-8 18-2M-8 12C-14 8-18 12-16 16M8 12C14 8 18 12 16 16',
      c.fruit,
      5,
      'stroke-linecap="round"',
    ),
  pea: (c) =>
    path('M-47-18C-30 35 30 35 47-18C28 2-28 2-47-18Z', c.fruit) +
    path('M-41-14C-26 12 26 12 41-14C26-3-26-3-41-14Z', c.ink) +
    dot(-22, -2, 8, lighten(c.fruit, 0.4)) +
    dot(-7, 3, 9.4, lighten(c.fruit, 0.4)) +
    dot(9.6, 3, 9.4, lighten(c.fruit, 0.4)) +
    dot(24, -2, 8, lighten(c.fruit, 0.4)) +
    line('M47-18C51-26 49-34 43-38', green, 3),
}
