import { buildIndex } from 'storybook/internal/core-server'
import { componentsRoot, type ComponentFolder } from '../../design-system/testing/folders.ts'

/** Stories and pages of documentation, as Storybook itself lists them. */
export const storybookIndex = async () =>
  Object.values((await buildIndex({ configDir: '.storybook' })).entries)
export type StorybookEntry = Awaited<ReturnType<typeof storybookIndex>>[number]

/** The entries of a component's own stories file. */
export const entriesOf = (
  entries: readonly StorybookEntry[],
  { name, path }: ComponentFolder,
): StorybookEntry[] =>
  entries.filter(({ importPath }) => importPath === `./${componentsRoot}/${path}/${name}.stories.tsx`)
