const han = /\p{Script=Han}/u

/** Maximum length of a first or last name. */
export const NAME_MAX = 60

// Letters, digits and punctuation, not spaces, control characters or what a screen draws nothing for (Hangul fillers,
// zero-width characters, variation selectors). The blank of Braille is a symbol for Unicode, and blank all the same.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u
const markup = /[<>{}]/
/** Control, format and line-break characters, except the joiners that Indic and Persian names need. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u
/** Digits of any script (not the Chinese zero, which is a character of names), and what addresses and mentions are made of. */
const foreign = /(?!\u3007)\p{N}|[@/\\＠／＼]/u
/** 'www.', or a full stop with a word right after it, which phones make a link of: 'x.yz', not 'J. R.' or 'J.R.'. */
const webAddress = /www[.．。｡]|[.．。｡]\p{L}{2}/iu

/** Whether a text has a character that can be seen. */
export const hasVisibleText = (text: string): boolean => visible.test(text)

/** Whether a text such as a street can be seen and holds no angle brackets, braces or control characters. */
export const isPlainText = (text: string): boolean =>
  hasVisibleText(text) && !markup.test(text) && !/\p{Cc}/u.test(text)

/**
 * Whether a text is a valid first or last name: 1 to 60 characters, at least one of them a letter. Names go out in
 * messages and on parcels, so they hold no web address, no digits and no markup (docs/decisions/0030).
 */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return (
    [...name].length <= NAME_MAX &&
    visibleLetter.test(name) &&
    ![markup, invisible, foreign, webAddress].some((pattern) => pattern.test(name))
  )
}

/**
 * Formats a name: surname first without a space if it contains Chinese characters, otherwise 'firstname lastname'
 * (shopping.md §5, decisions.md A-74).
 */
export function joinName(firstname: string | null | undefined, lastname: string | null | undefined): string {
  const [first, last] = [firstname?.trim() ?? '', lastname?.trim() ?? '']
  return han.test(first) || han.test(last) ? last + first : [first, last].filter(Boolean).join(' ')
}
