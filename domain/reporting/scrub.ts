/** Replaces removed data. */
const covers: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"(),;:@]+@[^\s<>"'(),;@]+/g, '[address]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  // tokens, cart ids, keys: long and not a word
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}\b/gi, '[token]'],
  // phone, card and ID numbers and codes, in any grouping, but not the number of a report
  [/(?<!webapi-[\da-f]*)\+?\d(?:[\s().-]{0,2}\d){4,}[xX]?/g, '[number]'],
]

/** Keeps the path of an address, without its query and without identifiers in the path. */
export function scrubAddress(address: string): string {
  const [, origin = '', path = ''] = /^(\w[\w+.-]*:\/\/[^/?#]*)?([^?#]*)/.exec(address) ?? []
  const host = origin.replace(/\/\/.*@/, '//')
  return (
    host +
    path
      .split('/')
      .map((part) => (/\.(m?js|tsx?|css)$/.test(part) ? part : scrubWords(plain(part))))
      .join('/')
  )
}

const plain = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const scrubWords = (text: string): string =>
  covers.reduce((rest, [pattern, cover]) => rest.replace(pattern, cover), text)

/** Removes from a sentence whatever may identify a person, open a session or reveal a search. */
export const scrubText = (text: string): string =>
  text
    .split(/(\w[\w+.-]*:\/\/[^\s"'<>)]+|\/[^\s"'<>)]*\?[^\s"'<>)]*)/)
    .map((part, index) => (index % 2 === 1 ? scrubAddress(part) : scrubWords(part)))
    .join('')
