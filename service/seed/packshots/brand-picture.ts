import { languageOf, type LanguageCode } from '#domain/store/languages.ts'
import { SONG } from './label.ts'
import { ems, isHan } from './letters.ts'
import { escapeText, n } from './svg.ts'

const WIDEST = 170
/**
 * The sign of a brand: its name in the language of the page, in Chinese with the Latin one below.
 * @param name by language
 */
export function brandPicture(name: Readonly<Record<string, string>>, language: LanguageCode): string {
  const latin = name['en'] ?? '',
    own = name[language] ?? latin
  const size = Math.min(isHan(own) ? 40 : 28, WIDEST / ems(own))
  const face = isHan(own) ? SONG : "'Helvetica Neue',Roboto,Arial,sans-serif"
  const sub = own === latin ? '' : latin.toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" lang="${languageOf(language)?.tag ?? ''}" aria-label="${escapeText(own)}"><rect width="200" height="200" fill="#f1ede1"/><g text-anchor="middle" fill="#14211b"><text x="100" y="104" font-family="${face}" font-weight="700" font-size="${n(size)}">${escapeText(own)}</text><rect x="88" y="122" width="24" height="2"/>${sub && `<text x="101" y="146" font-family="'Helvetica Neue',Roboto,Arial,sans-serif" font-size="13" letter-spacing="2">${escapeText(sub)}</text>`}</g></svg>`
}
