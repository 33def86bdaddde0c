/** A component's look is its own: it takes no class and no style from outside. */
export const lookProps = {
  create: (context) => ({
    'TSInterfaceBody > TSPropertySignature'(node) {
      if (['className', 'style'].includes(node.key.name))
        context.report({
          node,
          message: 'A component takes no class and no style: give it a property that says what differs.',
        })
    },
  }),
}
