import type { PageModule } from '../page.ts'
import { modules as shop } from './shop.ts'

/**
 * The pages' modules, by the folders of `app/pages/`. Each folder but the shop's is a chunk of its own, so that the shop's pages
 * need not load the names of the others' chunks.
 */
const folders = {
  shop: () => ({ modules: shop }),
  guest: () => import('./guest.ts'),
  account: () => import('./account.ts'),
  business: () => import('./business.ts'),
  checkout: () => import('./checkout.ts'),
  status: () => import('./status.ts'),
}

/** A folder of `app/pages/`. */
export type ModuleFolder = keyof typeof folders

/** Name of a page's file: `orderSuccess` is in `order-success.tsx`. */
const fileOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Name of a page's message catalogue: that of its module. */
export const pageWords = (folder: ModuleFolder, name: string): string => `${folder}/${fileOf(name)}`

/** The modules of a page, as named in the build's manifest. */
export const pageModules = (folder: ModuleFolder, name: string): string[] => [
  `app/router/page-modules/${folder}.ts`,
  `app/pages/${pageWords(folder, name)}.tsx`,
]

/**
 * Fetches the module of a page.
 * @throws Error when its folder holds no such file
 */
export async function fetchPage(folder: ModuleFolder, name: string): Promise<PageModule> {
  const { modules } = await folders[folder]()
  const fetch = modules[`./${fileOf(name)}.tsx`]
  if (!fetch) throw new Error(`No page ${name}`)
  return fetch()
}
