import { authConditions, authRefusals } from '#domain/auth/refusals.ts'
import { contractRefusals } from '#domain/contract/refusals.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import * as api from '#domain/auth/api.ts'
import { CODE_LIFETIME_SECONDS, RESEND_WAIT_SECONDS } from '#domain/auth/code.ts'
import { fallbackCountryCodes } from '#domain/auth/phone.ts'
import { languageOf, defaultLanguage } from '#domain/store/languages.ts'
import {
  findByUsername,
  findCustomer,
  listByMobile,
  usernameOf,
  type CustomerRow,
} from '#service/customers/store.ts'
import { readCustomer } from '#service/customers/wire.ts'
import { expectedCondition, invalidValue, noted, required, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { captchaWanted, createCaptcha, spendCaptcha } from './captcha.ts'
import {
  checkCode,
  createCode,
  readMobile,
  wrongCode,
  type CheckedSmsCode,
} from '../credentials/code-store.ts'
import { countryCodeLabel } from './country-codes.ts'
import {
  countCaptcha,
  countSignIn,
  countSms,
  needsCaptcha,
  signInFault,
  signInSubject,
} from '../credentials/limits.ts'
import { isPassword } from '../credentials/password-hash.ts'
import { inEvenTime, remind, setPasswordByToken } from './password-reset.ts'
import { replacePassword } from './passwords.ts'
import { register } from './register.ts'
import { authTexts } from './texts.ts'
import {
  bearerToken,
  issueResetToken,
  issueToken,
  issueTokenForCode,
  revokeAllTokens,
  revokeToken,
} from '../credentials/token-store.ts'
import { withSecondStep } from '../two-step/second-step.ts'

/** `{type}` of sendcode (C-6.2). */
const mustBeFree = '0',
  mustExist = '1',
  unchecked = '2'

/** Language of the requesting page. */
const pageLanguage = ({ store }: RequestContext) => (languageOf(store.code) ?? defaultLanguage).code

/** Queues the notice that a number has an account already. */
async function queueTakenNotice(whole: string, context: RequestContext): Promise<void> {
  const [language, link] = [pageLanguage(context), `${context.origin}/forgot_password`]
  const body = authTexts[language].taken(link)
  const kind = { channel: 'sms', purpose: 'numberTaken', language } as const
  await queueMessage(context.db, { ...kind, recipient: `+${whole}`, body, variables: { link } }, context.now)
}

/** Creates a code for a number and queues its SMS. */
const queueCode = (whole: string, context: RequestContext): Promise<string> =>
  context.db.tx(async (tx) => {
    const code = await createCode(tx, whole, context.now)
    const [language, minutes] = [pageLanguage(context), CODE_LIFETIME_SECONDS / 60]
    const body = authTexts[language].code(code, minutes)
    const variables = { code, minutes: String(minutes) }
    const kind = { channel: 'sms', purpose: 'code', language } as const
    await queueMessage(tx, { ...kind, recipient: `+${whole}`, body, variables }, context.now)
    return code
  })

/**
 * Sends a code by SMS. A guest cannot learn here whether a number has an account: where one must exist and does not,
 * the answer is the same but no SMS is sent; where the number must be free and is not, the SMS says so instead of
 * giving a code. A customer changing their own number is told at once, as C-6.2 requires; these attempts count like
 * SMS.
 */
async function send(
  { type, prefix, mobile: given }: { type: string; prefix: string; mobile: string },
  context: RequestContext,
  captcha?: { formId: string; captcha: string },
) {
  const { db, now, settings, customer } = context
  if (![mustBeFree, mustExist, unchecked].includes(type)) throw invalidValue('type', type)
  const mobile = readMobile(prefix, given)
  if (!context.ports.sms.canReceive(`+${mobile.whole}`)) throw refuse(authRefusals.mobile)
  const self = customer && (await findCustomer(db, customer.id))
  if (type === mustBeFree && self?.mobile_prefix === mobile.prefix && self.mobile === mobile.number)
    throw refuse(authRefusals.mobileTaken)
  if (captcha) await spendCaptcha(db, captcha.formId, captcha.captcha, now)
  else if (await needsCaptcha(context)) throw captchaWanted()
  const isOwn = self?.mobile_prefix === mobile.prefix && self.mobile === mobile.number
  await countSms(context, [mobile.whole], isOwn)
  const work = async () => {
    const isBound = (await listByMobile(db, mobile.prefix, mobile.number)).length > 0
    if (type === mustExist && !isBound) return undefined
    if (type === mustBeFree && isBound) {
      if (customer) throw refuse(authRefusals.mobileTaken)
      await queueTakenNotice(mobile.whole, context)
      return undefined
    }
    return queueCode(mobile.whole, context)
  }
  const code = await inEvenTime(work())
  return {
    result: true,
    ...(settings.debugCodes && code ? { message: code } : {}),
    expires_in: CODE_LIFETIME_SECONDS,
    resend_after: RESEND_WAIT_SECONDS,
  }
}

/**
 * Finds the one account of a mobile whose code was entered.
 * @throws Fault 400, with code 5020 when the person must choose between several
 */
async function accountOfMobile(
  body: { mobile: string; countryCode: string; code: string; customerId?: number | undefined },
  { db, now }: RequestContext,
): Promise<{ row: CustomerRow; code: CheckedSmsCode }> {
  const mobile = readMobile(body.countryCode, body.mobile)
  const code = await checkCode(db, mobile.whole, body.code, now)
  const rows = await listByMobile(db, mobile.prefix, mobile.number)
  if (rows.length > 1 && body.customerId === undefined)
    throw expectedCondition(authConditions.severalAccounts)
  const row = body.customerId === undefined ? rows[0] : rows.find(({ id }) => id === body.customerId)
  if (!row) throw wrongCode(mobile.whole)
  return { row, code }
}

/** The documented `imgSrc` (C-6.16) is one transparent pixel: a readable picture would bypass the proof of work. */
const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Signing in and out, registration, codes and passwords (C-4.2 to C-4.5, C-6.2). */
export const authRoutes: Route[] = [
  route(api.sendCode, ({ params }, context) => send(params, context)),
  route(api.sendCodeWithCaptcha, ({ params }, context) => send(params, context, params)),
  route(api.createCaptcha, async ({ body }, context) => {
    await countCaptcha(context)
    return {
      imgSrc: EMPTY_PICTURE,
      challenge: await createCaptcha(context.db, body.formId, context.now),
    }
  }),
  route(api.loginByMobile, async ({ body }, context) => {
    const { row, code } = await accountOfMobile(body, context)
    return withSecondStep(context, row, body.otp, async (db) => {
      const token = await issueTokenForCode(db, code, row.id, context.now)
      if (token === undefined) throw wrongCode(code.number)
      return token
    })
  }),
  route(api.loginByAccount, async ({ body }, context) => {
    if (!body.username.trim()) throw required('username')
    if (!body.password) throw required('password')
    const row = await findByUsername(context.db, body.username)
    const account = signInSubject(body.username, row?.id)
    const succeeded = await countSignIn(context, account)
    const isRight = await isPassword(body.password, row?.password_hash)
    if (!row || !isRight) throw noted(signInFault(), 'sign_in_failed', account)
    await succeeded()
    return withSecondStep(context, row, body.otp, (db) => issueToken(db, row.id, context.now))
  }),
  route(api.logout, async (_request, { db, requestHeaders }) => {
    const token = bearerToken(requestHeaders)
    if (token) await revokeToken(db, token)
    return true as const
  }),
  route(api.revokeTokens, async (_request, { db, requireCustomer }) => {
    await revokeAllTokens(db, requireCustomer().id)
    return true as const
  }),
  route(api.registerCustomer, async ({ body }, context) => {
    const id = await register(body, context)
    return readCustomer(context.db, id, context.now, await issueToken(context.db, id, context.now))
  }),
  route(api.requestPasswordReset, ({ body }, context) => {
    const key = typedIdentifier(body.keyField ?? body.email)
    if (!key) throw required('email')
    if (!['email_reset', 'email_reminder'].includes(body.template))
      throw refuse(contractRefusals.invalidChoice, {
        value: body.template,
        fieldName: 'template',
        template1: 'email_reminder',
        template2: 'email_reset',
      })
    return remind(key, context)
  }),
  route(api.createResetToken, async ({ body }, context) => {
    const { row, code } = await accountOfMobile(body, context)
    const token = await context.db.tx(async (db) => {
      await code.consume(db)
      return issueResetToken(db, row.id, context.now)
    })
    context.noteSecurity('password_reset_requested', `#${row.id}`)
    return token
  }),
  route(api.resetPassword, async ({ body }, context) => {
    await setPasswordByToken(body, context)
    return true as const
  }),
  route(api.changePassword, async ({ body }, context) => {
    await replacePassword(body, context)
    return true as const
  }),
  route(api.listUsernames, async ({ params }, { db, now }) => {
    const mobile = readMobile(params.prefix, params.mobile)
    await checkCode(db, mobile.whole, params.code, now)
    const rows = await listByMobile(db, mobile.prefix, mobile.number)
    if (rows.length === 0) throw refuse(authRefusals.customerUnknown)
    return rows.map((row) => ({
      customer_id: row.id,
      username: usernameOf(row),
      email: row.email,
      firstname: row.firstname,
      lastname: row.lastname,
      group_label: row.group_label,
    }))
  }),
  route(api.verifyCode, async ({ params }, { db, now }) => {
    await checkCode(db, params.mobile.replace(/\D/g, ''), params.code, now)
    return true as const
  }),
  route(api.listCountryCodes, (_request, { store }) => ({
    items: fallbackCountryCodes.map((value) => ({
      value,
      label: countryCodeLabel(value, store.code),
      needVerify: '1',
    })),
    register_verify: '1',
  })),
]
