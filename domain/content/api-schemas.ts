import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { BannerSlider, CmsBlock, CmsPage } from './schema.ts'

const byId = z.object({ id: z.string() })

export const getCmsPage = schemas({
  params: byId,
  response: CmsPage,
  summary: 'A content page by id or identifier (contract.md §2.6).',
})
export const getCmsBlock = schemas({
  params: byId,
  response: CmsBlock,
  summary: 'A content block by id or identifier (contract.md §2.6).',
})
export const getLandingPage = schemas({
  params: byId,
  response: z.extend(CmsPage, {
    blocks: z.array(z.looseObject({ identifier: z.string(), content: z.string() })),
  }),
  summary: 'A content page with its blocks (contract.md §6.1).',
})
export const getBannerSlider = schemas({
  params: byId,
  response: BannerSlider,
  summary: 'The slides of a banner (contract.md §6.1, decisions.md A-14).',
})
