/** For each prop the values to show. */
export type Values<Props> = { [Key in keyof Props]?: readonly Props[Key][] }

/** Every combination of the values, in the order they are written: what a `Matrix` story shows. */
export function permute<Props extends object>(values: Values<Props>): Partial<Props>[] {
  return Object.entries(values as Record<string, readonly unknown[]>).reduce<Record<string, unknown>[]>(
    (rows, [key, list]) => rows.flatMap((row) => list.map((value) => ({ ...row, [key]: value }))),
    [{}],
  ) as Partial<Props>[]
}
