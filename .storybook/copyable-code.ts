/** The group of each component of the design system, by the folders on disk. */
const groups = new Map(
  Object.keys(import.meta.glob('../design-system/components/*/*/index.ts')).map((path) => {
    const [group = '', name = ''] = path.split('/').slice(-3)
    return [name, group]
  }),
)

/** The code of an example with the imports that it needs, so that it can be copied as a whole. Storybook may hand over what was returned before. */
export function copyableCode(code: string): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))
  const imports = [...used]
    .filter((name) => groups.has(name))
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `import { ${name} } from '#design-system/${groups.get(name)}/${name}'`)
    .filter((line) => !code.includes(line))
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code
}
