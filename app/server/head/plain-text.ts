const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** The words of HTML. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** About as much as a search engine shows below a title. */
const LENGTH = 160

/** A text cut to what a search engine shows, at the end of a word where words are parted. */
export function shortened(text: string): string {
  if (text.length <= LENGTH) return text
  const cut = text.slice(0, LENGTH - 1)
  const words = cut.replace(/\s+\S*$/, '')
  return `${(words.length > LENGTH / 2 ? words : cut).trimEnd()}…`
}
