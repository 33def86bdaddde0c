// Knows which English text each translation was last read beside: locales/read-beside.json holds, for every message and every
// text outside the catalogues (service-texts.mjs), one entry a language: four digits of the English text's hash, then four of the translation's.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const file = 'locales/read-beside.json'
const digits = (text) => createHash('sha256').update(text).digest('hex').slice(0, 4)
const record = () => JSON.parse(readFileSync(file, 'utf8'))

/** @typedef {Record<string, Record<string, string>>} Texts the texts of every message, by language */

/** The entries of every message as the catalogues stand now. */
const current = (/** @type {Texts} */ texts, languages) =>
  Object.fromEntries(
    Object.entries(texts)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, by]) => [id, languages.map((language) => digits(by.en) + digits(by[language] ?? ''))]),
  )

/**
 * What the record says of the catalogues.
 * @returns `stale`: translations whose English text changed alone; `unrecorded`: messages that are new, gone, or changed in
 * their translations
 */
export function compareWithRecord(texts, languages, entries = record()) {
  const now = current(texts, languages)
  const stale = []
  const unrecorded = Object.keys(entries).filter((id) => !(id in now))
  for (const [id, pairs] of Object.entries(now))
    pairs.forEach((pair, at) => {
      const before = entries[id]?.[at]
      if (before === pair) return
      const isOld = before !== undefined && before.slice(4) === pair.slice(4)
      if (isOld) stale.push(`${languages[at]}: ${id}`)
      else if (!unrecorded.includes(id)) unrecorded.push(id)
    })
  return { stale, unrecorded }
}

/**
 * The entries after a reading: new and changed translations count as read beside the English text, and so do the confirmed ones.
 * @param {readonly string[]} confirmed ids of messages whose translations were read again and still say what the English says
 */
export function entriesAfter(texts, languages, confirmed, entries) {
  const { stale } = compareWithRecord(texts, languages, entries)
  const kept = stale.filter((entry) => !confirmed.includes(entry.split(': ')[1]))
  const next = Object.entries(current(texts, languages)).map(([id, pairs]) => [
    id,
    pairs.map((pair, at) => (kept.includes(`${languages[at]}: ${id}`) ? entries[id][at] : pair)),
  ])
  return { kept, entries: Object.fromEntries(next) }
}

/**
 * Writes the entries after a reading.
 * @returns the translations that are still stale
 */
export function recordReading(texts, languages, confirmed) {
  const { kept, entries } = entriesAfter(texts, languages, confirmed, record())
  const lines = Object.entries(entries).map(
    ([id, pairs]) => `  ${JSON.stringify(id)}: [${pairs.map((pair) => `"${pair}"`).join(', ')}]`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  return kept
}
