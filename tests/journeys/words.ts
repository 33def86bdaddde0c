import { readdirSync, readFileSync } from 'node:fs'
import { createIntl, createIntlCache } from 'react-intl'
import { languageOf, type LanguageCode } from '../../domain/store/languages.ts'

type Ids = FormatjsIntl.Message extends { ids: infer Id } ? Extract<Id, string> : string
/** Says a message as a visitor of that language reads it. */
export type Say = (id: Ids, values?: Record<string, string | number>) => string

const locales = new URL('../../locales/', import.meta.url)
const parts = readdirSync(locales, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)

/** The texts of a language, so that one journey can be walked in each of the six. */
export function wordsOf(code: LanguageCode): Say {
  const messages = Object.assign(
    {},
    ...parts.map(
      (part) =>
        JSON.parse(readFileSync(new URL(`${part}/${code}.json`, locales), 'utf8')) as Record<string, string>,
    ),
  ) as Record<string, string>
  const intl = createIntl({ locale: languageOf(code)!.tag, messages }, createIntlCache())
  return (id, values) => intl.formatMessage({ id }, values)
}
