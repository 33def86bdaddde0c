import { parse as parseSelector, type Selector } from 'css-what'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import type { Needs, StyleRule } from '../../app/server/document/used-rules.ts'
import { languageToken } from '../../app/server/document/html-tokens.ts'

/** Pseudo-classes whose selectors have to be met, too; of another one nothing is known. */
const nested = new Set(['is', 'where', 'has', 'matches'])

/** What a part of a selector asks for, as ways to meet it; undefined where that cannot be judged. */
function needsOfPart(part: Selector): Needs | undefined {
  if (part.type === 'tag') return [[part.name.toLowerCase()]]
  if (part.type === 'attribute') {
    if (part.action === 'element' && part.name === 'class') return [[`.${part.value}`]]
    if (part.name === 'id') return [[`#${part.value}`]]
    const name = part.name.toLowerCase()
    return [[part.action === 'equals' && part.ignoreCase !== true ? `${name}=${part.value}` : `${name}=`]]
  }
  if (part.type !== 'pseudo') return undefined
  if (Array.isArray(part.data)) return nested.has(part.name) ? part.data.flatMap(needsOf) : undefined
  if (part.name === 'lang' && part.data)
    return part.data.split(',').map((tag) => [languageToken(tag.trim().replaceAll('"', ''))])
  return undefined
}

function needsOf(selector: readonly Selector[]): Needs {
  let ways: Needs = [[]]
  for (const part of selector) {
    const more = needsOfPart(part)
    if (more) ways = ways.flatMap((way) => more.map((tokens) => [...way, ...tokens]))
  }
  return ways
}

/** The needs of a selector; one that cannot be read is always met. */
function readSelector(text: string): readonly [string, Needs] {
  try {
    return [text, parseSelector(text).flatMap(needsOf)]
  } catch {
    return [text, [[]]]
  }
}

const isCustom = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--')

const textOf = (nodes: readonly ChildNode[]): string =>
  nodes.map((child) => child.toString(postcss.stringify)).join(';')

function readRule(node: Rule): StyleRule {
  const own = node.nodes.filter(isCustom).map((child) => [child.prop, textOf([child])] as const)
  return {
    selectors: node.selectors.map(readSelector),
    body: textOf(node.nodes.filter((child) => !isCustom(child))),
    ...(own.length > 0 && { own }),
  }
}

/**
 * Whether rules are for paper alone or for what a pointer rests on. They come with the whole styles, a moment after the page: until
 * then a link does not change under a mouse.
 */
const isForLater = ({ name, params }: AtRule): boolean =>
  name === 'page' ||
  (name === 'media' && params.split(',').every((query) => /^print\b|\(hover:\s*hover\)/.test(query.trim())))

function readNode(node: ChildNode): StyleRule[] {
  if (node.type === 'rule') return [readRule(node)]
  if (node.type !== 'atrule' || isForLater(node)) return []
  const text = node.toString()
  if (node.name.endsWith('keyframes')) return [{ animation: node.params, text }]
  // A font of the shop's own comes with the whole styles, after the paint; what stands in for it is the system's.
  if (node.name === 'font-face') return /url\(/.test(text) ? [] : [{ text }]
  if (!node.nodes?.some(({ type }) => type === 'rule' || type === 'atrule'))
    return [{ text: node.nodes ? text : `${text};` }]
  return [{ around: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(readNode) }]
}

/** Reads a style sheet as the parts that a page may need or not. */
export const readRules = (css: string): StyleRule[] => postcss.parse(css).nodes.flatMap(readNode)
