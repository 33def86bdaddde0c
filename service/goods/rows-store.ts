import { languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'

/** Rows that one statement writes. */
const BATCH = 1_000

type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows, or updates those that exist, a thousand with one statement. Every row has the same keys, which are
 * column names written in this code, never data.
 * @param key the columns of the table's key
 */
export async function upsertRows(
  db: Db,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const set = columns.filter((name) => !key.includes(name)).map((name) => `${name} = excluded.${name}`)
  const conflict = set.length > 0 ? `do update set ${set.join(', ')}` : 'do nothing'
  const names = columns.join(', ')
  for (let at = 0; at < rows.length; at += BATCH)
    await db.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)
       on conflict (${key.join(', ')}) ${conflict}`,
      [JSON.stringify(rows.slice(at, at + BATCH))],
    )
}

/** Runs a statement for a thousand values at a time; `$1` is the list, `$2` whatever is passed. */
export async function inBatches(
  values: readonly number[],
  run: (some: readonly number[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < values.length; at += BATCH) await run(values.slice(at, at + BATCH))
}

/** Rows with one language each of records with texts in six. */
export const textRows = <R>(
  records: readonly R[],
  rowOf: (record: R, language: LanguageCode) => Row,
): Row[] => records.flatMap((record) => languageCodes.map((language) => rowOf(record, language)))

/** The ids of a table by key. @param key the column with the key */
export const idsByKey = async (db: Db, table: string, key: string): Promise<Map<string, number>> =>
  new Map(
    (await db.query<{ id: number; key: string }>(`select id, ${key} as key from ${table}`)).map((row) => [
      row.key,
      row.id,
    ]),
  )

/**
 * Gives new records ids: those that they bring along, otherwise the next ones.
 * @param ids the table's ids by key, to which the new ones are added
 */
export function assignIds(
  ids: Map<string, number>,
  records: readonly { readonly key: string; readonly id?: number | undefined }[],
): void {
  const fresh = records.filter(({ key }) => !ids.has(key))
  for (const { key, id } of fresh) if (id !== undefined) ids.set(key, id)
  let last = Math.max(2, ...ids.values())
  for (const { key, id } of fresh) if (id === undefined) ids.set(key, ++last)
}

/** SQL of a JSON object with a column of a table of texts, by language. */
export const byLanguageSql = (table: string, column: string, join: string): string =>
  `(select jsonb_object_agg(t.language, t.${column}) from ${table} t where ${join})`
