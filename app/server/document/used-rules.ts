import { tokensOf } from './html-tokens.ts'

/**
 * What a selector asks of a page's HTML, as ways to meet it: all tokens of one of them have to occur. A token is a tag (`td`), a class
 * (`.a1`), an id (`#main`), an attribute (`open=`), an attribute with its value (`aria-current=page`) or a language (`lang:th`).
 */
export type Needs = readonly (readonly string[])[]

/** A part of a style sheet, as `build/page-styles/` has read it. */
export type StyleRule =
  /** A rule: its selectors, each with its needs, and its declarations. */
  | { readonly selectors: readonly (readonly [text: string, needs: Needs])[]; readonly body: string }
  /** `@media` and the like around rules. */
  | { readonly around: string; readonly rules: readonly StyleRule[] }
  /** `@keyframes`, needed where a declaration names it. */
  | { readonly animation: string; readonly text: string }
  /** What stands for itself. */
  | { readonly text: string }

/**
 * What script alone, or a person alone, puts on a page before the application is there: a `details` that is opened, the message of
 * the loader, the press that it holds.
 */
const MAY_COME = ['html', 'head', 'body', 'open=', 'hidden=', 'data-wait=']

function written(rules: readonly StyleRule[], page: ReadonlySet<string>): string {
  let css = ''
  for (const rule of rules)
    if ('body' in rule) {
      const used = rule.selectors.filter(([, needs]) =>
        needs.some((tokens) => tokens.every((token) => page.has(token))),
      )
      if (used.length > 0) css += `${used.map(([text]) => text).join(',')}{${rule.body}}`
    } else if ('around' in rule) {
      const inner = written(rule.rules, page)
      if (inner) css += `${rule.around}{${inner}}`
    } else if (!('animation' in rule)) css += rule.text
  return css
}

function animationsIn(rules: readonly StyleRule[]): { animation: string; text: string }[] {
  return rules.flatMap((rule) =>
    'animation' in rule ? [rule] : 'around' in rule ? animationsIn(rule.rules) : [],
  )
}

/**
 * The rules that a page's HTML can use before the application is there, in their order; what cannot be judged counts as used. Rules
 * for states stay (`:hover`, `:checked`), those for attributes that only components set go.
 */
export function usedRules(rules: readonly StyleRule[], html: string): string {
  const css = written(rules, new Set([...MAY_COME, ...tokensOf(html)]))
  const animations = animationsIn(rules).filter(({ animation }) => css.includes(animation))
  return css + animations.map(({ text }) => text).join('')
}
