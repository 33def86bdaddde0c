import { typedName } from '../validation/typed-text.ts'

/** Maximum length of a first or last name. */
export const NAME_MAX = 60

// Hangul fillers are letters for Unicode, of which a screen draws nothing (DI, default ignorable).
const visibleLetter = /(?!\p{DI})\p{L}/u
const visibleText = /(?!\p{DI})[\p{L}\p{N}]/u
/**
 * What no name holds: markup, '@' and slashes; digits of any script (〇 is a character of names); what is not printed,
 * except the joiners of Indic and Persian names; and web addresses: 'www.', or a full stop with a word right after it,
 * which phones make a link of ('x.yz', not 'J. R.' or 'J.R.').
 */
const noName = /[<>{}@/\\]|(?!〇)\p{N}|(?!\u200c|\u200d)[\p{C}\u2028\u2029]|www[.。]|[.。]\p{L}{2}/iu

/** Whether a text has a letter or digit that can be seen. */
export const hasVisibleText = (text: string): boolean => visibleText.test(text)

/** Whether a text such as a street can be seen and holds no angle brackets, braces or control characters. */
export const isPlainText = (text: string): boolean => hasVisibleText(text) && !/[<>{}\p{Cc}]/u.test(text)

export interface PersonNames {
  firstname: string
  lastname: string
}

/** What is wrong with a person's names. For many people one word is the whole name, so either field will do (docs/decisions/0004). */
export function nameFaults(names: PersonNames): Partial<Record<keyof PersonNames, 'required' | 'name'>> {
  const given = { firstname: typedName(names.firstname), lastname: typedName(names.lastname) }
  if (!given.firstname && !given.lastname) return { firstname: 'required', lastname: 'required' }
  return {
    ...(given.firstname && !isPersonName(given.firstname) && { firstname: 'name' as const }),
    ...(given.lastname && !isPersonName(given.lastname) && { lastname: 'name' as const }),
  }
}

/**
 * Whether a text is a valid first or last name: 1 to 60 characters, at least one of them a letter. Names are printed on
 * parcels and in messages, so they hold no web address, no digits and no markup (docs/decisions/0030).
 */
export function isPersonName(text: string): boolean {
  // full-width forms are read like the ASCII ones
  const name = text.trim().normalize('NFKC')
  return [...name].length <= NAME_MAX && visibleLetter.test(name) && !noName.test(name)
}
