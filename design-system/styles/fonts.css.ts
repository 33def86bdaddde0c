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

/** Arial at Inter's measure, so that nothing moves when Inter arrives. The numbers are Inter's metrics over Arial's. */
globalFontFace('"Inter Fallback"', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  sizeAdjust: '107%',
  ascentOverride: '90.5%',
  descentOverride: '22.6%',
  lineGapOverride: '0%',
  unicodeRange: all,
})
