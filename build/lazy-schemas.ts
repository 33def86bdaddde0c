import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { additionPaths, assumedPaths } from '../domain/contract/unshown-paths.ts'

/** What a caller needs to make a call. The rest (schemas, what it is for) stays in the module as it is written. */
const head: readonly string[] = ['name', 'method', 'path', 'access', 'encoded', 'changesState', 'affects']

interface Property {
  name: string
  value: unknown
  start: number
  end: number
}

/** The name and the properties of `export const x = endpoint({ … })`; undefined for any other statement. */
function declared(
  statement: ESTree.Statement | ESTree.Directive,
): { name: string; properties: Property[] } | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return undefined
  const [declaration] = statement.declaration.declarations
  if (declaration?.id.type !== 'Identifier' || declaration.init?.type !== 'CallExpression') return undefined
  const {
    callee,
    arguments: [definition],
  } = declaration.init
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression')
    return undefined
  const properties = definition.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [
          {
            name: property.key.name,
            value: property.value.type === 'Literal' ? property.value.value : undefined,
            start: property.start,
            end: property.end,
          },
        ]
      : [],
  )
  return { name: declaration.id.name, properties }
}

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = { assumedPaths, additionPaths }

/** Code with the paths of the tables written out: a page that makes one call needs no table of all. */
const written = (code: string): string =>
  code.replaceAll(/path: (\w+)\.(\w+)/g, (whole, table: string, name: string) => {
    const path = tables[table]?.[name]
    return path === undefined ? whole : `path: ${JSON.stringify(path)}`
  })

/**
 * The first script of a page knows a call's name and address; its schemas come with the first answer.
 * `domain/<noun>/api.ts` becomes a list of such heads, each with `whole()`, which imports the module as it is written.
 */
export function lazySchemas(): Plugin {
  return {
    name: 'lazy-schemas',
    apply: 'build',
    transform(code, id) {
      if (/\/domain\/[\w-]+\/api\.ts\?whole$/.test(id)) return { code: written(code), map: null }
      if (!/\/domain\/[\w-]+\/api\.ts$/.test(id)) return
      const lines = [
        `const whole = () => import(${JSON.stringify(`${id}?whole`)})`,
        'const call = (head) => ({ ...head, whole: () => whole().then((calls) => calls[head.name]) })',
      ]
      for (const statement of this.parse(code).body) {
        if (!statement.type.startsWith('Export')) continue
        const call = declared(statement)
        if (call?.properties.find(({ name }) => name === 'name')?.value !== call?.name || !call)
          this.error(`${id} exports something else than calls under their own names`)
        const properties = call.properties
          .filter(({ name }) => head.includes(name))
          .map(({ start, end }) => written(code.slice(start, end)))
        lines.push(`export const ${call.name} = /* @__PURE__ */ call({ ${properties.join(', ')} })`)
      }
      return { code: lines.join('\n'), map: null }
    },
  }
}
