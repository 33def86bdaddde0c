import ts from 'typescript'
import { checker, folders, meant } from './public-api.ts'

/** A property that somebody who uses a component may pass, and what its docstring says. */
interface PropDoc {
  name: string
  /** Where it is declared: file and line, for whoever mends it. */
  place: string
  text: string
  /** What follows `@default`. */
  default: string | undefined
  isNumber: boolean
  /** What the component takes when it is left out, as its source says; nothing where it takes nothing. */
  fallback: string | undefined
}

export interface Documented {
  folder: string
  name: string
  /** What the docstring of the component says; undefined for a plain shape of data. */
  about: string | undefined
  props: PropDoc[]
}

const written = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
const declaredBy = (symbol: ts.Symbol) => symbol.declarations?.[0]
const isOurs = (symbol: ts.Symbol) => {
  const file = declaredBy(symbol)?.getSourceFile().fileName ?? ''
  return file.includes('design-system/') && !file.includes('node_modules')
}

function placeOf(symbol: ts.Symbol): string {
  const declaration = declaredBy(symbol)
  const file = declaration?.getSourceFile()
  return declaration && file
    ? `${file.fileName.replace(/^.*?(?=design-system\/)/, '')}:${file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1}`
    : ''
}

/** A union's properties are those of all its members: each asks for its own. */
const propertiesOf = (type: ts.Type): ts.Symbol[] => [
  ...new Map(
    (type.isUnion() ? type.types : [type])
      .flatMap((member) => checker.getPropertiesOfType(member))
      .map((property) => [`${property.name} ${placeOf(property)}`, property]),
  ).values(),
]

const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

/** `size = 'md'` in a component's first parameter. */
function fallbacksOf(component: ts.Symbol): Map<string, string> {
  const found = new Map<string, string>()
  const parameter =
    component.valueDeclaration && ts.isFunctionDeclaration(component.valueDeclaration)
      ? component.valueDeclaration.parameters[0]
      : undefined
  if (parameter && ts.isObjectBindingPattern(parameter.name))
    for (const element of parameter.name.elements) {
      if (element.initializer)
        found.set((element.propertyName ?? element.name).getText(), element.initializer.getText())
    }
  return found
}

function describeProps(type: ts.Type, fallbacks: Map<string, string>): PropDoc[] {
  return propertiesOf(type)
    .filter(isOurs)
    .flatMap((property): PropDoc[] => {
      const declaration = declaredBy(property)
      const kind = declaration
        ? checker.getTypeOfSymbolAtLocation(property, declaration)
        : checker.getTypeOfSymbol(property)
      const parts = partsOf(kind).filter(
        (part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
      )
      // `count?: never` only says that two properties do not go together.
      if (parts.every((part) => part.flags & ts.TypeFlags.Never)) return []
      const tag = property.getJsDocTags(checker).find(({ name }) => name === 'default')
      return [
        {
          name: property.name,
          place: placeOf(property),
          text: written(property),
          default: tag && ts.displayPartsToString(tag.text).trim(),
          isNumber: parts.every((part) => part.flags & ts.TypeFlags.Number),
          fallback: fallbacks.get(property.name),
        },
      ]
    })
}

/** Everything a component folder exports that has properties: components, their props, and the shapes that props are made of. */
export function documented(): Documented[] {
  return folders.flatMap(({ name: folder, exported }) =>
    exported
      .map(meant)
      .filter(isOurs)
      .flatMap((symbol): Documented[] => {
        if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
          const type = checker.getDeclaredTypeOfSymbol(symbol)
          const isShape = partsOf(type).every(
            (part) =>
              part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) &&
              part.getCallSignatures().length === 0,
          )
          return isShape
            ? [{ folder, name: symbol.name, about: undefined, props: describeProps(type, new Map()) }]
            : []
        }
        if (!/^[A-Z]/.test(symbol.name) || !symbol.valueDeclaration) return []
        const signature = checker
          .getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration)
          .getCallSignatures()[0]
        if (!signature) return []
        const parameter = signature.parameters[0]
        const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, symbol.valueDeclaration)
        return [
          {
            folder,
            name: symbol.name,
            about: written(symbol),
            props: type ? describeProps(type, fallbacksOf(symbol)) : [],
          },
        ]
      }),
  )
}
