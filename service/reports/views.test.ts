import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '#domain/reports/api.ts'
import { VIEWS_MOST } from '#domain/reports/view-name.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let token: string
let other: string
beforeAll(async () => {
  service = await startService()
  token = await service.tokenOf('associate')
  other = await service.tokenOf('preferred')
})
afterAll(() => service.stop())
beforeEach(() => service.db.query('delete from report_view'))

const list = (as = token) => service.expectOk(api.listReportViews, {}, { token: as })
const create = (name: string, query = '', as = token) =>
  service.call(api.createReportView, { body: { name, query } }, { token: as })
const made = async (name: string, query = '', as = token) => {
  const answer = await create(name, query, as)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}
const change = (viewId: number, body: { name?: string; query?: string; version: number }, as = token) =>
  service.call(api.changeReportView, { params: { viewId }, body }, { token: as })
const remove = (viewId: number, as = token) =>
  service.call(api.removeReportView, { params: { viewId } }, { token: as })

describe('saved views', () => {
  it('are saved, listed by name, changed, renamed and removed', async () => {
    const second = await made('  Second  view ', 'columns=leg,ppv&sort=name&nothing=1')
    expect(second).toMatchObject({ name: 'Second view', query: 'columns=leg%2Cppv&sort=name', version: 1 })
    await made('first')
    expect((await list()).map(({ name }) => name)).toEqual(['first', 'Second view'])
    const saved = await change(second.id, { query: 'activity=active', version: 1 })
    expect(saved).toMatchObject({
      ok: true,
      value: { name: 'Second view', query: 'activity=active', version: 2 },
    })
    expect(await change(second.id, { name: 'Zoo', version: 2 })).toMatchObject({
      ok: true,
      value: { name: 'Zoo', query: 'activity=active', version: 3 },
    })
    expect(await remove(second.id)).toMatchObject({ ok: true })
    expect((await list()).map(({ name }) => name)).toEqual(['first'])
  })
  it('have names of their own, whatever their case', async () => {
    const view = await made('Monthly')
    const taken = { ok: false, status: 400, message: 'A saved view of this name already exists.' }
    expect(await create(' MONTHLY ')).toMatchObject(taken)
    const second = await made('Weekly')
    expect(await change(second.id, { name: 'monthly', version: 1 })).toMatchObject(taken)
    // to write its own name differently is no conflict, and others may use it too
    expect(await change(view.id, { name: 'MONTHLY', version: 1 })).toMatchObject({ ok: true })
    expect(await create('Monthly', '', other)).toMatchObject({ ok: true })
    for (const name of ['', '   ', 'a\u0000b', 'x'.repeat(61)])
      expect(await create(name), JSON.stringify(name)).toMatchObject({ ok: false, status: 400 })
  })
  it('of others answer like ids that do not exist', async () => {
    const theirs = await made('Theirs', 'sort=name', other)
    const nobody = 2_147_483_600
    for (const id of [theirs.id, nobody, 999_999_999_999]) {
      const missing = {
        ok: false,
        status: 404,
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'viewId', fieldValue: id },
      }
      expect(await change(id, { name: 'Mine', version: 1 })).toMatchObject(missing)
      expect(await change(id, { query: '', version: 7 })).toMatchObject(missing)
      expect(await remove(id)).toMatchObject(missing)
    }
    expect(await list()).toEqual([])
    expect(await list(other)).toMatchObject([{ name: 'Theirs', query: 'sort=name', version: 1 }])
  })
})

describe('two devices at once', () => {
  it('change a view one after the other: who read an earlier version is told', async () => {
    const { id } = await made('Monthly')
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        change(id, { query: `columns=${n % 2 ? 'leg' : 'dpv'}`, version: 1 }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok)
        expect(answer).toMatchObject({
          status: 409,
          message: 'The saved view was changed since it was read.',
        })
    expect((await list())[0]?.version).toBe(2)
  })
  it('save one view of a name, with more callers than connections', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => create('Monthly')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) if (!answer.ok) expect(answer.status).toBe(400)
    expect(await list()).toHaveLength(1)
  })
  it('save no more views than one person may have', async () => {
    const answers = await Promise.all(Array.from({ length: VIEWS_MOST + 12 }, (_, n) => create(`View ${n}`)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(VIEWS_MOST)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      status: 400,
      message: 'No more than %1 views can be saved.',
      parameters: [VIEWS_MOST],
    })
    expect(await list()).toHaveLength(VIEWS_MOST)
    expect(await create('Another', '', other)).toMatchObject({ ok: true })
  })
})
