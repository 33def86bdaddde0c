import { selection, type Selection } from './sql.ts'

/**
 * A column of a table or of a select list. `T` is what the driver returns for its SQL type (db.ts); where a text or
 * jsonb column is narrowed to a type of ours, those who write it answer for that.
 */
export interface Column<T> {
  /** SQL type, in the words of PostgreSQL's `format_type`. */
  readonly type: string
  readonly isNullable: boolean
  /** The values that the column's check constraint allows. */
  readonly values?: readonly string[]
  /** Only for the type checker. */
  readonly returns?: T
}

const column = <T>(type: string): Column<T> => ({ type, isNullable: false })

export const int = column<number>('integer')
export const bigint = column<number>('bigint')
export const numeric = column<number>('numeric')
export const bool = column<boolean>('boolean')
export const text = column<string>('text')
export const bytea = column<Buffer>('bytea')
export const uuid = column<string>('uuid')
/** A day, as 'YYYY-MM-DD'. */
export const date = column<string>('date')
export const timestamptz = column<Date>('timestamp with time zone')

/** Text that is always one of `T`, which the database does not check. */
export const textOf = <T extends string>(): Column<T> => column<T>('text')

/** Text with a check constraint that allows exactly these values. */
export const oneOf = <const T extends string>(...values: readonly T[]): Column<T> => ({
  ...column<T>('text'),
  values,
})

/** JSON, parsed. */
export const jsonb = <T = unknown>(): Column<T> => column<T>('jsonb')

/** An array without nulls. */
export const arrayOf = <T>(element: Column<T>): Column<T[]> => column<T[]>(`${element.type}[]`)

/** A column that may be null. */
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ ...of, isNullable: true })

/** The columns of a row by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>
type Values<C extends Columns> = { -readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never }

/** Columns of a table that are read together. In `sql` it stands for their names. */
export interface Row<C extends Columns> extends Selection<Values<C>> {
  readonly table: string
  readonly declared: C
  /** Their names as plain SQL, for columns that a statement does not answer itself. */
  readonly columns: string
  /** The columns of an alias: `o.id, o.status`. */
  of(alias: string): Selection<Values<C>>
  /** Some of the columns. */
  only<K extends keyof C & string>(...names: readonly K[]): Row<Pick<C, K>>
  /**
   * SQL of a JSON object with the columns of an alias.
   * @throws Error when there is a column that JSON would return as text
   */
  asJson(alias: string): string
}

/** The type of a row: `type OrderRow = RowOf<typeof orderRow>`. */
export type RowOf<R> = R extends Row<infer C> ? Values<C> : never

/** Every declared row: row.test.ts compares them with the migrated database. */
export const declaredRows: { readonly table: string; readonly declared: Columns }[] = []

/** Declares the columns of a table that this service reads: their names for select lists and the type of the answer. */
export function defineRow<C extends Columns>(table: string, declared: C): Row<C> {
  declaredRows.push({ table, declared })
  return makeRow(table, declared)
}

function makeRow<C extends Columns>(table: string, declared: C): Row<C> {
  const names = Object.keys(declared)
  const columns = names.join(', ')
  /** By alias: a statement is written anew for every call. */
  const aliased = new Map<string, Selection<Values<C>>>()
  return {
    ...selection<Values<C>>(columns),
    table,
    declared,
    columns,
    of: (alias) => {
      const known = aliased.get(alias)
      if (known) return known
      const made = selection<Values<C>>(names.map((name) => `${alias}.${name}`).join(', '))
      aliased.set(alias, made)
      return made
    },
    only: (...some) =>
      makeRow(
        table,
        Object.fromEntries(some.map((name) => [name, declared[name]])) as Pick<C, (typeof some)[number]>,
      ),
    asJson: (alias) => {
      const dated = names.find((name) => declared[name]?.type === timestamptz.type)
      if (dated !== undefined) throw new Error(`${table}.${dated} would not be a Date in JSON`)
      return `jsonb_build_object(${names.map((name) => `'${name}', ${alias}.${name}`).join(', ')})`
    },
  }
}

/** A column of a select list that is computed: `computed('is_due', bool, 'pay_before <= $2')`. */
export const computed = <N extends string, T>(
  name: N,
  _column: Column<T>,
  expression: string,
): Selection<Record<N, T>> => selection(`${expression} as ${name}`)
