const statement = /^\s*(select\b[^`'"]*\bfrom|insert into|delete from|update \w+ set|with \w+ as)\b/
const connections = new Set(['db', 'tx', 'database', 'nested'])

/** SQL stands in stores: a reader finds every statement about a table in one place. */
export const sqlInStores = {
  create(context) {
    const check = (node, text) => {
      if (statement.test(text)) context.report({ node, message: 'SQL stands in a …store.ts.' })
    }
    return {
      CallExpression(node) {
        const { object, property } = node.callee
        if (connections.has(object?.name) && ['query', 'one'].includes(property?.name))
          context.report({ node, message: 'The database is asked in a …store.ts.' })
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map((part) => part.value.cooked).join(' x '))
      },
    }
  },
}
