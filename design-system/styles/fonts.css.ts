import { globalFontFace } from '@vanilla-extract/css'

const face = (file: string, unicodeRange: string) => ({
  src: `url('${file}.woff2') format('woff2-variations')`,
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap' as const,
  unicodeRange,
})

/** Latin without the marks that Chinese sets full width (“ ” ‘ ’ — … ·): those must come from the Chinese face. */
const basic = 'U+0020-007E, U+00A0, U+00A9, U+00AE, U+00B0, U+00D7, U+2013, U+2122, U+2212'
const accents = 'U+00A1-00A8, U+00AA-00AD, U+00AF, U+00B1-00B6, U+00B8-00D6, U+00D8-00FF, U+2215'
const latinExtended = 'U+0100-02BA, U+20A0-20C0'
const vietnamese =
  'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB'

// fonts/README.md: cut from the package's Latin file, which is twice as large as most pages need
globalFontFace('"Inter Variable"', [
  face('./fonts/inter-basic', basic),
  face('./fonts/inter-accents', accents),
  face('@fontsource-variable/inter/files/inter-latin-ext-wght-normal', latinExtended),
  face('@fontsource-variable/inter/files/inter-vietnamese-wght-normal', vietnamese),
])
/** The quotes, dashes and dots left out above, for the languages that set them half width: the same file, so nothing more is loaded. */
globalFontFace('"Inter Marks"', face('./fonts/inter-basic', 'U+00B7, U+2010-2026'))
globalFontFace(
  '"Noto Sans Thai Variable"',
  face(
    '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal',
    'U+0E00-0E7F, U+200C-200D, U+25CC',
  ),
)

/** What stands in these four, in as few ranges: every page carries them. */
const all =
  'U+0020-007E, U+00A0-00B6, U+00B8-02BA, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+2013, U+20A0-20C0, U+2122, U+2212, U+2215'

/** Inter's ascent and descent in its em. */
const ascent = 0.96875
const descent = 0.2412

/**
 * A font of the device at Inter's measure, so that nothing moves when Inter arrives. `width` is how much wider Inter
 * sets the shop's prices and sentences, in percent (`stand-in-fonts.spec.ts` measures it).
 */
const standIn = (width: number, weights: string, fonts: readonly string[], unicodeRange = all) => ({
  src: fonts.map((font) => `local("${font}")`).join(),
  fontWeight: weights,
  sizeAdjust: `${width}%`,
  ascentOverride: `${((ascent / width) * 10_000).toFixed(1)}%`,
  descentOverride: `${((descent / width) * 10_000).toFixed(1)}%`,
  lineGapOverride: '0%',
  unicodeRange,
})

// Of two faces for a weight the later one comes first. Android has Roboto, which newer versions have in one file for
// all weights; Linux has Liberation Sans, all others have Arial. Arial's bold letters are wider than its bold figures.
globalFontFace('"Inter Fallback"', [
  standIn(108, '1 500', ['Roboto-Regular']),
  standIn(109.5, '501 1000', ['Roboto-Bold', 'Roboto-Regular']),
  standIn(107.2, '1 500', ['Arial', 'Liberation Sans']),
  standIn(102, '501 1000', ['Arial Bold', 'Liberation Sans Bold']),
  standIn(111, '501 1000', ['Arial Bold', 'Liberation Sans Bold'], 'U+0024-0039'),
])
