import type { PageModule, PageModules } from '../page.ts'

/** Pages of the business area. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/business/' })
