import { readdirSync, readFileSync } from 'node:fs'
import { createIntl, type IntlShape } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { applicationTypes } from '#domain/applications/kinds.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import { allRefusals } from '#domain/contract/refusal-table.ts'
import type { Refusal } from '#domain/contract/refusal.ts'
import {
  accountFaultText,
  applicationFaultText,
  orderFaultText,
} from '../../features/applications/fault-text.ts'
import { recoveryFault } from '../../features/auth/server-faults.ts'
import { cartFault } from '../../features/cart/cart-messages.ts'
import { reviewFaultText } from '../../features/catalogue/product/reviews/review-fault-text.ts'
import { couponFaultText } from '../../features/coupons/use-coupon.ts'
import { readRefusal } from '../../features/enrollments/refusals.ts'
import { readFault } from '#features/kit/form/refusal.ts'
import { send } from '#features/kit/send.ts'
import { faultText, type ServiceFault } from '#features/kit/service-fault.ts'
import { viewFaultText } from '../../features/reports/texts.ts'
import { errorResponse } from '#service/http/errors.ts'
import { Fault } from '#service/http/fault.ts'

const parts = readdirSync('locales', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !entry.name.startsWith('.') ? [entry.name] : [],
)
const catalogue = (language: string) =>
  Object.assign(
    {},
    ...parts.map((part) => JSON.parse(readFileSync(`locales/${part}/${language}.json`, 'utf8')) as object),
  ) as Record<string, string>
const intl = createIntl({ locale: 'th', messages: catalogue('th') })

/** How screens word a failed call. */
const screens: Readonly<Record<string, (intl: IntlShape, error: unknown) => string>> = {
  notification: (translator, error) => faultText(translator, error, 'shell.error.generic'),
  form: (translator, error) => readFault(translator, error, 'shell.error.generic').text,
  recovery: (translator, error) => recoveryFault(translator, error).text,
  cart: cartFault,
  coupon: couponFaultText,
  review: reviewFaultText,
  invitation: (translator, error) => readRefusal(translator, error).text,
  'saved view': viewFaultText,
  ...Object.fromEntries(
    applicationTypes.flatMap((kind) => [
      [
        `application ${kind}`,
        (translator: IntlShape, error: unknown) => applicationFaultText(translator, error, kind),
      ],
      [`order ${kind}`, (translator: IntlShape, error: unknown) => orderFaultText(translator, error, kind)],
      [
        `account ${kind}`,
        (translator: IntlShape, error: unknown) => accountFaultText(translator, error, kind),
      ],
    ]),
  ),
}

/** The fault of a call that the service refuses so. @param hasCode false: as a service without codes answers */
async function faultOf({ status, sentence, code }: Refusal, hasCode = true): Promise<ServiceFault> {
  const names = [...sentence.matchAll(/%(\w+)/g)].map(([, name = '']) => name)
  const parameters = names.includes('1')
    ? names.map((_, at) => at + 3)
    : Object.fromEntries(names.map((name) => [name, '7']))
  const answer = errorResponse(new Fault(status, sentence, { parameters, ...(hasCode && { code }) }), 'test')
  return send(
    placeOrder,
    { body: { paymentMethod: { method: 'card' } } },
    {
      language: 'th',
      token: 'token',
      origin: 'http://service.test',
      fetch: () => Promise.resolve(answer),
      retries: 0,
    },
    {},
  ).then(
    () => {
      throw new Error('it was not refused')
    },
    (error: unknown) => error as ServiceFault,
  )
}

/** Names that Thai writes in Latin letters. */
const names = ['SMS', 'EC', 'JPG', 'PNG', 'ID', 'HK']
const englishWords = (text: string) =>
  (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !names.includes(word))

/** What a Thai reader could not read: no Thai at all, or English words in it. */
const isForeign = (text: string): boolean => !/\p{Script=Thai}/u.test(text) || englishWords(text).length > 0

describe('no sentence of the service reaches a person who reads another language', () => {
  it.each([
    ['with codes', true],
    ['without codes', false],
  ])('from a service %s', async (_, hasCode) => {
    const foreign: string[] = []
    for (const refusal of allRefusals) {
      const fault = await faultOf(refusal, hasCode)
      for (const [screen, say] of Object.entries(screens)) {
        const text = say(intl, fault)
        if (isForeign(text)) foreign.push(`${screen}: ${text}`)
      }
    }
    expect(foreign).toEqual([])
  })
})

it('a code that the pages do not know, or whose message was not loaded, has the general message of the screen', async () => {
  const [refusal] = allRefusals
  const newer = await faultOf({ ...refusal!, code: 'moon.full' as Refusal['code'] })
  const general = catalogue('th')['checkout.place.failed']!
  expect(faultText(intl, newer, 'checkout.place.failed')).toBe(general)
  const bare = createIntl({
    locale: 'th',
    messages: { 'checkout.place.failed': general } as Record<string, string>,
  })
  expect(faultText(bare, await faultOf(refusal!), 'checkout.place.failed')).toBe(general)
})

it('every message of a refusal is of a refusal', () => {
  const codes = new Set<string>(allRefusals.map(({ code }) => code))
  const unsaid = Object.keys(catalogue('en'))
    .filter((id) => id.startsWith('shell.service.'))
    .map((id) => id.replace('shell.service.', ''))
    .filter((code) => !codes.has(code))
  // calls without an answer, too many of them, and a refusal of another service than ours
  expect(unsaid.sort()).toEqual(['busy', 'commissions.noPaymentOption', 'network', 'timeout'])
})
