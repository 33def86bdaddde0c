import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as auth from '#domain/auth/api.ts'
import { updateMe } from '#domain/customers/api.ts'
import { listMessages, markMessageRead, removeMessage } from '#domain/messages/api.ts'
import { languages } from '#domain/store/languages.ts'
import { peoplePassword, startService, type TestService } from '../../tests/harness/service.ts'
import { leaveMessage } from './store.ts'
import { messageTexts, type MessageKind } from './texts.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const read = async (key: string, store = 'en') =>
  service.expectOk(listMessages, undefined, { token: await service.tokenOf(key), store })

describe('the notification centre', () => {
  it('tells newest first, in the language of the page, what has been read and what has not', async () => {
    const messages = await read('preferred')
    expect(messages.length).toBeGreaterThanOrEqual(4)
    expect(messages.map(({ created_at: at }) => at)).toEqual(
      messages
        .map(({ created_at: at }) => at)
        .sort()
        .reverse(),
    )
    expect(messages.at(-1)).toMatchObject({
      title: 'Welcome to Jadeleaf',
      is_read: true,
      type: 'welcome',
      url: '/dashboard/addresses',
    })
    expect(messages.filter(({ is_read: isRead }) => !isRead).length).toBeGreaterThanOrEqual(3)
    expect((await read('preferred', 'th')).at(-1)?.title).toBe('ยินดีต้อนรับสู่ Jadeleaf')
  })
  it("marks one read and deletes one, each its owner's alone (R-443, R-444)", async () => {
    const [newest] = await read('preferred')
    const [mei, ka] = [await service.tokenOf('preferred'), await service.tokenOf('fresh')]
    const params = { id: newest!.id }
    for (const endpoint of [markMessageRead, removeMessage])
      expect(await service.call(endpoint, { params }, { token: ka })).toMatchObject({
        status: 404,
        message: 'No such entity with %fieldName = %fieldValue',
      })
    await service.expectOk(markMessageRead, { params }, { token: mei })
    expect((await read('preferred'))[0]).toMatchObject({ id: params.id, is_read: true })
    await service.expectOk(removeMessage, { params }, { token: mei })
    expect((await read('preferred')).map(({ id }) => id)).not.toContain(params.id)
    expect(await service.call(removeMessage, { params }, { token: mei })).toMatchObject({ status: 404 })
  })
  it('is told of a new password and of a new mobile', async () => {
    const token = await service.tokenOf('associate')
    await service.expectOk(
      auth.changePassword,
      { body: { currentPassword: peoplePassword, newPassword: 'Fresh123' } },
      { token },
    )
    await service.expectOk(auth.sendCode, { params: { type: '0', prefix: '852', mobile: '64000001' } })
    const attributes = [
      { attribute_code: 'mobile', value: '64000001' },
      { attribute_code: 'mobile_prefix', value: '852' },
    ]
    const proof = { security_code: await service.codeOf('+85264000001'), current_password: 'Fresh123' }
    await service.expectOk(
      updateMe,
      {
        body: {
          customer: { custom_attributes: attributes, extension_attributes: proof },
          passwordHash: '',
        },
      },
      { token },
    )
    // the record sent back unchanged is no news
    await service.expectOk(
      updateMe,
      { body: { customer: { custom_attributes: attributes }, passwordHash: '' } },
      { token },
    )
    expect(
      (await service.expectOk(listMessages, undefined, { token, store: 'en' })).map(({ type }) => type),
    ).toEqual(['phone', 'password'])
  })
  it.each(languages.map(({ code }) => code))('has words for everything in %s', async (code) => {
    const kinds = Object.keys(messageTexts.en) as MessageKind[]
    for (const kind of kinds) {
      await leaveMessage(
        service.db,
        2,
        {
          kind,
          vars: {
            number: '000000077',
            amount: 'HK$1.00',
            mobile: '+852 51000001',
            until: '2027-11-22',
            email: 'a@b.cd',
          },
        },
        new Date(),
      )
    }
    const texts = (await read('fresh', code)).map(({ title, content }) => `${title} ${content}`)
    expect(texts.length).toBeGreaterThanOrEqual(kinds.length)
    for (const text of texts) expect(text).not.toMatch(/undefined|\s{2}/)
    if (code !== 'en')
      for (const text of texts)
        expect(text.replace(/Jadeleaf|HK\$/g, '')).not.toMatch(
          code === 'ms' || code === 'vi' ? /\b(your|order|the)\b/i : /[a-z]{3}/i,
        )
  })
})
