import { StartError } from '#service/start-error.ts'

/**
 * Reads settings that mean something only together.
 * @param of whose they are, for the sentence about an incomplete set
 * @param names the name of each setting, by the key of its value in the answer
 * @returns the values; undefined if none of them is set
 * @throws StartError that names those missing, if only some are set
 */
export function completeSettings<Key extends string, Name extends string>(
  of: string,
  values: Readonly<Partial<Record<NoInfer<Name>, string | undefined>>>,
  names: Readonly<Record<Key, Name>>,
): Record<Key, string> | undefined {
  const keys = Object.keys(names) as Key[]
  const missing = keys.map((key) => names[key]).filter((name) => !values[name])
  if (missing.length === keys.length) return undefined
  if (missing.length > 0)
    throw new StartError(
      `The settings of ${of} are incomplete: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing.`,
    )
  return Object.fromEntries(keys.map((key) => [key, values[names[key]] ?? ''])) as Record<Key, string>
}
