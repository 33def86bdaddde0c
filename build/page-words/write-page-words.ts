import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { pageWordsFile, type PageWords } from '../../app/server/document/page-words.ts'
import { shellWords } from '../../app/i18n/compiled/catalogues.ts'

/** A page's catalogue is named after its folder and the page: `shop/home`. A part that comes later has a name without a folder. */
const PAGE = /^\w+\/[\w-]+\.json$/

const script = (messages: object): string => {
  const { code } = minifySync('words.js', `export default ${JSON.stringify(messages)}`, { module: true })
  return code.trim()
}

/**
 * Writes, for each page and language, one script with the words of the page and those of the shell, for a first visit: from
 * then on a page needs its own alone, which the bundler has written.
 * @param compiled the folder of the compiled catalogues: `<language>/<catalogue>.json`
 * @returns the number of scripts
 */
export function writePageWords(clientDir: string, compiled: string): number {
  const words: Record<string, Record<string, string>> = {}
  const files = new Set<string>()
  for (const language of readdirSync(compiled).filter((name) => name !== 'whole')) {
    const read = (name: string) => JSON.parse(readFileSync(join(compiled, language, name), 'utf8')) as object
    const shell = read(`${shellWords}.json`)
    const names = readdirSync(join(compiled, language), { recursive: true, encoding: 'utf8' })
    for (const name of names.map((each) => each.replaceAll('\\', '/')).filter((each) => PAGE.test(each))) {
      const code = script({ ...shell, ...read(name) })
      const file = `assets/words-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
      writeFileSync(join(clientDir, file), code)
      files.add(file)
      ;(words[language] ??= {})[name.replace(/\.json$/, '')] = `/${file}`
    }
  }
  writeFileSync(join(clientDir, pageWordsFile), JSON.stringify(words satisfies PageWords))
  return files.size
}
