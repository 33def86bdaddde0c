/** An SMS is queued only in files whose messages service/sms-content.test.ts sends in every language: none may hold what a customer typed. */
export const smsInTestedFiles = {
  create: (context) => ({
    Property(node) {
      if (node.key.name === 'channel' && node.value.value === 'sms')
        context.report({
          node,
          message:
            'Add the message to service/sms-content.test.ts, then this file to those of .oxlintrc.json that queue SMS.',
        })
    },
  }),
}
