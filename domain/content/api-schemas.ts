import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { BannerSlider, CmsBlock, CmsPage } from './schema.ts'

const byId = z.object({ id: z.string() })

export const getCmsPage = schemas({
  params: byId,
  response: CmsPage,
  summary: 'A content page by id or identifier (C-2.9).',
})
export const getCmsBlock = schemas({
  params: byId,
  response: CmsBlock,
  summary: 'A content block by id or identifier (C-2.9).',
})
export const getLandingPage = schemas({
  params: byId,
  response: z.extend(CmsPage, {
    blocks: z.array(z.looseObject({ identifier: z.string(), content: z.string() })),
  }),
  summary: 'A content page with its blocks (C-6.10).',
})
export const getBannerSlider = schemas({
  params: byId,
  response: BannerSlider,
  summary: 'The slides of a banner (C-6.10, A-14).',
})
