import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree (ESTree with TypeScript). */
interface Node {
  type: string
  [key: string]: unknown
}

/** What a declaration names: texts that may be ids of messages, identifiers, and modules that it imports later. */
export interface Named {
  /** Path of the file, from the repository's root. */
  file: string
  /** String literals, and templates as regular expressions. */
  texts: (string | RegExp)[]
  identifiers: Set<string>
  /** Paths of modules, from the repository's root. */
  later: string[]
  /** Calls of `withWords`: the catalogue's name, and what its second argument names. */
  late: { catalogue: string; named: Named }[]
}

/** Where a name comes from: an export of another module, or all of them (`*`). */
interface Origin {
  file: string
  name: string
}

/** A module as far as words are concerned. */
export interface ModuleSource {
  declarations: Map<string, Named>
  /** Statements that run whenever the module is imported. */
  effects: Named
  imports: Map<string, Origin>
  /** Names of declarations or imports, by the name that others use. */
  exports: Map<string, string>
  reexports: Map<string, Origin>
  /** Modules whose exports are all exported again. */
  stars: string[]
  /** Modules that are imported for their effect. */
  bare: string[]
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}
/** Longest first: `#features/kit/*` before `#features/*`. */
const patterns = Object.entries(aliases).sort(([a], [b]) => b.length - a.length)

function ofAlias(specifier: string): string | undefined {
  for (const [pattern, path] of patterns) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? specifier === pattern : specifier.startsWith(before))
      return join(path.replace('*', specifier.slice(before.length)))
  }
  return undefined
}

/** Path of our own module behind a specifier; undefined for packages, styles and data. */
function resolve(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : ofAlias(specifier)
  return path !== undefined && /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** TypeScript's nodes that hold a value. Others are types, which name nothing at runtime. */
const holdsValue = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    const isName = (key === 'property' || key === 'key') && node.computed === false && node.shorthand !== true
    if (isName) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })

const escape = (text: string) => text.replaceAll('.', String.raw`\.`)

/** A template as a regular expression of the ids that it can make. */
function ofTemplate({ quasis }: Node): string | RegExp {
  const pieces = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  return pieces.length === 1
    ? pieces.join('')
    : new RegExp(`^${pieces.map(escape).join(String.raw`[\w.-]*`)}$`)
}

/** Names by which a message is known: words joined by dots. */
const isLikeId = (text: string) => /^[a-z][\w-]*\.[\w.-]*$/.test(text)

const nothing = (file: string): Named => ({ file, texts: [], identifiers: new Set(), later: [], late: [] })

/** Adds what a node names. */
function collect(node: Node, named: Named): void {
  if (node.type.startsWith('TS') && !holdsValue.has(node.type)) return
  const { type } = node
  if (type === 'Literal' && typeof node.value === 'string' && isLikeId(node.value))
    named.texts.push(node.value)
  if (type === 'TemplateLiteral') {
    const [first] = node.quasis as { value: { cooked: string } }[]
    if (first && isLikeId(first.value.cooked)) named.texts.push(ofTemplate(node))
  }
  if (type === 'Identifier' || type === 'JSXIdentifier') named.identifiers.add(String(node.name))
  if (type === 'ImportExpression' && isNode(node.source)) {
    const path = resolve(named.file, String(node.source.value))
    if (path) named.later.push(path)
  }
  if (type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'withWords') {
    const [catalogue, load] = node.arguments as [Node, Node]
    const own = nothing(named.file)
    collect(load, own)
    named.late.push({ catalogue: String(catalogue.value), named: own })
    return
  }
  for (const child of childrenOf(node)) collect(child, named)
}

function namedIn(file: string, node: Node): Named {
  const named = nothing(file)
  collect(node, named)
  return named
}

/** Names that a declaration's pattern binds: `a` and `b` of `const { a, c: b } = …`. */
function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'Property') return boundNames(pattern.value as Node)
  return childrenOf(pattern).flatMap(boundNames)
}

function declare(file: string, node: Node, module: ModuleSource): string[] {
  if (node.type === 'VariableDeclaration')
    return (node.declarations as Node[]).flatMap((one) => {
      const names = boundNames(one.id as Node)
      const named = namedIn(file, one)
      for (const name of names) module.declarations.set(name, named)
      return names
    })
  if (node.type.startsWith('TS') || !isNode(node.id)) return []
  const name = String(node.id.name)
  module.declarations.set(name, namedIn(file, node))
  return [name]
}

const textOf = (node: unknown): string => String(isNode(node) ? (node.name ?? node.value) : '')

function readImport(file: string, node: Node, module: ModuleSource): void {
  const from = resolve(file, textOf(node.source))
  if (!from || node.importKind === 'type') return
  const specifiers = node.specifiers as Node[]
  if (specifiers.length === 0) module.bare.push(from)
  for (const one of specifiers) {
    const name =
      one.type === 'ImportDefaultSpecifier'
        ? 'default'
        : one.type === 'ImportNamespaceSpecifier'
          ? '*'
          : textOf(one.imported)
    if (one.importKind !== 'type') module.imports.set(textOf(one.local), { file: from, name })
  }
}

function readExport(file: string, node: Node, module: ModuleSource): void {
  if (node.exportKind === 'type') return
  if (isNode(node.declaration)) {
    for (const name of declare(file, node.declaration, module)) module.exports.set(name, name)
    return
  }
  const from = isNode(node.source) ? resolve(file, textOf(node.source)) : undefined
  if (isNode(node.source) && !from) return
  for (const one of node.specifiers as Node[]) {
    const [local, exported] = [textOf(one.local), textOf(one.exported)]
    if (one.exportKind === 'type') continue
    if (from) module.reexports.set(exported, { file: from, name: local })
    else module.exports.set(exported, local)
  }
}

function readStatement(file: string, node: Node, module: ModuleSource): void {
  if (node.type === 'ImportDeclaration') readImport(file, node, module)
  else if (node.type === 'ExportNamedDeclaration') readExport(file, node, module)
  else if (node.type === 'ExportAllDeclaration') {
    const from = resolve(file, textOf(node.source))
    if (from && node.exportKind !== 'type') module.stars.push(from)
  } else if (node.type === 'ExportDefaultDeclaration') {
    module.declarations.set('default', namedIn(file, node.declaration as Node))
    module.exports.set('default', 'default')
  } else if (declare(file, node, module).length === 0) collect(node, module.effects)
}

const modules = new Map<string, ModuleSource>()

/** Reads a module of ours, once. @param file its path from the repository's root */
export function moduleSource(file: string): ModuleSource {
  const known = modules.get(file)
  if (known) return known
  const module: ModuleSource = {
    declarations: new Map(),
    effects: nothing(file),
    imports: new Map(),
    exports: new Map(),
    reexports: new Map(),
    stars: [],
    bare: [],
  }
  modules.set(file, module)
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body)
    readStatement(file, node as unknown as Node, module)
  return module
}
