// compile: locales/<noun>/<language>.json → locales/.compiled/whole/<language>.json (ASTs), from it the catalogue of each page and
//          late part (scripts/words/) → locales/.compiled/<language>/<catalogue>.json, and the type of every message id.
// check:   every language has every message with the same placeholders, none equals the English text unless listed, none is
//          unused, and none was left behind by a change of the English text alone; the last holds for mails, pages and products as well.
// read:    records the translations as read beside their English texts; ids of texts confirm those that need no change.
import { execFileSync } from 'node:child_process'
import { compareWithRecord, recordReading } from './stale-translations.mjs'
import { messageIds, readCatalogues, unusedMessages } from './words/catalogues.ts'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const nouns = readdirSync('locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const formatjs = (...args) =>
  execFileSync('node', ['node_modules/@formatjs/cli/bin/formatjs', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })

/** react-intl wants BCP 47 tags: zh_cn → zh-CN. */
const tag = (language) => language.replace(/_(..)$/, (_, region) => `-${region.toUpperCase()}`)

/** Every text in every language, by id: the messages of the catalogues and what stands outside them. */
const texts = async () => {
  // not above: compiling does without TypeScript
  const { serviceTexts } = await import('./service-texts.mjs')
  const all = {}
  for (const noun of nouns)
    for (const language of languages)
      for (const [id, text] of Object.entries(read(`locales/${noun}/${language}.json`)))
        (all[id] ??= {})[language] = text
  return { ...all, ...serviceTexts() }
}
const translated = languages.slice(1)

/** Ids begin with the name of their noun; the design system's is short. */
const belongs = (id, noun) => id.split('.')[0].replace(/^ds$/, 'design-system') === noun

const compiled = 'locales/.compiled'
const write = (file, data) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(data))
}

/** All messages of each language, in one file. */
function compileWhole() {
  const sources = mkdtempSync(join(tmpdir(), 'messages-'))
  for (const language of languages)
    write(
      `${sources}/${language}.json`,
      Object.assign({}, ...nouns.map((noun) => read(`locales/${noun}/${language}.json`))),
    )
  mkdirSync(`${compiled}/whole`, { recursive: true })
  formatjs('compile-folder', '--format', 'simple', '--ast', sources, `${compiled}/whole`)
  rmSync(sources, { recursive: true })
}

function compile() {
  rmSync(compiled, { recursive: true, force: true })
  compileWhole()
  const ids = messageIds()
  const catalogues = readCatalogues(ids)
  for (const language of languages) {
    const whole = read(`${compiled}/whole/${language}.json`)
    const missing = ids.filter((id) => !(id in whole))
    if (missing.length) throw new Error(`${language} lacks ${missing.join(', ')}`)
    for (const [name, own] of catalogues)
      write(`${compiled}/${language}/${name}.json`, Object.fromEntries(own.map((id) => [id, whole[id]])))
  }
  const union = (values) => values.map((value) => `\n      | '${value}'`).join('') || ' never'
  writeFileSync(
    'locales/ids.d.ts',
    `// Written by scripts/i18n.mjs: a wrong message id does not compile.\ndeclare global {\n  namespace FormatjsIntl {\n    interface Message {\n      ids:${union(ids)}\n    }\n    interface IntlConfig {\n      locale:${union(languages.map(tag))}\n    }\n  }\n}\nexport {}\n`,
  )
}

async function check() {
  const allowed = read('locales/same-as-english.json')
  const faults = []
  for (const noun of nouns) {
    const source = read(`locales/${noun}/en.json`)
    for (const id of Object.keys(source))
      if (!belongs(id, noun)) faults.push(`${noun}: ${id} must begin with the noun's name`)
    try {
      formatjs(
        'verify',
        '--source-locale',
        'en',
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
        `locales/${noun}/*.json`,
      )
    } catch (error) {
      faults.push(`${noun}: ${error.stdout}${error.stderr}`)
    }
    for (const language of languages.slice(1))
      for (const [id, text] of Object.entries(read(`locales/${noun}/${language}.json`))) {
        const may = allowed[id]?.some((entry) => entry === '*' || entry === language)
        if (text === source[id] && !may) faults.push(`${language}: ${id} is still the English text "${text}"`)
      }
  }
  for (const id of unusedMessages(messageIds())) faults.push(`nothing shows ${id}`)
  const { stale, unrecorded } = compareWithRecord(await texts(), translated)
  if (stale.length)
    faults.push(
      'The English text changed alone. Read these again, then change them, or confirm them with npm run i18n:read -- <id> …:',
      ...stale,
    )
  if (unrecorded.length)
    faults.push(`Run npm run i18n:read to record what is new: ${unrecorded.slice(0, 5).join(', ')} …`)
  if (faults.length) {
    console.error(faults.join('\n'))
    process.exit(1)
  }
  console.log(`${nouns.length} catalogues in ${languages.length} languages are whole.`)
}

/** Records new and changed translations as read, and the named ones. */
async function recordRead(confirmed) {
  const stale = recordReading(await texts(), translated, confirmed)
  if (stale.length) console.error(`Not read beside the English text as it is now:\n${stale.join('\n')}`)
}

const [command, ...ids] = process.argv.slice(2)
if (command === 'check') await check()
else if (command === 'read') await recordRead(ids)
else compile()
