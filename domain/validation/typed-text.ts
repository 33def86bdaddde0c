/**
 * Characters that are pasted along without being seen: zero-width spaces, marks of direction, soft hyphens, variation
 * selectors (Unicode's default ignorable code points).
 */
const unseen = /\p{DI}/gu
/** The same without the joiners of Indic and Persian words and the variants of Han characters, which names hold. */
const unseenInNames = /(?!\u200c|\u200d|[\u{e0100}-\u{e01ef}])\p{DI}/gu

/**
 * An email address, number or code as people paste and type it, ready to be compared: full-width letters and digits of
 * Chinese keyboards become ASCII, characters that cannot be seen and the spaces around it go.
 */
export const typedIdentifier = (text: string): string => text.normalize('NFKC').replace(unseen, '').trim()

/** A name or a line of an address as people paste and type it, without what cannot be seen. Its characters stay as they are. */
export const typedName = (text: string): string => text.normalize('NFC').replace(unseenInNames, '').trim()
