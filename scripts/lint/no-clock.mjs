/** A rule is told the time: it gives the same answer to the same question, in a test and on both sides of the wire. */
export const noClock = {
  create(context) {
    const report = (node) => context.report({ node, message: 'A rule takes the time as an argument.' })
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        const { object, property } = node.callee
        if (object?.name === 'Date' && property?.name === 'now') report(node)
      },
    }
  },
}
