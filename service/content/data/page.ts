import type { Six } from '#service/catalogue/data/model.ts'

/** A content page. `content` is HTML, sanitised by the seed on its way into the database. */
export interface PageSeed { readonly id: number, readonly identifier: string, readonly title: Six, readonly summary: Six, readonly content: Six }

/** A piece of HTML that other screens place. `page`: the identifier of the landing page it belongs to. */
export interface BlockSeed { readonly id: number, readonly identifier: string, readonly title: Six, readonly content: Six, readonly page?: string }
