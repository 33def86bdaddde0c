import type { PageModule, PageModules } from '../page.ts'

/** Checkout, payment, and the result of an order. */
export const modules: PageModules = import.meta.glob<PageModule>('./*.tsx', { base: '/app/pages/checkout/' })
