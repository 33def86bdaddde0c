/** The amount that the offer writes without decimals. */
const documented = /HK\$258(?!\d|[.,]\d)/g
/** An amount in Hong Kong dollars without two decimals, also one that a template puts together by itself. */
const incomplete = /HK\$\s?(\d(?:[\d,]*\d)?(?!\d|,\d|\.\d\d(?!\d))|\$\{)/

/** Amounts look alike everywhere: `formatMoney` writes them, with two decimals. */
export const writtenMoney = {
  create(context) {
    const check = (node, text) => {
      if (incomplete.test(text.replaceAll(documented, '')))
        context.report({ node, message: 'Write an amount with formatMoney: HK$1,000.00.' })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      JSXText: (node) => check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map((part) => part.value.cooked).join('${')),
    }
  },
}
