import { readdirSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folder = 'design-system/components'
const entries = readdirSync(folder).map((name) => ({ name, file: `${folder}/${name}/index.ts` }))
const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, ts.sys, '.')
const program = ts.createProgram(entries.map(({ file }) => file), options)
const checker = program.getTypeChecker()

/** `Name`, or for an object type its properties: `NameProps { a, b? }`. React's and the DOM's own properties are left out. */
function shape(symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  if (!symbol.name.endsWith('Props')) return symbol.name
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
  return `${symbol.name} { ${properties.map((property) => `${property.name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}`).toSorted().join(', ')} }`
}

/** The public names are a promise: a change here is a change for everyone who uses the design system. Update it knowingly with `vitest -u`. */
it('the names of exports and props are the agreed ones', async () => {
  const lines = entries.map(({ name, file }) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const exported = module ? checker.getExportsOfModule(module).map(shape).toSorted() : []
    return `${name}\n${exported.map((line) => `  ${line}`).join('\n')}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('api.snap.txt')
}, 60_000)
