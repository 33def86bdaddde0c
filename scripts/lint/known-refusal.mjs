import { refusalCode } from '../../domain/contract/refusal.ts'

/** The template of `fault(400, '…')` and `tooMany('…')`, if it is written out there. */
function templateOf({ callee, arguments: [first, second] }) {
  const isRefusal = callee.name === 'fault' && /^4\d\d$/.test(String(first?.value))
  const template = isRefusal ? second : callee.name === 'tooMany' ? first : undefined
  return template?.type === 'Literal' && typeof template.value === 'string' ? template : undefined
}

/** A refusal reaches people in six languages only when `domain/contract/refusal.ts` knows its sentence. */
export const knownRefusal = {
  meta: {
    schema: [{ type: 'object', properties: { neverShown: { type: 'array', items: { type: 'string' } } } }],
  },
  create(context) {
    const neverShown = context.options[0]?.neverShown ?? []
    return {
      CallExpression(node) {
        const template = templateOf(node)
        if (!template || refusalCode(template.value) !== undefined || neverShown.includes(template.value))
          return
        context.report({
          node: template,
          message:
            'Give this sentence a code in domain/contract/refusal.ts, or people read it in English; list it in .oxlintrc.json if no screen shows it.',
        })
      },
    }
  },
}
