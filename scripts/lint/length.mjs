/** Lines that a function, a component and a file may have. */
const MOST = { function: 60, component: 120, file: 300 }

const explains = (comments) => comments.some(({ value }) => /^[\s*]*Long: .{20,}/m.test(value))

function nameOf(node) {
  if (node.id) return node.id.name
  // `const Name = (…) => …`, also within a call: `const Name = memo((…) => …)`
  let { parent } = node
  while (parent.type === 'CallExpression') ({ parent } = parent)
  return parent.id?.name ?? parent.key?.name ?? 'function'
}

/** Whether a function that is too long itself is around this one: once is enough. */
function isInsideOf(node, found) {
  for (let above = node.parent; above; above = above.parent) if (found.has(above)) return true
  return false
}

/** The comments above a function, and above each statement or member that it belongs to. */
function commentsAbove(node, source) {
  const comments = []
  for (let head = node; head && head.type !== 'Program' && head.type !== 'BlockStatement'; head = head.parent)
    comments.push(...source.getCommentsBefore(head))
  return comments
}

/** Functions, components and files are short, or say why not in a comment above: `// Long: one statement, read from top to bottom.` */
export const length = {
  create(context) {
    const source = context.sourceCode
    const found = new Set()
    const linesOf = ({ loc }) => loc.end.line - loc.start.line + 1
    const checkFunction = (node) => {
      const name = nameOf(node)
      const kind = context.filename.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'component' : 'function'
      if (linesOf(node) <= MOST[kind] || isInsideOf(node, found)) return
      found.add(node)
      if (explains(commentsAbove(node, source))) return
      context.report({
        node,
        message: `${name} has ${linesOf(node)} lines of ${MOST[kind]}: split it, or say why above it (// Long: …).`,
      })
    }
    return {
      Program(node) {
        const lines = source.text.trimEnd().split('\n').length
        const first = source.getAllComments().filter(({ loc }) => loc.start.line <= 20)
        if (lines > MOST.file && !explains(first))
          context.report({
            node,
            message: `${lines} lines of ${MOST.file}: split the file, or say why in its first lines (// Long: …).`,
          })
      },
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
    }
  },
}
