import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveArrivalReminder } from '#domain/catalogue/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { arrivalTexts } from './arrival-reminder-texts.ts'
import { sendDueReminders } from './arrival-reminders.ts'

let service: TestService
let product: { id: number; sku: string }
let variant: { id: number; parent_id: number; parent_sku: string }
beforeAll(async () => {
  service = await startService({ TRUST_PROXY: 'on', PUBLIC_URL: 'https://shop.example' })
  product = (await service.db.one<typeof product>(
    "select id, sku from product where type_id = 'simple' and parent_id is null and status = 1 and not is_membership order by id limit 1",
  ))!
  variant = (await service.db.one<typeof variant>(
    'select v.id, v.parent_id, p.sku as parent_sku from product v join product p on p.id = v.parent_id where v.status = 1 and p.status = 1 order by v.id limit 1',
  ))!
})
afterAll(() => service.stop())
beforeEach(async () => {
  for (const id of [product.id, variant.id]) await stock(id, 0)
  await service.db.query('delete from arrival_reminder')
})

let people = 0
const ask = (
  body: { productId?: number; email?: string; mobile?: string },
  { code, address, token, store }: { code?: string; address?: string; token?: string; store?: string } = {},
) =>
  service.call(
    saveArrivalReminder,
    { ...(code ? { query: { code } } : {}), body: { productId: product.id, ...body } },
    {
      headers: { 'X-Forwarded-For': address ?? `198.51.100.${++people % 250}` },
      token,
      ...(store ? { store } : {}),
    },
  )
const stock = (id: number, quantity: number, source?: string) =>
  service.db.query(
    'update stock set quantity = $2 where product_id = $1 and ($3::text is null or source_code = $3)',
    [id, quantity, source ?? null],
  )
/** Several processes run the job at once. */
const runEverywhere = () =>
  Promise.all(Array.from({ length: 5 }, () => sendDueReminders(service.db, new Date())))

describe('asking for a back-in-stock alert', () => {
  it('answers the same the second time: nobody learns whether an address asked before', async () => {
    const first = await ask({ email: 'A@jadeleaf.example' })
    const second = await ask({ email: ' a@jadeleaf.example ' })
    expect([first, second]).toMatchObject([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    expect(
      await service.db.query("select 1 from arrival_reminder where recipient = 'a@jadeleaf.example'"),
    ).toHaveLength(1)
  })

  it.each(['xx', 'a@b', 'a@b.example\nBcc: c@d.example', 'a@b.example, c@d.example'])(
    'refuses the address %j',
    async (email) => {
      expect(await ask({ email })).toMatchObject({
        status: 400,
        message: 'Please enter a valid email address.',
      })
    },
  )

  it('refuses no address, a number that is none, an unknown product and one in stock', async () => {
    expect(await ask({})).toMatchObject({ status: 400, parameters: { fieldName: 'email' } })
    expect(await ask({ mobile: '123' })).toMatchObject({ status: 400 })
    expect(await ask({ productId: 99_999, email: 'b@jadeleaf.example' })).toMatchObject({ status: 404 })
    const other = (await service.db.one<{ id: number }>(
      "select p.id from product p join product_salable s on s.product_id = p.id where s.salable > 0 and p.type_id = 'simple' and p.status = 1 limit 1",
    ))!
    expect(await ask({ productId: other.id, email: 'b@jadeleaf.example' })).toMatchObject({
      status: 400,
      message: 'This product is in stock. You can buy it now.',
    })
  })

  it('has a limit for an address of the network, and for a recipient from anywhere', async () => {
    const answers: number[] = []
    for (let n = 0; n < 21; n++)
      answers.push((await ask({ email: `many${n}@jadeleaf.example` }, { address: '203.0.113.80' })).status)
    expect([new Set(answers.slice(0, 20)), answers[20]]).toEqual([new Set([200]), 429])
    const refused = []
    for (let n = 0; n < 31; n++) refused.push((await ask({ email: 'victim@jadeleaf.example' })).status)
    expect(refused.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the job that sends the alerts', () => {
  it('sends nothing while there is no stock, then one message each, whatever the number of processes', async () => {
    for (const name of ['one', 'two', 'three']) await ask({ email: `${name}@jadeleaf.example` })
    expect(await runEverywhere()).toEqual([0, 0, 0, 0, 0])
    await stock(product.id, 3)
    const sent = await runEverywhere()
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(3)
    expect(await runEverywhere()).toEqual([0, 0, 0, 0, 0])
    for (const name of ['one', 'two', 'three'])
      expect(await service.outbox(`${name}@jadeleaf.example`)).toMatchObject([
        {
          subject: expect.stringMatching(/^Back in stock: \S/) as unknown,
          body: expect.stringContaining(`https://shop.example/product/${product.sku}`) as unknown,
        },
      ])
    expect(await service.db.query('select 1 from arrival_reminder')).toEqual([])
    await stock(product.id, 0)
    expect(await ask({ email: 'one@jadeleaf.example' })).toMatchObject({ ok: true })
  })

  it('waits for the chosen stock source, and links a variant to its product', async () => {
    await ask({ productId: variant.id, email: 'source@jadeleaf.example' }, { code: 'hk_main' })
    await stock(variant.id, 5)
    await stock(variant.id, 0, 'hk_main')
    expect(await sendDueReminders(service.db, new Date())).toBe(0)
    await stock(variant.id, 1, 'hk_main')
    expect(await sendDueReminders(service.db, new Date())).toBe(1)
    expect((await service.outbox('source@jadeleaf.example'))[0]?.body).toContain(
      `https://shop.example/product/${variant.parent_sku}`,
    )
  })

  it('writes to the account of somebody signed in, and by SMS to a number', async () => {
    const token = await service.tokenOf('preferred')
    expect(await ask({}, { token })).toMatchObject({ ok: true })
    expect(await ask({ mobile: '+852 5100-0099' })).toMatchObject({ ok: true })
    await stock(product.id, 1)
    await runEverywhere()
    expect(
      (await service.outbox('mei.chan@jadeleaf.example')).filter(({ subject }) =>
        subject.startsWith('Back in stock'),
      ),
    ).toHaveLength(1)
    expect(await service.outbox('+85251000099')).toMatchObject([{ channel: 'sms' }])
  })

  it.each(languages.map(({ code }) => code))('writes %s to who asked in it', async (code) => {
    const email = `${code}@jadeleaf.example`
    await ask({ email }, { store: code })
    await stock(product.id, 1)
    await runEverywhere()
    const name = (await service.db.one<{ name: string }>(
      'select name from product_text where product_id = $1 and language = $2',
      [product.id, code],
    ))!.name
    expect((await service.outbox(email))[0]?.subject).toBe(arrivalTexts[code].subject(name))
  })
})
