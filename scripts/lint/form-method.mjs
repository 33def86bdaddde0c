const valueOf = (attribute) => attribute?.value?.value

/** A form can be sent before its script has loaded: by POST, so that no field lands in the address, or as a search. */
export const formMethod = {
  create: (context) => ({
    JSXOpeningElement(node) {
      if (node.name.name !== 'form') return
      const find = (name) => node.attributes.find((attribute) => attribute.name?.name === name)
      const method = valueOf(find('method'))
      if (method === 'post' || (method === 'get' && find('action'))) return
      context.report({
        node,
        message:
          'Say how the form is sent without script: method="post", or method="get" with an action (docs/decisions/0032).',
      })
    },
  }),
}
