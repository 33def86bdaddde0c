import { customerGroupIds } from '../catalogue/price.ts'

/** Labels of customer groups by Magento's group id. */
export type GroupTable = Readonly<Record<string, string>>

/** The ids that tier prices name (`customerGroupIds`); a visitor who is not signed in has no label. */
export const defaultGroups: GroupTable = Object.fromEntries(
  Object.entries(customerGroupIds).flatMap(([label, id]) => (id === 0 ? [] : [[String(id), label]])),
)

/**
 * Reads a table such as `1=preferred,4=associate`.
 * @returns undefined for anything else: an id twice, an unknown group, an empty text
 */
export function readGroupTable(text: string): GroupTable | undefined {
  const pairs = text.split(',').map((pair) => /^\s*(\d{1,9})\s*=\s*(preferred|associate)\s*$/.exec(pair))
  const table: Record<string, string> = {}
  for (const pair of pairs) {
    const [, id, label] = pair ?? []
    if (id === undefined || label === undefined || Object.hasOwn(table, id)) return undefined
    table[id] = label
  }
  return table
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A customer as the shop reads it: where the service sends no `group_label`, the label of the `group_id`. Another label, a
 * group that is not in the table, and what is no customer stay as they are.
 */
export function withGroupLabel(customer: unknown, groups: GroupTable): unknown {
  if (!isObject(customer)) return customer
  const more = isObject(customer['extension_attributes']) ? customer['extension_attributes'] : {}
  const id = customer['group_id']
  const label =
    typeof id === 'number' || typeof id === 'string'
      ? Object.entries(groups).find(([known]) => known === String(id))?.[1]
      : undefined
  if (more['group_label'] || label === undefined) return customer
  return { ...customer, extension_attributes: { ...more, group_label: label } }
}
