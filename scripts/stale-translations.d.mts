/** The texts of every message, by language. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>
/** For every message, one entry a language. */
export type Entries = Readonly<Record<string, readonly string[]>>

export function compareWithRecord(
  texts: Texts,
  languages: readonly string[],
  entries?: Entries,
): { stale: string[]; unrecorded: string[] }
export function entriesAfter(
  texts: Texts,
  languages: readonly string[],
  confirmed: readonly string[],
  entries: Entries,
): { kept: string[]; entries: Entries }
export function recordReading(
  texts: Texts,
  languages: readonly string[],
  confirmed: readonly string[],
): string[]
