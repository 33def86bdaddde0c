/** The argument that holds the sentence, by what is called. */
const sentenceAt = { Fault: 1, refusal: 1, expectedCondition: 0 }

const isText = (node) => node?.type === 'TemplateLiteral' || typeof node?.value === 'string'

/** The service refuses with values of `domain/<noun>/refusals.ts`: only those have a code and a message in six languages. */
export const refusalSentence = {
  meta: { schema: [] },
  create(context) {
    const check = ({ callee, arguments: given }) => {
      const sentence = given[sentenceAt[callee.name]]
      if (isText(sentence))
        context.report({
          node: sentence,
          message:
            'Declare this sentence in domain/<noun>/refusals.ts and throw it with refuse(): people read the message of its code.',
        })
    }
    return { CallExpression: check, NewExpression: check }
  },
}
