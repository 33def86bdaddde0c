import { expect, it } from 'vitest'
import { decodeCaptchaAnswer, encodeCaptchaAnswer, isCaptchaFormId, type CaptchaAnswer } from './captcha.ts'

const answer: CaptchaAnswer = {
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'n',
      salt: 's',
      cost: 5_000,
      keyLength: 32,
      // letters that plain base64 writes with a plus sign and a slash
      keyPrefix: '~~~???>>>',
      data: { formId: 'signup', expires: 1_795_367_036 },
    },
    signature: 'f',
  },
  solution: { counter: 12, derivedKey: '00' },
}

it('a solved challenge comes back from the letters that a path may hold', () => {
  const segment = encodeCaptchaAnswer(answer)
  expect(segment).toMatch(/^[\w-]+$/)
  expect(decodeCaptchaAnswer(segment)).toEqual(answer)
})

it.each([
  ['nothing', ''],
  ['no base64', '%'],
  ['no JSON', btoa('solved')],
  ['a challenge that is not solved', btoa(JSON.stringify({ challenge: answer.challenge }))],
  ['a solution without its challenge', btoa(JSON.stringify({ solution: answer.solution }))],
  [
    'a challenge that names no form',
    encodeCaptchaAnswer({
      ...answer,
      challenge: {
        ...answer.challenge,
        parameters: { ...answer.challenge.parameters, data: { expires: 1 } as never },
      },
    }),
  ],
])('%s is no answer', (_, segment) => {
  expect(decodeCaptchaAnswer(segment)).toBeUndefined()
})

it('an answer has at most 2,000 characters', () => {
  const ofLength = (length: number) => {
    const parameters = { ...answer.challenge.parameters, salt: 's'.repeat(length) }
    return encodeCaptchaAnswer({ ...answer, challenge: { ...answer.challenge, parameters } })
  }
  const longest = Array.from({ length: 2_000 }, (_, length) => ofLength(length)).findLast(
    ({ length }) => length <= 2_000,
  )!
  expect(longest.length).toBeGreaterThan(1_995)
  expect(decodeCaptchaAnswer(longest)).toBeDefined()
  expect(decodeCaptchaAnswer(ofLength(1_600))).toBeUndefined()
})

it.each([
  ['signup', true],
  ['user.login:2-a_b', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['a/b', false],
  ['/ab', false],
  ['ab/', false],
])('%s names a form: %s', (formId, is) => {
  expect(isCaptchaFormId(formId)).toBe(is)
})
