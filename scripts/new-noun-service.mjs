// What `npm run new noun name` writes into domain/ and service/.

/** The rule of what a customer types, which the form explains and the service enforces, with its cases. */
const ruleFiles = ({ folder, file, noun, NOUN }) => ({
  [`domain/${folder}/${file}-name.ts`]: `import { typedName } from '../validation/typed-text.ts'

/** Maximum number of characters of a name. */
export const ${NOUN}_NAME_MAX = 100

/** What is wrong with a name; undefined when it can be saved. */
export function ${noun}NameFault(name: string): 'required' | 'tooLong' | undefined {
  const { length } = typedName(name)
  if (length === 0) return 'required'
  return length > ${NOUN}_NAME_MAX ? 'tooLong' : undefined
}
`,
  [`domain/${folder}/${file}-name.test.ts`]: `import { expect, it } from 'vitest'
import { ${NOUN}_NAME_MAX, ${noun}NameFault } from './${file}-name.ts'

it.each([
  ['', 'required'],
  [' \\u200b', 'required'],
  ['First', undefined],
  ['x'.repeat(${NOUN}_NAME_MAX), undefined],
  ['x'.repeat(${NOUN}_NAME_MAX + 1), 'tooLong'],
])('%j: %s', (name, fault) => {
  expect(${noun}NameFault(name)).toBe(fault)
})
`,
})

export const domainFiles = ({ name, Nouns, Noun, noun, file, NOUN, isPublic }) => ({
  [`domain/${name}/schema.ts`]: `import * as z from 'zod/mini'
import { id } from '../contract/wire.ts'

/** What it is, in one sentence, with the source of its shape. \`created_at\` in UTC. */
export const ${Noun} = z.looseObject({ id, name: z.string(), created_at: z.string() })
export type ${Noun} = z.infer<typeof ${Noun}>
`,
  [`domain/${name}/api.ts`]: `import { endpoint } from '../contract/endpoint.ts'

const schemas = () => import('./api-schemas.ts')

export const list${Nouns} = endpoint(schemas, 'list${Nouns}', {
  method: 'GET',
  path: '/${name}',
  access: '${isPublic ? 'anonymous' : 'self'}',
})
${
  isPublic
    ? ''
    : `export const add${Noun} = endpoint(schemas, 'add${Noun}', {
  method: 'POST',
  path: '/${name}',
  access: 'self',
  affects: ['list${Nouns}'],
})
`
}`,
  [`domain/${name}/api-schemas.ts`]: `import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ${Noun} } from './schema.ts'

export const list${Nouns} = schemas({
  response: z.array(${Noun}),
  summary: "What the call is for, newest first: name the id of its rules here, or say that it is an addition.",
  undocumented: 'addition',
})
${
  isPublic
    ? ''
    : `export const add${Noun} = schemas({
  body: z.object({ ${noun}: z.object({ name: z.string() }) }),
  response: ${Noun},
  summary: 'What the call is for; 400 with the field that is wrong.',
  undocumented: 'addition',
})
`
}`,
  ...(isPublic ? {} : ruleFiles({ folder: name, file, noun, NOUN })),
})

const publicRoutes = ({ name, Nouns, nouns }) => `import { list${Nouns} } from '#domain/${name}/api.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { route, type Route } from '#service/http/route.ts'
import { newest${Nouns} } from './store.ts'

/** The calls of this noun, with the section of the contract. */
export const ${nouns}Routes: Route[] = [
  route(list${Nouns}, async (_request, { db }) =>
    (await newest${Nouns}(db)).map((row) => ({ ...row, created_at: formatServiceTime(row.created_at) })),
  ),
]
`

const ownRoutes = ({
  name,
  Nouns,
  Noun,
  noun,
  nouns,
  file,
}) => `import { add${Noun}, list${Nouns} } from '#domain/${name}/api.ts'
import { ${noun}NameFault } from '#domain/${name}/${file}-name.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { typedName } from '#domain/validation/typed-text.ts'
import { invalidValue, required } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { insert${Noun}, ${nouns}Of, type ${Noun}Row } from './store.ts'

const wire = (row: ${Noun}Row) => ({ ...row, created_at: formatServiceTime(row.created_at) })

/** The calls of this noun, with the section of the contract. */
export const ${nouns}Routes: Route[] = [
  route(list${Nouns}, async (_request, { db, requireCustomer }) =>
    (await ${nouns}Of(db, requireCustomer().id)).map(wire),
  ),
  route(add${Noun}, async ({ body }, { db, now, requireCustomer }) => {
    const { name } = body.${noun}
    const fault = ${noun}NameFault(name)
    // the form shows a refusal at the field that it names
    if (fault) throw fault === 'required' ? required('name') : invalidValue('name', name)
    return wire(await insert${Noun}(db, requireCustomer().id, typedName(name), now))
  }),
]
`

const testHead = `import { afterAll, beforeAll, expect, it } from 'vitest'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
`

const publicTest = ({ name, Nouns }) => `import { list${Nouns} } from '#domain/${name}/api.ts'
${testHead}
it('answers with an empty list where there is nothing', async () => {
  expect(await service.expectOk(list${Nouns})).toEqual([])
})
`

const ownTest = ({
  name,
  Nouns,
  Noun,
  noun,
  NOUN,
  file,
}) => `import { add${Noun}, list${Nouns} } from '#domain/${name}/api.ts'
import { ${NOUN}_NAME_MAX } from '#domain/${name}/${file}-name.ts'
${testHead}
const namesOf = async (token: string) =>
  (await service.expectOk(list${Nouns}, undefined, { token })).map(({ name }) => name)
const add = (name: string, token: string) =>
  service.call(add${Noun}, { body: { ${noun}: { name } } }, { token })

it('lists what the customer added, the newest first, and nothing of others', async () => {
  const [own, other] = [await service.tokenOf('preferred'), await service.tokenOf('fresh')]
  expect(await namesOf(own)).toEqual([])
  for (const name of ['First', ' Second ']) expect(await add(name, own)).toMatchObject({ ok: true })
  expect(await namesOf(own)).toEqual(['Second', 'First'])
  expect(await namesOf(other)).toEqual([])
})
it.each([
  ['an empty name', ' '],
  ['a name that is too long', 'x'.repeat(${NOUN}_NAME_MAX + 1)],
])('refuses %s, naming the field', async (_what, name) => {
  const token = await service.tokenOf('fresh')
  expect(await add(name, token)).toMatchObject({ status: 400, parameters: { fieldName: 'name' } })
  expect(await namesOf(token)).toEqual([])
})
`

export const serviceFiles = (names, number) => {
  const { name, Nouns, Noun, noun, nouns, table, isPublic } = names
  return {
    [`service/db/migrations/${number}-${name}.sql`]: `create table ${table} (
  id integer generated by default as identity primary key,
${isPublic ? '' : '  customer_id integer not null references customer on delete cascade,\n'}  name text not null,
  created_at timestamptz not null
);
create index ${table}_${isPublic ? 'newest' : 'customer'} on ${table} (${isPublic ? '' : 'customer_id, '}created_at desc, id desc);
`,
    [`service/${name}/store.ts`]: `import type { Db } from '#service/db/db.ts'
import { defineRow, int, text, timestamptz, type RowOf } from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

const ${noun}Row = defineRow('${table}', {
  id: int,
  name: text,
  created_at: timestamptz,
})
export type ${Noun}Row = RowOf<typeof ${noun}Row>

${
  isPublic
    ? `/** What everybody sees, the newest first. */
export const newest${Nouns} = (db: Db): Promise<${Noun}Row[]> =>
  db.query(sql\`select \${${noun}Row} from ${table} order by created_at desc, id desc limit 200\`)
`
    : `/** What a customer has, the newest first. */
export const ${nouns}Of = (db: Db, customerId: number): Promise<${Noun}Row[]> =>
  db.query(
    sql\`select \${${noun}Row} from ${table} where customer_id = $1 order by created_at desc, id desc limit 200\`,
    [customerId],
  )

/** Saves what a customer typed. */
export async function insert${Noun}(
  db: Db,
  customerId: number,
  name: string,
  now: Date,
): Promise<${Noun}Row> {
  const [row] = await db.query(
    sql\`insert into ${table} (customer_id, name, created_at) values ($1, $2, $3) returning \${${noun}Row}\`,
    [customerId, name, now],
  )
  return row!
}
`
}`,
    [`service/${name}/routes.ts`]: isPublic ? publicRoutes(names) : ownRoutes(names),
    [`service/${name}/${name}.test.ts`]: isPublic ? publicTest(names) : ownTest(names),
  }
}
