import type { PageModule, PageModules } from '../page.ts'

/** Pages without a guard that few visits begin with: signing in, the system status. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/guest/' })
