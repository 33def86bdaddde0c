import * as z from 'zod/mini'
import { id, maybe } from '../contract/wire.ts'

export const StoreConfig = z.looseObject({
  id,
  code: z.string(),
  website_id: id,
  locale: z.string(),
  base_currency_code: z.string(),
  default_display_currency_code: z.string(),
  timezone: z.string(),
  base_media_url: z.string(),
  extension_attributes: z.optional(
    z.looseObject({
      inventory_selection_enabled: z.optional(z.boolean()),
      inventory_selection: z.optional(
        z.union([
          z.array(z.looseObject({ source_code: z.string(), name: z.optional(z.string()) })),
          z.looseObject({ source_code: z.string(), name: z.optional(z.string()) }),
        ]),
      ),
      banner_slider_desktop: maybe(z.union([z.string(), z.number()])),
      banner_slider_mobile: maybe(z.union([z.string(), z.number()])),
    }),
  ),
})
export type StoreConfig = z.infer<typeof StoreConfig>

export interface CategoryTree {
  id?: number | null | undefined
  parent_id: number
  name: string
  is_active: boolean
  position: number
  level: number
  product_count: number
  children_data: CategoryTree[]
  [key: string]: unknown
}
export const CategoryTree: z.ZodMiniType<CategoryTree> = z.looseObject({
  id: maybe(z.number()),
  parent_id: z.number(),
  name: z.string(),
  is_active: z.boolean(),
  position: z.number(),
  level: z.number(),
  product_count: z.number(),
  get children_data() {
    return z.array(CategoryTree)
  },
}) as unknown as z.ZodMiniType<CategoryTree>

export interface FooterLink {
  title: string
  url: string
  children?: FooterLink[] | undefined
  [key: string]: unknown
}
export const FooterLink: z.ZodMiniType<FooterLink> = z.looseObject({
  title: z.string(),
  url: z.string(),
  get children() {
    return z.optional(z.array(FooterLink))
  },
}) as unknown as z.ZodMiniType<FooterLink>

/** Store common data (C-6.1). `categories` may be one tree or several. */
export const Common = z.looseObject({
  storeConfigs: z.array(StoreConfig),
  footerLinks: z.array(FooterLink),
  infoBanners: z.array(
    z.looseObject({
      id: z.union([z.number(), z.string()]),
      content: z.string(),
      url: maybe(z.string()),
      bg_color: maybe(z.string()),
    }),
  ),
  categories: z.union([CategoryTree, z.array(CategoryTree)]),
  storeNotice: z.nullable(z.looseObject({ enabled: z.boolean(), content: z.string() })),
  membership: z.looseObject({ associateRenewIn: z.number() }),
})
export type Common = z.infer<typeof Common>
