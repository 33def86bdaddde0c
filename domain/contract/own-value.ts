/**
 * The value of a table under a name that comes from outside: an address, a request, another service. Names that every
 * object inherits, such as `constructor` and `__proto__`, are not in a table.
 */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string | null | undefined,
): Value | undefined => (name != null && Object.hasOwn(table, name) ? table[name] : undefined)
