// compile: locales/<part>/<language>.json → locales/.compiled/<part>/<language>.json (ASTs) and the type of every message id.
// check:   every language has every message with the same placeholders, none equals the English text unless listed, none is
//          unused, and none was left behind by a change of the English text alone; the last holds for mails, pages and products as well.
// read:    records the translations as read beside their English texts; ids of texts confirm those that need no change.
import { execFileSync } from 'node:child_process'
import { compareWithRecord, recordReading } from './stale-translations.mjs'
import { unusedMessages } from './unused-messages.mjs'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const parts = readdirSync('locales', { withFileTypes: true })
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
  for (const part of parts)
    for (const language of languages)
      for (const [id, text] of Object.entries(read(`locales/${part}/${language}.json`)))
        (all[id] ??= {})[language] = text
  return { ...all, ...serviceTexts() }
}
const translated = languages.slice(1)

/** Ids begin with the name of their part, or with that of the part it belongs to: `shell.` in `shell` and in `shell-faults`. */
function belongs(id, part) {
  const prefix = id.split('.')[0].replace(/^ds$/, 'design-system')
  return part === prefix || part.startsWith(`${prefix}-`)
}

function compile() {
  const ids = []
  rmSync('locales/.compiled', { recursive: true, force: true })
  for (const part of parts) {
    mkdirSync(`locales/.compiled/${part}`, { recursive: true })
    formatjs('compile-folder', '--format', 'simple', '--ast', `locales/${part}`, `locales/.compiled/${part}`)
    for (const language of languages) {
      const [source, out] = [
        `locales/${part}/${language}.json`,
        `locales/.compiled/${part}/${language}.json`,
      ].map((file) => Object.keys(read(file)).length)
      if (source !== out)
        throw new Error(`locales/${part}/${language}.json has ${source} messages, compiled ${out}`)
    }
    const catalogues = languages.map((language) => read(`locales/${part}/${language}.json`))
    // a message that one language lacks has no type, so that what shows it does not compile
    ids.push(...Object.keys(catalogues[0]).filter((id) => catalogues.every((texts) => id in texts)))
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
  for (const part of parts) {
    const source = read(`locales/${part}/en.json`)
    for (const id of Object.keys(source))
      if (!belongs(id, part)) faults.push(`${part}: ${id} must begin with the part's name`)
    try {
      formatjs(
        'verify',
        '--source-locale',
        'en',
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
        `locales/${part}/*.json`,
      )
    } catch (error) {
      faults.push(`${part}: ${error.stdout}${error.stderr}`)
    }
    for (const language of languages.slice(1))
      for (const [id, text] of Object.entries(read(`locales/${part}/${language}.json`))) {
        const may = allowed[id]?.some((entry) => entry === '*' || entry === language)
        if (text === source[id] && !may) faults.push(`${language}: ${id} is still the English text "${text}"`)
      }
  }
  const ids = parts.flatMap((part) => Object.keys(read(`locales/${part}/en.json`)))
  for (const id of unusedMessages(ids)) faults.push(`nothing uses ${id}`)
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
  console.log(`${parts.length} catalogues in ${languages.length} languages are whole.`)
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
