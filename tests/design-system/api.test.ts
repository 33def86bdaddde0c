import ts from 'typescript'
import { expect, it } from 'vitest'
import { checker, folders, meant } from './public-api.ts'

/** `Name`, or for an object type its properties: `NameProps { a, b? }`. React's and the DOM's own properties are left out. */
function shape(symbol: ts.Symbol): string {
  if (!symbol.name.endsWith('Props')) return symbol.name
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(meant(symbol)))
  return `${symbol.name} { ${properties
    .map((property) => `${property.name}${property.flags & ts.SymbolFlags.Optional ? '?' : ''}`)
    .toSorted()
    .join(', ')} }`
}

/** The public names are a promise: a change here is a change for everyone who uses the design system. Update it knowingly with `vitest -u`. */
it('the names of exports and props are the agreed ones', async () => {
  const lines = folders.map(
    ({ name, exported }) =>
      `${name}\n${exported
        .map(shape)
        .toSorted()
        .map((line) => `  ${line}`)
        .join('\n')}`,
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('api.snap.txt')
}, 60_000)
