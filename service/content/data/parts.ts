import { inLanguage, languageCodes, type LanguageCode, type Six } from '#service/catalogue/data/model.ts'

/** Something on a page that can be written in any of the languages, as HTML: for pages with links, steps and tables. */
export type Part = (language: LanguageCode) => string

const element = (tag: string) => (...text: Six): Part => (language) => `<${tag}>${inLanguage(text, language)}</${tag}>`
/** A heading below the page's own. */
export const heading = element('h2')
export const paragraph = element('p')
export const item = element('li')
export const list = (...items: Part[]): Part => (language) => `<ul>${items.map((part) => part(language)).join('')}</ul>`
export const steps = (...items: Part[]): Part => (language) => `<ol>${items.map((part) => part(language)).join('')}</ol>`

/** The parts of a page as HTML in every language. */
export function write(...parts: Part[]): Six {
  const [en = '', zhCn = '', zhHk = '', ms = '', vi = '', th = ''] = languageCodes.map((language) => parts.map((part) => part(language)).join(''))
  return [en, zhCn, zhHk, ms, vi, th]
}
