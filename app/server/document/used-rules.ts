import { tokensOf } from './html-tokens.ts'

/**
 * What a selector asks of a page's HTML, as ways to meet it: all tokens of one of them have to occur. A token is a tag (`td`), a class
 * (`.a1`), an id (`#main`), an attribute (`open=`), an attribute with its value (`aria-current=page`) or a language (`lang:th`).
 */
export type Needs = readonly (readonly string[])[]

/** A custom property that a rule declares: its name, and the declaration. */
type Declared = readonly [name: string, text: string]

/** A part of a style sheet, as `build/page-styles/` has read it. */
export type StyleRule =
  /** A rule: its selectors, each with its needs, its declarations, and those of custom properties among them. */
  | {
      readonly selectors: readonly (readonly [text: string, needs: Needs])[]
      readonly body: string
      readonly own?: readonly Declared[]
    }
  /** `@media` and the like around rules. */
  | { readonly around: string; readonly rules: readonly StyleRule[] }
  /** `@keyframes`, needed where a declaration names it. */
  | { readonly animation: string; readonly text: string }
  /** What stands for itself. */
  | { readonly text: string }

/** A part that a page uses: a text, a rule, or rules with something around them. */
type Part =
  | string
  | { readonly head: string; readonly body: string; readonly own: readonly Declared[] }
  | { readonly head: string; readonly inner: readonly Part[] }

/**
 * What script alone, or a person alone, puts on a page before the application is there: a `details` that is opened, the message of
 * the loader, the press that it holds; and `data-early`, which the loader sets at once.
 */
const MAY_COME = ['html', 'head', 'body', 'open=', 'hidden=', 'data-wait=', 'data-early=']

const namesIn = (text: string): readonly string[] => text.match(/--[\w-]+/g) ?? []

function partsFor(rules: readonly StyleRule[], page: ReadonlySet<string>): Part[] {
  return rules.flatMap((rule): Part[] => {
    if ('around' in rule) {
      const inner = partsFor(rule.rules, page)
      return inner.length > 0 ? [{ head: rule.around, inner }] : []
    }
    if ('animation' in rule) return []
    if ('text' in rule) return [rule.text]
    const used = rule.selectors.filter(([, needs]) =>
      needs.some((tokens) => tokens.every((token) => page.has(token))),
    )
    const head = used.map(([text]) => text).join(',')
    return head === '' ? [] : [{ head, body: rule.body, own: rule.own ?? [] }]
  })
}

function animationsIn(rules: readonly StyleRule[]): { animation: string; text: string }[] {
  return rules.flatMap((rule) =>
    'animation' in rule ? [rule] : 'around' in rule ? animationsIn(rule.rules) : [],
  )
}

const declaredIn = (parts: readonly Part[]): Declared[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : 'inner' in part ? declaredIn(part.inner) : part.own,
  )

/** The text of parts, with those custom properties that are `wanted`. */
function written(parts: readonly Part[], wanted: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const own = 'own' in part ? part.own.filter(([name]) => wanted(name)).map(([, text]) => text) : []
      const inside =
        'inner' in part ? written(part.inner, wanted) : [...own, ...(part.body ? [part.body] : [])].join(';')
      return inside && `${part.head}{${inside}}`
    })
    .join('')
}

/** The custom properties that a text uses, and those that they use. */
function reached(text: string, declared: readonly Declared[]): ReadonlySet<string> {
  const uses = Map.groupBy(declared, ([name]) => name)
  const names = new Set(namesIn(text))
  // a set goes on with what is added meanwhile
  for (const name of names)
    for (const [, declaration] of uses.get(name) ?? [])
      for (const each of namesIn(declaration)) names.add(each)
  return names
}

/** Gives custom properties names of one or two signs. What the HTML names keeps its name, and so does what the styles only use. */
function shortened(css: string, declared: readonly Declared[], html: string): string {
  const inHtml = new Set(namesIn(html))
  const inCss = new Set(namesIn(css))
  const isDeclared = new Set(declared.map(([name]) => name))
  const own = [...inCss].filter((name) => isDeclared.has(name) && !inHtml.has(name))
  const taken = new Set([...inHtml, ...inCss])
  const free = Array.from(
    { length: own.length + taken.size },
    (_, index) => `--${index.toString(36)}`,
  ).filter((name) => !taken.has(name))
  const short = new Map(own.map((name, index) => [name, free[index] ?? name]))
  return css.replaceAll(/--[\w-]+/g, (name) => short.get(name) ?? name)
}

/**
 * The rules that a page's HTML can use before the application is there, in their order; what cannot be judged counts as used. Rules
 * for states stay (`:checked`, `:focus-visible`), those for attributes that only components set go. Custom properties stay where
 * something uses them, under names of this page's own.
 */
export function usedRules(rules: readonly StyleRule[], html: string): string {
  const parts = partsFor(rules, new Set([...MAY_COME, ...tokensOf(html)]))
  const declared = declaredIn(parts)
  const plain = written(parts, () => false)
  const mayName = plain + declared.map(([, text]) => text).join(';')
  const animations = animationsIn(rules)
    .filter(({ animation }) => new RegExp(`[\\s:,]${animation}(?![\\w-])`).test(mayName))
    .map(({ text }) => text)
    .join('')
  const names = reached(plain + animations + namesIn(html).join(), declared)
  return shortened(written(parts, (name) => names.has(name)) + animations, declared, html)
}
