const han = /\p{Script=Han}/u
/** The first letter; in Thai the first consonant, because a vowel written before it is no initial. */
const firstLetter = /(?![\u0e40-\u0e44])\p{L}/u

/** Stands for the characters of a Chinese name that are left out. */
const HIDDEN = '＊'

/** A person as the service knows them. */
interface Named {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly shares_details: boolean
}

/** The two fields of a name, as `joinName` joins them. */
export interface ShownName {
  readonly firstname: string
  readonly lastname: string
}

/** Whether a caller may see somebody's full name: their own, or that of people who share it (docs/decisions/0017, 0030). */
export const seesName = (
  person: Pick<Named, 'id' | 'shares_details'>,
  callerId: number | undefined,
): boolean => person.shares_details || person.id === callerId

/** 'Lee' → 'L.', '陳' → '陳'. */
function initialOf(text: string): string {
  const [character] = han.exec(text) ?? []
  if (character || !text) return character ?? ''
  const [letter] = firstLetter.exec(text.normalize('NFC')) ?? []
  return letter ? `${letter}.` : HIDDEN
}

/**
 * Initials of a name: 'Wing' 'Lee' → 'W.' 'L.'. Of a Chinese name the first character of the family name and an asterisk
 * for the rest: '大文' '陳' → '＊' '陳', joined '陳＊'.
 */
function initialsOf(first: string, last: string): ShownName {
  if (han.test(last)) return { firstname: first && HIDDEN, lastname: initialOf(last) + (first ? '' : HIDDEN) }
  return { firstname: initialOf(first) + (han.test(first) ? HIDDEN : ''), lastname: initialOf(last) }
}

/** The name that one customer sees of another: in full with their consent or of themselves, otherwise initials. */
export const shownName = (person: Named, callerId: number | undefined): ShownName =>
  seesName(person, callerId)
    ? { firstname: person.firstname, lastname: person.lastname }
    : initialsOf(person.firstname.trim(), person.lastname.trim())
