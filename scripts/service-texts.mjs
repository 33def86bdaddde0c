// Finds the texts in six languages that stand outside the catalogues: the mails and messages of the service in its sources,
// the pages, products and labels of the seed in its data.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Order of the languages in a `Six` (service/languages/six-languages.ts). */
const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const rooms = ['domain', 'service']
/** Names and reviews that are each written in one language. */
const notTranslated = ['service/seed/data/sample-reviews.json', 'service/seed/data/team-names.json']

const han = /\p{Script=Han}/u
const thai = /\p{Script=Thai}/u

/** What tells one entry of a list from the others; its place if nothing does. */
const keyOf = (entry, index) => entry?.sku ?? entry?.identifier ?? entry?.code ?? entry?.id ?? index

/** Adds the texts of a data file. A language that is left out shows the English text. */
function addData(value, path, add) {
  if (value === null || typeof value !== 'object') return
  if (typeof value.en === 'string' && typeof value.zh_hk === 'string') {
    add(path, Object.fromEntries(languages.map((language) => [language, value[language] ?? value.en])))
    return
  }
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [keyOf(entry, index), entry])
    : Object.entries(value)
  for (const [key, entry] of entries) addData(entry, [...path, key], add)
}

/** The words of a piece of source, without what computes: its strings and the parts of its templates, in their order. */
function wordsOf(node) {
  const words = []
  const visit = (part) => {
    if (ts.isStringLiteralLike(part) || ts.isTemplateHead(part) || ts.isTemplateMiddleOrTemplateTail(part))
      words.push(part.text)
    ts.forEachChild(part, visit)
  }
  visit(node)
  return words.join('\n')
}

const nameOf = (node) => node?.name?.text ?? node?.name?.getText()
const propertyOf = (object, name) => object.properties.find((property) => nameOf(property) === name)
const valueOf = (property) => (ts.isPropertyAssignment(property) ? property.initializer : property)

/** Adds the texts of an object by language, each under its own name: `{ en: { title: '…' }, …, th: { title: '…' } }`. */
function addByLanguage(object, path, add) {
  const values = languages.map((language) => valueOf(propertyOf(object, language)))
  const addLeaf = (nodes, at) => {
    const first = nodes[0]
    if (first && ts.isObjectLiteralExpression(first)) {
      for (const property of first.properties) {
        const name = nameOf(property)
        if (name === undefined) continue
        const same = nodes.map((node) => node && ts.isObjectLiteralExpression(node) && propertyOf(node, name))
        addLeaf(
          same.map((found) => found && valueOf(found)),
          [...at, name],
        )
      }
      return
    }
    const words = nodes.map((node) => (node ? wordsOf(node) : ''))
    if (words.some(Boolean)) add(at, Object.fromEntries(languages.map((name, index) => [name, words[index]])))
  }
  addLeaf(values, path)
}

/** The six texts of `six('…', …)` or of a list that is one; undefined for anything else. */
function sixOf(node) {
  const parts =
    ts.isCallExpression(node) && node.expression.getText() === 'six'
      ? node.arguments
      : ts.isArrayLiteralExpression(node)
        ? node.elements
        : []
  const isText = (part) => ts.isStringLiteralLike(part) || ts.isTemplateExpression(part)
  if (parts.length !== languages.length || !parts.every(isText)) return undefined
  const words = parts.map(wordsOf)
  return han.test(words[1]) || thai.test(words[5]) ? words : undefined
}

/** Adds the texts of a source file. */
function addSource(file, text, add) {
  const visit = (node, path) => {
    const six = sixOf(node)
    if (six) {
      add(path, Object.fromEntries(languages.map((language, index) => [language, six[index]])))
      return
    }
    if (ts.isObjectLiteralExpression(node) && languages.every((language) => propertyOf(node, language))) {
      addByLanguage(node, path, add)
      return
    }
    const isNamed =
      ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isFunctionDeclaration(node)
    const inside = isNamed ? [...path, nameOf(node)] : path
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), [])
}

/**
 * The texts of one file, by id: the file and the names that lead to the text. Texts under the same names are numbered.
 * @returns {Record<string, Record<string, string>>}
 */
export function textsOfFile(file, text) {
  const found = {}
  const add = (path, texts) => {
    const id = `${file}:${path.join('.')}`
    const others = Object.keys(found).filter((known) => known === id || known.startsWith(`${id}#`)).length
    found[others ? `${id}#${others + 1}` : id] = texts
  }
  if (file.endsWith('.json')) addData(JSON.parse(text), [], add)
  else addSource(file, text, add)
  return found
}

/** The files that may hold such texts. */
export const textFiles = () =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test|\.testing)\.(ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notTranslated.includes(file))
    .toSorted()

/** Every such text, by id and language. */
export const serviceTexts = () =>
  Object.assign(
    {},
    ...textFiles().map((file) => {
      const text = readFileSync(file, 'utf8')
      return file.endsWith('.json') || han.test(text) ? textsOfFile(file, text) : {}
    }),
  )
