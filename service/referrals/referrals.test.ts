import { inflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/referrals/api.ts'
import { QR_TEXT_MAX, toBase64Url } from '#domain/referrals/link.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on' })
})
afterAll(() => service.stop())

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

/** The modules of a QR code in a data URI: one bit of each module's first pixel. */
function modulesOf(uri: string, size: number): boolean[][] {
  const png = Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  const pixels = png.readUInt32BE(16)
  const start = png.indexOf('IDAT') + 4
  const data = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)))
  const scale = pixels / size
  const row = Math.ceil(pixels / 8) + 1
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const column = x * scale
      return (data[y * scale * row + 1 + (column >> 3)]! & (0x80 >> (column & 7))) === 0
    }),
  )
}

describe('what a referrer hands on', () => {
  it.each([{ referralId: '8000003' }, { code: '8000003' }])(
    'is found by %j (R-403, R-602)',
    async (query) => {
      const info = await service.expectOk(api.getReferrerInfo, { query })
      expect(info).toMatchObject({ referral_id: '8000003', firstname: 'Wing', lastname: 'Lee' })
      expect(info.url).toMatch(/^https?:\/\/.+\/signup\?r=8000003$/)
      expect(info.qr_code).toMatch(/^data:image\/png;base64,/)
      expect(Object.keys(info).sort()).toEqual(['firstname', 'lastname', 'qr_code', 'referral_id', 'url'])
    },
  )
  it('names nobody who does not share the name, except to themselves', async () => {
    const ask = (token?: string) =>
      service.expectOk(api.getReferrerInfo, { query: { referralId: '8000005' } }, { token })
    for (const token of [undefined, await service.tokenOf('associate')])
      expect(await ask(token)).toMatchObject({ referral_id: '8000005', firstname: 'H.', lastname: 'L.' })
    expect(await ask(await service.tokenOf('renewal'))).toMatchObject({ firstname: 'Hoi', lastname: 'Lam' })
  })
  it.each([{ referralId: '80000001' }, { referralId: '9999999' }, { referralId: '' }, {}])(
    'is not there for %j',
    async (query) => {
      expect(await service.call(api.getReferrerInfo, { query })).toMatchObject({
        status: 404,
        message: 'No Associate was found',
      })
    },
  )
  it('is told sixty times to one address', async () => {
    const ask = () =>
      service.call(api.getReferrerInfo, { query: { referralId: '8000003' } }, from('203.0.113.9'))
    for (let count = 0; count < 60; count++) expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ status: 429 })
  })
})

describe('a QR code', () => {
  it.each(['https://shop.example/signup?r=8000003', '翠葉'])(
    'of "%s" is a PNG of its modules (R-404)',
    async (text) => {
      const uri = await service.expectOk(api.getQrCode, { params: { text: toBase64Url(text) } })
      const { size, data } = encode(text, { border: 4, ecc: 'M' })
      expect(modulesOf(uri, size)).toEqual(data)
    },
  )
  it.each(['!', toBase64Url('x'.repeat(QR_TEXT_MAX + 1)), 'A'])('of "%.20s" is refused', async (text) => {
    expect(await service.call(api.getQrCode, { params: { text } })).toMatchObject({
      status: 400,
      message: 'Invalid value of "%value" provided for the %fieldName field.',
    })
  })
})
