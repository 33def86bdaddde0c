import { readdirSync } from 'node:fs'

/** Where the design system's components are, from the root of the project. */
export const componentsRoot = 'design-system/components'

export interface ComponentFolder {
  /** The folder above: `layout`, `fields`, `commerce` … */
  group: string
  name: string
  /** `data/Table`, from the folder of all components. */
  path: string
}

/** Every component on disk, by name. */
export function componentFolders(root = componentsRoot): ComponentFolder[] {
  return readdirSync(root)
    .flatMap((group) =>
      readdirSync(`${root}/${group}`).map((name) => ({ group, name, path: `${group}/${name}` })),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
