import { expect, test } from './watched-page.ts'

/** What is set in Inter and moves first when the stand-in is not as wide. */
const samples = {
  prices: 'HK$268.00 HK$1,280.00 HK$98.00 HK$540.00 HK$75.60',
  words: 'Vitamin C 1000 with rose hip, 90 tablets. Add to cart, free delivery from HK$500, 2 left in stock.',
}
/** Percent by which a stand-in may be wider or narrower. */
const MOST = 2

/** Relative differences between Inter and the stand-ins of a kind of device, in percent. */
type Differences = Record<string, number>

/** Measures the stand-ins whose local font has the name, as the shop's styles declare them; undefined without the font. */
function differences({ font, texts }: { font: string; texts: Record<string, string> }) {
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText)
    .filter((rule) => rule.includes('Inter Fallback') && rule.includes(font))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(faces.join('\n').replaceAll('Inter Fallback', 'Stand-in'))
  document.adoptedStyleSheets.push(sheet)
  const brush = document.createElement('canvas').getContext('2d')!
  const measure = async (weight: number, family: string, text: string) => {
    brush.font = `${weight} 100px "${family}"`
    const loaded = await document.fonts.load(brush.font, text)
    if (loaded.length === 0) throw new Error(`No face of ${family} has the weight ${weight}`)
    return brush.measureText(text)
  }
  const compare = async () => {
    const found: Differences = {}
    for (const weight of [400, 500, 600, 700])
      for (const [name, text] of Object.entries(texts)) {
        const inter = await measure(weight, 'Inter Variable', text)
        const standIn = await measure(weight, 'Stand-in', text)
        const percent = (kind: 'width' | 'fontBoundingBoxAscent' | 'fontBoundingBoxDescent') =>
          (standIn[kind] / inter[kind] - 1) * 100
        found[`width of ${name} at ${weight}`] = percent('width')
        found[`height above the line at ${weight}`] = percent('fontBoundingBoxAscent')
        found[`depth below the line at ${weight}`] = percent('fontBoundingBoxDescent')
      }
    return found
  }
  return compare().catch((error: unknown) => {
    if (error instanceof DOMException) return undefined
    throw error
  })
}

test('what stands in for Inter is as wide and as high, so that nothing moves when it arrives', async ({
  page,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const measured: Record<string, Differences> = {}
  for (const font of ['Arial', 'Roboto']) {
    const found = await page.evaluate(differences, { font, texts: samples })
    if (found) measured[font] = found
  }
  console.log(
    JSON.stringify(measured, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)),
  )
  expect(Object.keys(measured), 'stand-ins that this machine has').not.toEqual([])
  for (const [font, found] of Object.entries(measured))
    for (const [what, difference] of Object.entries(found))
      expect.soft(Math.abs(difference), `${font}: ${what}, percent`).toBeLessThanOrEqual(MOST)
})
