import type { PageModule, PageModules } from '../page.ts'

/** Pages that are shown in the place of another one. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/status/' })
