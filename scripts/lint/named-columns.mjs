/** A select list or `returning` that leaves the columns to the table. */
const everyColumn = /\b(?:select|returning)\s+(?:distinct\s+)?(?:\w+\.)?\*|,\s*\w+\.\*/i

/** A statement names the columns that it answers; one that `sql` types is not asserted to answer something else (docs/decisions/0041). */
export const namedColumns = {
  create(context) {
    const check = (node, text) => {
      if (everyColumn.test(text))
        context.report({ node, message: 'Name the columns that the statement answers.' })
    }
    return {
      CallExpression(node) {
        const [statement] = node.arguments
        if (
          ['query', 'one'].includes(node.callee.property?.name) &&
          node.typeArguments &&
          statement?.type === 'TaggedTemplateExpression' &&
          statement.tag.name === 'sql'
        )
          context.report({ node, message: 'A statement written with `sql` types its answer by itself.' })
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map((part) => part.value.cooked).join('x'))
      },
    }
  },
}
