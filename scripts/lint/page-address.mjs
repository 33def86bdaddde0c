import { pagePatterns } from '../../domain/store/paths.ts'

/** First segments of the pages' addresses: `cart`, `dashboard` … */
const segments = [
  ...new Set(Object.values(pagePatterns).flatMap((pattern) => pattern.split('/')[1] || [])),
].join('|')
/** A page's address, alone or inside a selector or a piece of HTML. */
const address = new RegExp(`(^|["'])/(${segments})(?=$|[/?#"'])`)

/** The addresses of pages stand in domain/store/paths.ts alone: links, redirects and mails take them from `paths`. */
export const pageAddress = {
  meta: { schema: [{ type: 'object', properties: { calls: { type: 'array', items: { type: 'string' } } } }] },
  create(context) {
    const calls = context.options[0]?.calls ?? []
    const check = (node, text) => {
      if (address.test(text) && !calls.includes(text))
        context.report({ node, message: 'Take the address of a page from `paths` of domain/store/paths.ts.' })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis[0].value.cooked ?? '')
      },
    }
  },
}
