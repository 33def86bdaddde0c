/** react-aria moves the focus in a later frame: a play function waits for it. */
export const waitForFocus = {
  create: (context) => ({
    'AwaitExpression > CallExpression'(node) {
      if (node.callee.property?.name === 'toHaveFocus' && node.callee.object.type === 'CallExpression')
        context.report({ node, message: 'Wait for the focus: await waitFor(() => expect(…).toHaveFocus()).' })
    },
  }),
}
