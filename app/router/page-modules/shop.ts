import type { PageModule, PageModules } from '../page.ts'

/** Pages of the shop. Every page knows where their scripts are. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/shop/' })
