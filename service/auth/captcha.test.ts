import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/auth/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { captchaPicture, captchaSize } from './captcha-picture.ts'
import { captchaQuestion } from './captcha-question.ts'

let service: TestService
beforeAll(async () => { service = await startService({ TRUST_PROXY: 'on' }) })
afterAll(() => service.stop())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
const ask = (mobile: string, address: string) => service.call(api.sendCode, { params: { type: '2', prefix: '852', mobile } }, from(address))
const answer = (mobile: string, address: string, formId: string, captcha: string) => service.call(api.sendCodeWithCaptcha, { params: { type: '2', prefix: '852', mobile, formId, captcha } }, from(address))

/** Only the hash of what stands in a picture is kept, so a test hangs another one in its place. */
async function knownSigns(formId: string): Promise<string> {
  const salt = Buffer.alloc(16, 7)
  await service.db.query('update captcha set salt = $2, hash = $3 where form_id = $1', [formId, salt, createHash('sha256').update(salt).update('ACE79').digest()])
  return 'ACE79'
}

describe('a captcha (R-405, R-407)', () => {
  it('is wanted from the third code an hour that an address asks for, told with code 5020, and sends nothing', async () => {
    for (const [minute, mobile] of ['65000001', '65000002'].entries()) {
      await service.setClock(minute * 61)
      expect(await ask(mobile, '203.0.113.50')).toMatchObject({ ok: true })
    }
    await service.setClock(3 * 61)
    expect(await ask('65000003', '203.0.113.50')).toMatchObject({ status: 400, code: 5020, message: 'Please provide CAPTCHA code and try again' })
    expect(await service.outbox('85265000003')).toEqual([])
    expect(await ask('65000004', '203.0.113.51')).toMatchObject({ ok: true })
  })
  it('is a picture; its signs send the code whatever their case, once, and a wrong answer uses it up', async () => {
    await service.setClock(4 * 61)
    const { imgSrc } = await service.expectOk(api.createCaptcha, { body: { formId: 'send_code_a' } })
    expect(imgSrc).toMatch(/^data:image\/png;base64,/)
    const signs = await knownSigns('send_code_a')
    expect(await answer('65000005', '203.0.113.50', 'send_code_a', 'WRONG')).toMatchObject({ status: 400, code: 5020, message: 'Incorrect CAPTCHA' })
    expect(await answer('65000005', '203.0.113.50', 'send_code_a', signs)).toMatchObject({ status: 400, code: 5020 })
    await service.expectOk(api.createCaptcha, { body: { formId: 'send_code_a' } })
    expect(await answer('65000005', '203.0.113.50', 'send_code_a', (await knownSigns('send_code_a')).toLowerCase())).toMatchObject({ ok: true })
    expect(await service.codeOf('+85265000005')).toMatch(/^\d{6}$/)
  })
  it('ends after seven minutes, and a form is named in plain signs', async () => {
    await service.setClock(10 * 61)
    await service.expectOk(api.createCaptcha, { body: { formId: 'send_code_b' } })
    const signs = await knownSigns('send_code_b')
    await service.setClock(10 * 61 + 421)
    expect(await answer('65000006', '203.0.113.52', 'send_code_b', signs)).toMatchObject({ status: 400, code: 5020 })
    expect(await service.call(api.createCaptcha, { body: { formId: '<b>' } })).toMatchObject({ status: 400 })
  })
})

describe('a question in the place of a picture', () => {
  const asked = (formId: string, store: string) => service.expectOk(api.createCaptcha, { body: { formId, kind: 'question' } }, { store })
  /** What the sandbox tells of a form. */
  const told = async (formId: string) => (await service.outbox(formId))[0]?.body ?? ''
  it('is asked in the language of the store, answered where the picture is, once, whatever stands between the digits', async () => {
    await service.setClock(30 * 61)
    const { imgSrc, question } = await asked('send_code_q', 'th')
    expect(imgSrc).toBe('')
    expect(question).toMatch(/^เขียนจำนวนต่อไปนี้เป็นตัวเลข/)
    const right = await told('send_code_q')
    expect(right).toMatch(/^\d{4,5}$/)
    const typed = [...right].map((digit) => String.fromCharCode(0x0e50 + Number(digit))).join(' ')
    expect(await answer('65000021', '203.0.113.60', 'send_code_q', typed)).toMatchObject({ ok: true })
    expect(await answer('65000022', '203.0.113.60', 'send_code_q', typed)).toMatchObject({ status: 400, code: 5020, message: 'Incorrect CAPTCHA' })
  })
  it('takes the place of the picture that was there, and counts as one', async () => {
    await service.expectOk(api.createCaptcha, { body: { formId: 'send_code_r' } })
    const signs = await told('send_code_r')
    expect(signs).toMatch(/^[A-Z\d]{5}$/)
    await asked('send_code_r', 'en')
    expect(await answer('65000023', '203.0.113.61', 'send_code_r', signs)).toMatchObject({ status: 400, code: 5020 })
    const ask30 = await Promise.all(Array.from({ length: 31 }, () => service.call(api.createCaptcha, { body: { formId: 'send_code_s', kind: 'question' } }, from('203.0.113.62'))))
    expect(ask30.filter(({ ok }) => !ok)).toMatchObject([{ status: 429 }])
    expect(await service.call(api.createCaptcha, { body: { formId: 'send_code_s', kind: 'riddle' as 'question' } })).toMatchObject({ status: 400 })
  })
  it.each(languages.map(({ code }) => code))('in %s says what its answer is, and no digit itself', (code) => {
    const words = new Map<string, Set<string>>()
    for (let n = 0; n < 200; n++) {
      const { question, answer: right } = captchaQuestion(code)
      expect(right).toMatch(/^\d{4,5}$/)
      expect(question).not.toMatch(/\d/)
      const [how = '', list = ''] = question.split(/: |：/)
      const said = list.split(/, |、| /)
      expect(said).toHaveLength(5)
      const kept = right.length === 5 ? said : [said.slice(1), said.slice(0, -1)].find((part) => part.every((word, index) => [undefined, right[index]].includes([...(words.get(word) ?? [])][0])))
      if (right.length === 5) for (const [index, word] of said.entries()) words.set(word, (words.get(word) ?? new Set()).add(right[index] ?? ''))
      expect(kept, `${how} ${list} ${right}`).toBeDefined()
    }
    expect([...words.values()].map((digits) => digits.size)).toEqual(Array.from({ length: 10 }, () => 1))
    expect(words.size).toBe(10)
  })
})

it('the picture is a whole PNG, and no two of the same signs are alike', () => {
  const [one, two] = [captchaPicture('ACE79'), captchaPicture('ACE79')]
  expect(one).not.toBe(two)
  const file = Buffer.from(one.slice(one.indexOf(',') + 1), 'base64')
  const at = file.indexOf('IDAT')
  const pixels = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
  expect(pixels.length).toBe((captchaSize.width + 1) * captchaSize.height)
})
