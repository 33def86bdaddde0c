/** The catalogues of pages are found by the ids that sources name (`scripts/words/`): one that begins with a value is found nowhere. */
export const messageId = {
  create: (context) => ({
    Property(node) {
      const { key, value } = node
      if (key.name !== 'id' || value.type !== 'TemplateLiteral') return
      const [{ value: first }] = value.quasis
      const call = node.parent.parent
      if (call.type !== 'CallExpression' || call.callee.property?.name !== 'formatMessage') return
      if (!/^[a-z][\w-]*\./.test(first.cooked))
        context.report({
          node: value,
          message: "Begin a message's id with its noun: `orders.status.${status}`.",
        })
    },
  }),
}
