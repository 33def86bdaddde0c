const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)/gi
const ATTRIBUTE = /\s([^\s=>"/]+)(?:="([^"]*)")?/g

/** The token of a language: a page that says `zh-Hant-HK` may meet `:lang(zh)` and `:lang(zh-HK)`. */
export const languageToken = (tag: string): string => `lang:${tag.toLowerCase().split('-')[0]}`

function addAttributes(attributes: string, tokens: Set<string>): void {
  for (const [, written = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const name = written.toLowerCase()
    tokens.add(`${name}=`).add(`${name}=${value}`)
    if (name === 'id') tokens.add(`#${value}`)
    else if (name === 'lang') tokens.add(languageToken(value))
    else if (name === 'class') for (const each of value.split(/\s+/)) tokens.add(`.${each}`)
  }
}

/** Everything in HTML, as React writes it, that a selector may ask for: see `Needs` of used-rules.ts. */
export function tokensOf(html: string): Set<string> {
  const tokens = new Set<string>()
  const seen = new Set<string>()
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    tokens.add(tag.toLowerCase())
    if (seen.has(attributes)) continue
    seen.add(attributes)
    addAttributes(attributes, tokens)
  }
  return tokens
}
