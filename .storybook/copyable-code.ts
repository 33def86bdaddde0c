/** The components of the design system, by the folders on disk. */
const components = new Set(
  Object.keys(import.meta.glob('../design-system/components/*/*/index.ts')).map(
    (path) => path.split('/').at(-2) ?? '',
  ),
)

/** The code of an example with the imports that it needs, so that it can be copied as a whole. Storybook may hand over what was returned before. */
export function copyableCode(code: string): string {
  const used = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))
  const imports = [...used]
    .filter((name) => components.has(name))
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `import { ${name} } from '#design-system/${name}'`)
    .filter((line) => !code.includes(line))
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code
}
