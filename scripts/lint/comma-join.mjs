/** Lists on a screen are joined by `listComma`: Chinese writes a full-width comma. */
export const commaJoin = {
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.property?.name === 'join' && node.arguments[0]?.value === ', ')
        context.report({ node, message: 'Chinese writes another comma: join with listComma(language).' })
    },
  }),
}
