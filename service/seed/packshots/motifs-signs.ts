import { at, dot, lighten, line, mix, n, oval, path, ring } from './svg.ts'
import type { Motif } from './motifs-plants.ts'

const cell = (x: number, y: number, size: number, fill: string, more = ''): string =>
  at(x, y, path('M0-16L13.9-8V8L0 16L-13.9 8V-8Z', fill, more), size)

/** Substances, animals and signs, each in a −50…50 box. */
export const signMotifs: Record<string, Motif> = {
  molecule: (c) => {
    const outline = `stroke="${c.ink}" stroke-width="2.6"`
    return (
      cell(-13.9, 8, 1, c.tint, outline) +
      cell(13.9, 8, 1, 'none', outline) +
      cell(0, -16, 1, 'none', outline) +
      line('M-28 16L-40 23M28 16L40 23M0-32V-43M28 0L40-7', c.ink, 2.6) +
      dot(-41, 24, 5, c.accent) +
      dot(41, 24, 5, c.accent) +
      dot(0, -45, 6, c.fruit) +
      dot(42, -8, 5, c.accent)
    )
  },
  waves: (c) =>
    `<clipPath id="k"><circle r="46"/></clipPath><g clip-path="url(#k)">${path('M-50-50H50V50H-50Z', c.tint)}${dot(16, -20, 11, c.fruit)}${[0, 1, 2, 3, 4].map((row) => line(`M${-78 + (row % 2) * 12} ${n(4 + row * 11)}${'q6-14 12 0t12 0'.repeat(6)}`, row % 2 ? c.ink : mix(c.ink, c.tint, 0.35), 6)).join('')}</g>`,
  fish: (c) =>
    path(
      'M-44-18C-38-4-38 4-44 18C-30 16-24 10-18 4C-4 24 30 20 46 0C30-20-4-24-18-4C-24-10-30-16-44-18Z',
      c.fruit,
    ) +
    line('M18-13C12-6 12 6 18 13M0-13C-5-5-5 5 0 13', lighten(c.fruit, 0.5), 2) +
    dot(32, -3, 3, c.ink) +
    dot(-10, -32, 4, c.accent) +
    dot(4, -40, 3, c.accent) +
    dot(16, -31, 2.4, c.accent),
  krill: (c) =>
    line('M36-26C10-40-30-26-34 6C-35 22-24 34-8 36', c.fruit, 13, 'stroke-linecap="round"') +
    line(
      'M36-26L48-38M36-26L50-24M-22-16L-8-6M-30-2L-14 4M-29 14L-13 16',
      c.fruit,
      2.6,
      'stroke-linecap="round"',
    ) +
    line('M-24-22Q-14-16-16-8M-34-4Q-24-2-24 6M-30 16Q-20 16-18 24', c.paper, 1.8) +
    dot(30, -29, 2.8, c.ink) +
    path('M-8 30L8 30L4 38L10 46L-8 42Z', c.fruit),
  comb: (c) =>
    [
      [0, 0, 1],
      [27, 0, 0],
      [-27, 0, 2],
      [13.5, -23.4, 2],
      [-13.5, -23.4, 0],
      [13.5, 23.4, 0],
      [-13.5, 23.4, 1],
    ]
      .map(([x = 0, y = 0, k = 0]) => cell(x, y, 0.9, [c.tint, c.accent, c.fruit][k] ?? c.tint))
      .join(''),
  bee: (c) =>
    oval(-15, -17, 11, 20, c.tint, -38) +
    oval(15, -17, 11, 20, c.tint, 38) +
    oval(0, 12, 19, 29, c.fruit) +
    path('M-18 4H18V12H-18ZM-18.500 20H18.500L15 28H-15Z', c.ink) +
    dot(0, -18, 12, c.ink) +
    line('M-5-28Q-8-38-15-40M5-28Q8-38 15-40', c.ink, 2.2, 'stroke-linecap="round"'),
  sun: (c) =>
    dot(0, 0, 20, c.fruit) +
    `<circle r="37" fill="none" stroke="${c.fruit}" stroke-width="14" stroke-dasharray="3 11.5"/>` +
    `<circle r="26" fill="none" stroke="${c.fruit}" stroke-width="1.8"/>`,
  helix: (c) =>
    line('M-45-14C-30-44-15-14 0 0S30 44 45 14', c.accent, 5, 'stroke-linecap="round"') +
    line('M-45 14C-30 44-15 14 0 0S30-44 45-14', c.fruit, 5, 'stroke-linecap="round"') +
    line('M-36-22V22M-28-25V25M-19-17V17M36-22V22M28-25V25M19-17V17', c.ink, 2, 'stroke-opacity=".6"'),
  flora: (c) =>
    [
      [-24, -22, 30],
      [10, -30, -20],
      [30, -4, 70],
      [-4, 2, 10],
      [-32, 10, -50],
      [14, 26, 35],
      [-12, 33, -15],
    ]
      .map(
        ([x = 0, y = 0, turn = 0], k) =>
          `<rect x="${x - 6}" y="${y - 13}" width="12" height="26" rx="6" transform="rotate(${turn} ${x} ${y})" fill="${k % 3 === 1 ? c.ink : k % 3 ? lighten(c.accent, 0.45) : c.fruit}"/>`,
      )
      .join('') +
    [
      [-2, -18],
      [-20, -4],
      [16, 6],
      [34, 20],
      [-30, 33],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3.4, c.fruit))
      .join(''),
  enzyme: (c) =>
    path('M0-44A44 44 0 1 0 44 0H22L30-14L16-16L20-32L6-26Z', c.fruit) +
    dot(30, -30, 11, c.accent) +
    dot(-14, 6, 6, lighten(c.fruit, 0.5)) +
    dot(8, 20, 5, lighten(c.fruit, 0.5)) +
    dot(-18, -16, 4, lighten(c.fruit, 0.5)),
  joint: (c) =>
    dot(0, 0, 45, c.tint) +
    path('M-14-43V-20C-26-18-26-3-12-3C-4-3-4-3 0-3C4-3 4-3 12-3C26-3 26-18 14-20V-43Z', c.paper) +
    path('M-14 43V24C-26 22-26 6-12 6H12C26 6 26 22 14 24V43Z', c.paper) +
    line('M-19 1.500H19', c.fruit, 4.6, 'stroke-linecap="round"') +
    `<circle r="45" fill="none" stroke="${c.accent}" stroke-width="3"/>`,
  lattice: (c) =>
    line('M-28-28H28V28H-28ZM0-28V28M-28 0H28', c.ink, 1.6) +
    [-1, 0, 1]
      .flatMap((x) =>
        [-1, 0, 1].map((y) => dot(x * 28, y * 28, (x + y) % 2 ? 6 : 10.5, (x + y) % 2 ? c.ink : c.fruit)),
      )
      .join(''),
  moon: (c) =>
    path('M13-45A46 46 0 1 0 45 13A37 37 0 0 1 13-45Z', c.fruit) +
    [
      [18, -22, 5],
      [32, -2, 3.4],
      [36, -34, 4],
    ]
      .map(([x = 0, y = 0, size = 4]) =>
        at(x, y, path('M0-2L.5-.5L2 0L.5.5L0 2L-.5.5L-2 0L-.5-.5Z', c.accent), size),
      )
      .join('') +
    line('M-26 6C-14-2-8 14 4 6', lighten(c.fruit, 0.5), 2.4, 'stroke-linecap="round"'),
  bear: (c) =>
    dot(-25, -28, 14, c.fruit) +
    dot(25, -28, 14, c.fruit) +
    dot(-25, -28, 7, c.tint) +
    dot(25, -28, 7, c.tint) +
    oval(0, 4, 43, 38, c.fruit) +
    oval(0, 17, 19, 15, c.tint) +
    oval(0, 10, 6, 4.4, c.ink) +
    line('M0 14V20M-7 23Q0 29 7 23', c.ink, 2, 'stroke-linecap="round"') +
    dot(-17, -5, 3.8, c.ink) +
    dot(17, -5, 3.8, c.ink),
  rabbit: (c) =>
    oval(-14, -30, 8, 20, c.fruit, -8) +
    oval(14, -30, 8, 20, c.fruit, 8) +
    oval(-14, -29, 3.6, 14, c.tint, -8) +
    oval(14, -29, 3.6, 14, c.tint, 8) +
    oval(0, 14, 34, 31, c.fruit) +
    oval(0, 23, 13, 10, c.tint) +
    dot(-13, 8, 3.6, c.ink) +
    dot(13, 8, 3.6, c.ink) +
    path('M-4 18H4L0 23Z', c.ink) +
    line('M0 23V28', c.ink, 1.8),
  whale: (c) =>
    path(
      'M-46 4C-40-26 6-34 24-8C32 0 40-6 38-22C48-18 50-6 44 4C40 26 10 38-12 34C-32 32-46 22-46 4Z',
      c.fruit,
    ) +
    path('M-45 8C-34 20-8 22 12 16C0 34-30 36-45 8Z', c.tint) +
    dot(-26, -2, 3.6, c.ink) +
    line('M-16-30C-18-40-28-42-30-34M-12-30C-10-42 0-44 2-36', c.accent, 3, 'stroke-linecap="round"'),
  heart: (c) =>
    path('M0 40C-48 8-46-36-18-36C-6-36 0-26 0-22C0-26 6-36 18-36C46-36 48 8 0 40Z', c.fruit) +
    line('M-34 0H-16L-9-14L2 16L10-2H34', c.paper, 4, 'stroke-linejoin="round" stroke-linecap="round"'),
  eye: (c) =>
    path('M-48 0C-28-34 28-34 48 0C28 34-28 34-48 0Z', c.tint) +
    dot(0, 0, 21, c.fruit) +
    dot(0, 0, 10, c.ink) +
    dot(6, -7, 4, c.paper) +
    line('M-48 0C-28-34 28-34 48 0', c.ink, 3),
  drop: (c) =>
    path('M0-46C18-18 32-2 32 14A32 30 0 0 1-32 14C-32-2-18-18 0-46Z', c.fruit) +
    line('M-20 14A20 20 0 0 0-4 32', '#fff', 4, 'stroke-opacity=".7" stroke-linecap="round"'),
  egg: (c) =>
    path(
      'M0-44C24-44 38-8 38 10A38 34 0 0 1-38 10C-38-8-24-44 0-44Z',
      lighten(c.fruit, 0.7),
      `stroke="${c.fruit}" stroke-width="2"`,
    ) +
    dot(0, 12, 18, c.fruit) +
    line('M-9 8A10 10 0 0 1-2 1', '#fff', 3, 'stroke-opacity=".8" stroke-linecap="round"'),
  peak: (c) =>
    path('M-48 36L-14-30L6 6L18-14L48 36Z', c.fruit) +
    path('M-14-30L-26-6L-16-10L-10-2L-3-10Z', c.paper) +
    path('M18-14L10 0L18-3L25-1Z', c.paper) +
    dot(28, -32, 8, c.accent),
  leaves: (c) =>
    path('M0 44C-30 20-30-14 0-44C30-14 30 20 0 44Z', c.fruit) +
    line('M0 48V-34M0 24L-16 8M0 24L16 8M0 4L-14-10M0 4L14-10', c.paper, 2),
  star: (c) => ring(5, path('M0 6L-15-15L0-46L15-15Z', c.fruit), 'q') + dot(0, 0, 12, c.accent),
}
