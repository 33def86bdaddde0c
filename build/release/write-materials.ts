import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { billOfMaterials, licenceNotices } from './bill-of-materials.ts'
import { distinct, installedPackage, readBundled, withNeeded, type ShippedPackage } from './packages.ts'

/** Packages that the service loads from node_modules: they bring libraries in machine code, which no bundle can hold. */
export const besideTheBundle = ['sharp'] as const

/** Fonts, which styles name by their address. */
const fonts = ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-thai'] as const

export interface Materials {
  /** Lists that Vite wrote, one a bundle. They are removed. */
  readonly lists: readonly string[]
  /** The folder of installed packages. */
  readonly modules: string
  readonly billFile: string
  readonly noticesFile: string
}

/** Writes down what the built shop is made of, and under which licences. @returns the number of packages */
export function writeMaterials({ lists, modules, billFile, noticesFile }: Materials): number {
  const needed = [...fonts, ...besideTheBundle.flatMap((name) => [...withNeeded(modules, name)])]
  const packages: ShippedPackage[] = distinct([
    ...lists.flatMap(readBundled),
    ...needed.map((name) => installedPackage(modules, name)),
  ])
  for (const list of lists) rmSync(list)
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    name: string
    version: string
  }
  writeFileSync(billFile, `${JSON.stringify(billOfMaterials({ name, version }, packages), null, 1)}\n`)
  writeFileSync(noticesFile, licenceNotices(packages))
  return packages.length
}
