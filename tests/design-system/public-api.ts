import ts from 'typescript'
import { componentFolders, componentsRoot } from '../../design-system/testing/folders.ts'

const entries = componentFolders().map(({ name, path }) => ({
  name,
  file: `${componentsRoot}/${path}/index.ts`,
}))
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
)
const program = ts.createProgram(
  entries.map(({ file }) => file),
  options,
)

export const checker = program.getTypeChecker()

/** What a name of an `index.ts` stands for, behind its re-exports. */
export const meant = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Every component folder on disk with all that its entry exports. */
export const folders = entries.map(({ name, file }) => {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  return { name, exported: module ? checker.getExportsOfModule(module) : [] }
})
