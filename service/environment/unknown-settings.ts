/** Variables that container platforms make of a service's name: `SHOP_PORT_3000_TCP_ADDR`, `SHOP_SERVICE_HOST`. */
const platformShape = /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?$/

/** Prefixes that only this service's settings have, so that everything else with them is a mistake. */
const ownPrefixes = [
  'DEBUG_CODES',
  'DRAIN_SECONDS',
  'INVENTORY_SELECTION',
  'PAYMENT_ORIGIN',
  'SECURITY_LOG',
  'SERVICE_BASE',
  'TRUST_PROXY',
]

/** What people put before a setting when they expect one. */
const productPrefix = 'JADELEAF_'

/** Lengths (letters) from which a name one, or two, slips away from a setting is taken for a misspelling. */
const ONE_SLIP_FROM = 6,
  TWO_SLIPS_FROM = 10

/** Number of inserted, missing, wrong and swapped letters between two names (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      )
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const isSwapOf = (name: string, known: string) =>
  [...name].toSorted().join('') === [...known].toSorted().join('') && slipsBetween(name, known) === 1

/** Whether a name is a misspelling of a setting. Of short settings (PORT, HOST) only swapped letters are: POST is not. */
function isMisspelt(name: string, known: string): boolean {
  if (known.length < ONE_SLIP_FROM) return isSwapOf(name, known)
  return slipsBetween(name.toUpperCase(), known) <= (known.length < TWO_SLIPS_FROM ? 1 : 2)
}

const nearest = (name: string, known: readonly string[]): string | undefined =>
  known.toSorted((a, b) => slipsBetween(name, a) - slipsBetween(name, b))[0]

function meantBy(name: string, known: readonly string[]): string | undefined {
  if (platformShape.test(name)) return undefined
  const misspelt = known.filter((setting) => isMisspelt(name, setting))
  if (misspelt.length > 0) return nearest(name, misspelt)
  if (name.startsWith(productPrefix)) {
    const rest = name.slice(productPrefix.length)
    return known.find((setting) => setting === rest)
  }
  // A file holds the value of a secret only.
  const withoutFile = name.replace(/_FILE$/, '')
  if (withoutFile !== name && withoutFile.length >= ONE_SLIP_FROM && known.includes(withoutFile))
    return withoutFile
  return ownPrefixes.some((prefix) => name.startsWith(prefix)) ? nearest(name, known) : undefined
}

/**
 * Finds a variable that looks like a setting of this service but is none: misspelt, or with a prefix that only its
 * settings have. Variables of the system, of tools and of platforms do not look like one.
 * @param known names of all settings
 * @returns its name and that of the setting that was probably meant
 */
export function findUnknownSetting(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { readonly name: string; readonly meant: string } | undefined {
  const isKnown = new Set(known)
  for (const [name, value] of Object.entries(env)) {
    if (!value || isKnown.has(name)) continue
    const meant = meantBy(name, known)
    if (meant) return { name, meant }
  }
  return undefined
}
