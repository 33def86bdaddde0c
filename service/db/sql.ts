/** Carries the type of an answer through the type checker. No value has this key. */
declare const answer: unique symbol

/** A part of a select list, with the type of what the database answers for it. */
export interface Selection<T extends object> {
  /** The SQL: column names or expressions, separated by commas. */
  readonly text: string
  readonly [answer]: T
}

/** A statement, or a fragment of one, whose answer has the type `T`. At run time it is a string. */
export type Sql<T extends object> = string & { readonly [answer]: T }

type Part = string | number | Selection<object>

/** The selections among some parts, as functions, from which TypeScript infers the intersection of their answers. */
type Takers<P extends readonly unknown[]> = {
  [K in keyof P]: P[K] extends { readonly [answer]: infer T } ? (row: T) => void : (row: unknown) => void
}
type Intersection<P extends readonly unknown[]> = Takers<P>[number] extends (row: infer T) => void ? T : never

/** The row that a select list answers. Without a selection nothing is known about it. */
type Answer<P extends readonly unknown[]> =
  Intersection<P> extends infer T extends object ? { [K in keyof T]: T[K] } : Record<string, unknown>

/** Makes a selection of SQL that the caller has checked to answer `T`. */
export const selection = <T extends object>(text: string): Selection<T> => ({ text }) as Selection<T>

/**
 * Writes a statement whose answer is typed by its own select list: of each row, `only` or `computed` put in, the type
 * of the answer gets the columns. Put in `row.columns` instead where they are not answered (`returning` in a `with`).
 * Values are never put in: they are `$1` parameters.
 * @example db.one(sql`select ${orderRow} from sales_order where id = $1`, [id])
 */
export function sql<P extends readonly Part[]>(strings: TemplateStringsArray, ...parts: P): Sql<Answer<P>> {
  let text = strings[0] ?? ''
  parts.forEach((part, at) => {
    text += (typeof part === 'object' ? part.text : String(part)) + (strings[at + 1] ?? '')
  })
  return text as Sql<Answer<P>>
}
