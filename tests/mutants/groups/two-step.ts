import { service, story, unit, type Fault } from '../fault.ts'

const calls = (name: string) => service('service/two-step/two-step.test.ts', name)

/** Two-step sign-in: who is let in, how often a code counts, what is kept. */
export const twoStep: readonly Fault[] = [
  [
    'a code of the app is taken twice',
    'service/two-step/store.ts',
    'confirmed_at is not null and last_step < $2',
    'confirmed_at is not null and last_step <= $2',
    calls('twice at once'),
  ],
  [
    'a recovery code stays',
    'service/two-step/store.ts',
    "'delete from two_step_recovery_code where customer_id = $1 and hash = $2 returning customer_id'",
    "'select customer_id from two_step_recovery_code where customer_id = $1 and hash = $2'",
    calls('each recovery code once'),
  ],
  [
    'a clock may be off by a minute',
    'domain/two-step/code.ts',
    'TOTP_DRIFT = 1',
    'TOTP_DRIFT = 2',
    calls('off by'),
  ],
  [
    'a sign-in by SMS needs no second step',
    'service/auth/routes.ts',
    'return withSecondStep(context, row, body.otp, async (db) => { const token = await issueTokenForCode(db,',
    'return Promise.resolve(context.db).then(async (db) => { const token = await issueTokenForCode(db,',
    calls('by SMS'),
  ],
  [
    'whoever has no key of the installation is let in',
    'service/two-step/second-step.ts',
    'if (!found?.confirmed_at) return work(context.db)',
    'if (!found?.confirmed_at || !context.settings.twoStepKey) return work(context.db)',
    calls('without the key'),
  ],
  [
    'other sessions go on after switching on',
    'service/two-step/routes.ts',
    'await revokeAllTokens(tx, row.id, bearerToken(requestHeaders))',
    'bearerToken(requestHeaders)',
    calls('ends the other sessions'),
  ],
  [
    'switching off takes no proof of identity',
    'service/two-step/routes.ts',
    /const identity = await proveIdentity\(context\.db, row, body, context\.now\)(\s+await withOwnCode)/,
    'const identity = { consume: async () => {} }$1',
    calls('to switch off'),
  ],
  [
    'guesses at codes are not limited',
    'service/credentials/limits.ts',
    "appCode: { name: 'two-step-code', points: 5,",
    "appCode: { name: 'two-step-code', points: 50,",
    calls('is limited'),
  ],
  [
    'guesses at the app close recovery codes',
    'service/credentials/limits.ts',
    "kind === 'app' ? [limits.appCode, limits.appCodeDay] : [limits.recoveryCode]",
    '[limits.appCode, limits.appCodeDay]',
    calls('is limited'),
  ],
  [
    "one customer's key opens for another",
    'service/two-step/secret-box.ts',
    'Buffer.from(`two-step ${customerId}`)',
    "Buffer.from('two-step')",
    service('service/two-step/secret-box.test.ts'),
  ],
  [
    'a recovery code needs its dash',
    'domain/two-step/code.ts',
    '/[\\s\\p{Pd}]/gu',
    '/\\s/gu',
    unit('domain/two-step/code.test.ts'),
  ],
  [
    'half a recovery code is sent',
    'features/auth/second-step/second-step-form.ts',
    'readTypedCode(text) !== undefined',
    'text !== undefined',
    story('features/auth/second-step/SecondStepForm.stories.tsx', 'Recovery Code'),
  ],
]
