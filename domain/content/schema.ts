import * as z from 'zod/mini'
import { id, maybe } from '../contract/wire.ts'

/** A content page. `content` is HTML, sanitised by the service when it is stored. */
export const CmsPage = z.looseObject({
  id: z.optional(id),
  identifier: z.string(),
  title: maybe(z.string()),
  meta_description: maybe(z.string()),
  content_heading: maybe(z.string()),
  content: maybe(z.string()),
  update_time: maybe(z.string()),
  active: z.optional(z.boolean()),
})
export type CmsPage = z.infer<typeof CmsPage>
export const CmsBlock = z.looseObject({
  id: z.optional(id),
  identifier: z.string(),
  title: maybe(z.string()),
  content: maybe(z.string()),
  active: z.optional(z.boolean()),
})
/** `copy` (a sentence) and `action` (text of the link) are our additions to a slide; both may be missing. */
export const BannerSlider = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z.string(),
  slides: z.array(
    z.looseObject({
      id: z.union([z.number(), z.string()]),
      title: z.string(),
      image_url: z.string(),
      mobile_image_url: maybe(z.string()),
      url: maybe(z.string()),
      is_open_url_in_new_window: z.boolean(),
      position: z.number(),
      copy: maybe(z.string()),
      action: maybe(z.string()),
    }),
  ),
})
export type BannerSlider = z.infer<typeof BannerSlider>
