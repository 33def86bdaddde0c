import { z } from 'zod'
import { languageCodes, type Six } from './six-languages.ts'

/** A text of a data file: an object with all six languages. */
const textByLanguage = z.strictObject({
  en: z.string(),
  zh_cn: z.string(),
  zh_hk: z.string(),
  ms: z.string(),
  vi: z.string(),
  th: z.string(),
})

/** Schema of a text of a data file. A missing or an unknown language is an error. */
export const six = textByLanguage.transform(
  (text): Six => languageCodes.map((code) => text[code]) as unknown as Six,
)

/** The texts of a data file under their keys. @throws ZodError when a text lacks a language */
export const textsOf = <Key extends string>(
  file: Readonly<Record<Key, z.input<typeof six>>>,
): Readonly<Record<Key, Six>> => z.record(z.string(), six).parse(file) as Record<Key, Six>
