/** A title that fits, and a reason in the body. Holds for the commits since this file came (`scripts/commits.mjs`). */
export default {
  parserPreset: { parserOpts: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] } },
  ignores: [(message) => message.startsWith('Merge ')],
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    'body-empty': [2, 'never'],
  },
}
