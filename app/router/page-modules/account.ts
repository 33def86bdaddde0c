import type { PageModule, PageModules } from '../page.ts'

/** Pages of a signed-in customer. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/account/' })
