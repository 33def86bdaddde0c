import type { LocalizedString } from '@internationalized/string'

type Values = Record<string, string | number | boolean>
/** What react-aria hands over to write numbers in the language. */
interface Numbers {
  number: (value: number) => string
}

/** A text with values in it. react-aria's type hides the formatter's `number` from other languages than its own. */
export const speak = (say: (values: Values, formatter: Numbers) => string): LocalizedString =>
  ((values: Values | undefined, formatter: Numbers) =>
    say(values ?? {}, formatter)) as unknown as LocalizedString
