/** A space between inline elements that the formatter puts on separate lines. */
export const SPACE = ' '
/** Before an estimated amount; a word beside it says so too. */
export const ABOUT = '≈'
/** In place of what is not known. */
export const DASH = '—'
