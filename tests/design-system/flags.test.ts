import ts from 'typescript'
import { expect, it } from 'vitest'
import { checker, folders, meant } from './public-api.ts'

const isOurs = (symbol: ts.Symbol) => {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  return file.includes('design-system/') && !file.includes('node_modules')
}

/** `true`, `false` or both, apart from being left out. */
function isFlag(property: ts.Symbol): boolean {
  const declaration = property.declarations?.[0]
  if (!declaration) return false
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, declaration))
  const parts = type.isUnion() ? type.types : [type]
  return parts.length > 0 && parts.every((part) => part.flags & ts.TypeFlags.BooleanLike)
}

/** Names that are not ours to choose. */
const given: Readonly<Record<string, string>> = {
  'aria-expanded': 'an ARIA attribute, handed on',
  'aria-pressed': 'an ARIA attribute, handed on',
  spellCheck: 'an HTML attribute, handed on',
  loading: 'documented: loading status (R-190)',
  blockPage: 'documented: loading status (R-190)',
  dismissed: 'documented: notification on screen (R-189)',
}

/** The types a caller meets in an entry: exported shapes, and the props of components whether exported or not. */
function typesOf(exported: ts.Symbol): ts.Type[] {
  const symbol = meant(exported)
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    return [checker.getDeclaredTypeOfSymbol(symbol)]
  const declaration = symbol.valueDeclaration
  if (!declaration) return []
  return checker
    .getTypeOfSymbolAtLocation(symbol, declaration)
    .getCallSignatures()
    .flatMap((signature) => signature.parameters.slice(0, 1))
    .map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, declaration))
}

/** `Name.prop` of every boolean property that a caller passes. */
const flags = folders.flatMap(({ exported }) =>
  exported.flatMap((symbol) =>
    typesOf(symbol)
      .flatMap((type) => (type.isUnion() ? type.types : [type]))
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter((property) => isOurs(property) && isFlag(property))
      .map((property) => ({ name: property.name, said: `${symbol.name}.${property.name}` })),
  ),
)

it('what is true or false is called is… or has…', () => {
  expect(flags.length).toBeGreaterThan(200)
  const others = flags.filter(({ name }) => !/^(is|has)[A-Z]/.test(name) && !(name in given))
  expect([...new Set(others.map(({ said }) => said))]).toEqual([])
}, 60_000)

it('a given name leaves the list when no component takes it any more', () => {
  const taken = new Set(flags.map(({ name }) => name))
  expect(Object.keys(given).filter((name) => !taken.has(name))).toEqual([])
})
