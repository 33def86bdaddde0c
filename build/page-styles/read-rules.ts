import { parse as parseSelector, type Selector } from 'css-what'
import postcss, { type ChildNode, type Container } from 'postcss'
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

const inside = (node: Container): string =>
  (node.nodes ?? []).map((child) => child.toString(postcss.stringify)).join(';')

function readNode(node: ChildNode): StyleRule[] {
  if (node.type === 'rule')
    return [{ selectors: node.selectors.map(readSelector), body: inside(node as Container) }]
  if (node.type !== 'atrule') return []
  const text = node.toString()
  if (node.name.endsWith('keyframes')) return [{ animation: node.params, text }]
  // A font of the shop's own comes with the whole styles, after the paint; what stands in for it is the system's.
  if (node.name === 'font-face') return /url\(/.test(text) ? [] : [{ text }]
  if (
    !node.nodes ||
    !node.nodes.some(({ type }) => type === 'rule' || type === 'atrule') ||
    node.name === 'page'
  )
    return [{ text: node.nodes ? text : `${text};` }]
  return [{ around: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(readNode) }]
}

/** Reads a style sheet as the parts that a page may need or not. */
export const readRules = (css: string): StyleRule[] => postcss.parse(css).nodes.flatMap(readNode)
