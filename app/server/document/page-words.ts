import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build says which words it has put together, below the folder of the client. */
export const pageWordsFile = '.vite/page-words.json'

/** The address of the script with a page's words and the shell's (`build/page-words/`), by language and the page's catalogue. */
export type PageWords = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Finds the script with all words that a first visit of a page needs; undefined where a build has none. */
export function readPageWords(
  clientDir: string,
): (language: string, catalogue: string) => string | undefined {
  const file = join(clientDir, pageWordsFile)
  const json = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  let words: PageWords | undefined
  return (language, catalogue) => {
    // a process that only answers calls, or has not been asked for a page yet, does without
    words ??= JSON.parse(json) as PageWords
    return words[language]?.[catalogue]
  }
}
