import ts from 'typescript'
import { lengthOf, textOf } from './imports.ts'

/** Lines that a function, a component and a file may have. */
export const limits = { function: 60, component: 120, file: 300 } as const

/** What is longer than its limit, with the reason that stands above it. */
export interface Long {
  /** `service/orders/place.ts placeOrder` */
  what: string
  lines: number
  reason: string | undefined
}

/** The reason of a comment `// Long: one table of all the cases, read from top to bottom.` */
const reasonIn = (comments: string): string | undefined => /(?:\/\/|\*) Long: (.{20,})/.exec(comments)?.[1]

const nameOf = (node: ts.FunctionLikeDeclaration): string => {
  if (node.name) return node.name.getText()
  // `const Name = (…) => …`, also within a call: `const Name = memo((…) => …)`
  let { parent }: { parent: ts.Node } = node
  while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent)) ({ parent } = parent)
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : 'function'
}

const isComponent = (file: string, name: string): boolean => file.endsWith('.tsx') && /^[A-Z]/.test(name)

/** The statement or member that a function belongs to: comments stand above that. */
function headOf(node: ts.Node): ts.Node {
  let head = node
  while (
    !ts.isStatement(head) &&
    !ts.isClassElement(head) &&
    !ts.isPropertyAssignment(head) &&
    !ts.isSourceFile(head.parent)
  )
    head = head.parent
  return head
}

/** The functions and components of a file that are longer than they may be. */
export function longFunctions(file: string, source = textOf(file)): Long[] {
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const lineOf = (position: number) => parsed.getLineAndCharacterOfPosition(position).line
  const found: Long[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
      const name = nameOf(node)
      if (lines > limits[isComponent(file, name) ? 'component' : 'function']) {
        const head = headOf(node)
        const comments = source.slice(head.getFullStart(), head.getStart())
        found.push({ what: `${file} ${name}`, lines, reason: reasonIn(comments) })
        // what lies inside is long because of itself or makes this long: once is enough
        return
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** A file that is longer than it may be. Its reason stands in its first lines. */
export function longFile(file: string): Long[] {
  const lines = lengthOf(file)
  if (lines <= limits.file) return []
  return [{ what: file, lines, reason: reasonIn(textOf(file).split('\n').slice(0, 20).join('\n')) }]
}
