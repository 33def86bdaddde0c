import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { refusalCode } from '#domain/contract/refusal-table.ts'
import { faultNotice, faultText, ServiceFault } from './service-fault.ts'

const catalogue = (part: string, code: string) =>
  JSON.parse(readFileSync(`locales/${part}/${code}.json`, 'utf8')) as Record<string, string>
const intlOf = (code: 'en' | 'th') =>
  createIntl({
    locale: code,
    messages: catalogue('shell', code),
  })
const [english, thai] = [intlOf('en'), intlOf('th')]
const refusal = (template: string, status = 400, parameters?: string[]) =>
  new ServiceFault('http', template, {
    status,
    template,
    parameters,
    refusal: refusalCode(template),
  })
const say = (error: unknown, intl = english) => faultText(intl, error, 'shell.error.generic')

// Requirements R-517
describe('a failed call is told', () => {
  it.each([
    [
      refusal('You have already reviewed this product.'),
      'You have already reviewed this product.',
      'คุณรีวิวสินค้านี้แล้ว',
    ],
    [
      refusal('Please wait %1 seconds before asking for another code.', 429, ['42']),
      'Please wait 42 seconds before requesting another code.',
      'โปรดรอ 42 วินาทีก่อนขอรหัสใหม่',
    ],
    [
      refusal('Internal Error. Details are available in Magento log file. Report ID: webapi-1', 500),
      'Something went wrong. Please contact customer support.',
      'เกิดข้อผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      new ServiceFault('maintenance', '', { status: 503 }),
      'The website is under maintenance, please try again later!',
      'เว็บไซต์อยู่ระหว่างปรับปรุง โปรดลองอีกครั้งภายหลัง',
    ],
    [
      new ServiceFault('timeout', 'Request timed out: GET https://shop/rest'),
      'The shop is taking too long to respond. Please try again.',
      'ร้านค้าตอบกลับช้าเกินไป โปรดลองอีกครั้ง',
    ],
    [
      new ServiceFault('network', 'Failed to fetch'),
      'The shop cannot be reached. Please try again.',
      'ติดต่อร้านค้าไม่ได้ โปรดลองอีกครั้ง',
    ],
    [
      new ServiceFault('shape', ''),
      'Something went wrong. Please contact customer support.',
      'เกิดข้อผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า',
    ],
    [
      new ServiceFault('http', '', { status: 429 }),
      'Too many requests at once. Please wait a moment and try again.',
      'มีคำขอมากเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง',
    ],
    [
      new ServiceFault('http', '', { status: 502 }),
      'Something went wrong. Please contact customer support.',
      'เกิดข้อผิดพลาด โปรดติดต่อฝ่ายบริการลูกค้า',
    ],
  ])('%o: %s', (error, inEnglish, inThai) => {
    expect([say(error), say(error, thai)]).toEqual([inEnglish, inThai])
  })
  it('in the words of the service when they are not known (R-366, R-507)', () => {
    expect(
      say(
        new ServiceFault('http', 'A x and y', {
          status: 400,
          template: 'A %1 and %2',
          parameters: ['x', 'y'],
        }),
      ),
    ).toBe('A x and y')
  })
})

it("a notification of a call without an answer carries the browser's own words, marked as English (R-514)", () => {
  expect(faultNotice(new ServiceFault('network', 'Failed to fetch'), 'ติดต่อร้านค้าไม่ได้')).toEqual({
    message: 'ติดต่อร้านค้าไม่ได้',
    variant: 'error',
    detail: { text: 'Failed to fetch', lang: 'en' },
  })
  expect(faultNotice(new ServiceFault('http', 'Not today.'), 'Not today.')).not.toHaveProperty('detail')
})

// Requirements
it.each([
  ["The enroller is not in the sponsor's upline.", "The enroller is not in the sponsor's upline."],
  [
    'Account 1234567 is a Preferred Customer and cannot sponsor.',
    'This account is a Preferred Customer and cannot sponsor.',
  ],
  ['No Associate was found', 'No Associate was found'],
  ['Email address already exists in the enterprise system.', 'Email address already exists'],
  [
    'Invalid value of "x" provided for the email field.',
    "Some of the information you entered isn't valid. Please check it and try again.",
  ],
])('a name that is not confirmed, %s, is told as %s', (template, text) => {
  expect(say(refusal(template))).toBe(text)
})
