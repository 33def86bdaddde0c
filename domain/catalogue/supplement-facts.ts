/** The facts panel of a supplement. Texts are in the language of the product. */
export interface SupplementFacts {
  serving: string
  rows: { name: string; amount: string; dailyValue?: string | undefined }[]
  note?: string | undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrAbsent = (value: unknown): value is string | undefined => value === undefined || isText(value)
const isRow = (row: unknown): row is SupplementFacts['rows'][number] =>
  isRecord(row) && isText(row['name']) && isText(row['amount']) && isTextOrAbsent(row['dailyValue'])

/** Checked by hand: every product page reads it, and a schema library would add to its script. */
const isFacts = (value: unknown): value is SupplementFacts =>
  isRecord(value) &&
  isText(value['serving']) &&
  isTextOrAbsent(value['note']) &&
  Array.isArray(value['rows']) &&
  value['rows'].every(isRow)

/** Reads the `supplement_facts` attribute (a JSON text); undefined when absent, broken or without rows. */
export function readFacts(json: string): SupplementFacts | undefined {
  if (json === '') return undefined
  try {
    const facts: unknown = JSON.parse(json)
    return isFacts(facts) && facts.rows.length > 0 ? facts : undefined
  } catch {
    return undefined
  }
}
