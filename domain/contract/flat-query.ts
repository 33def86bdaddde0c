/** Flattens nested values to Magento's brackets: `searchCriteria[pageSize]=20`. Absent values are left out. */
export function flatQuery(value: unknown, name = '', out: [string, string][] = []): [string, string][] {
  if (value === undefined || value === null) return out
  if (typeof value !== 'object') out.push([name, String(value)])
  else for (const [key, part] of Object.entries(value)) flatQuery(part, name ? `${name}[${key}]` : key, out)
  return out
}
