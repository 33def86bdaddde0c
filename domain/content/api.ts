import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { BannerSlider, CmsBlock, CmsPage } from './schema.ts'

const byId = z.object({ id: z.string() })

export const getCmsPage = endpoint({
  name: 'getCmsPage',
  method: 'GET',
  path: '/cmsPage/:id',
  access: 'anonymous',
  params: byId,
  response: CmsPage,
  summary: 'A content page by id or identifier (contract.md §2.6).',
})
export const getCmsBlock = endpoint({
  name: 'getCmsBlock',
  method: 'GET',
  path: '/cmsBlock/:id',
  access: 'anonymous',
  params: byId,
  response: CmsBlock,
  summary: 'A content block by id or identifier (contract.md §2.6).',
})
export const getLandingPage = endpoint({
  name: 'getLandingPage',
  method: 'GET',
  path: '/cms/landing-page/:id',
  access: 'anonymous',
  params: byId,
  response: z.extend(CmsPage, {
    blocks: z.array(z.looseObject({ identifier: z.string(), content: z.string() })),
  }),
  summary: 'A content page with its blocks (contract.md §6.1).',
})
export const getBannerSlider = endpoint({
  name: 'getBannerSlider',
  method: 'GET',
  path: '/rbslider/banner/:id',
  access: 'anonymous',
  params: byId,
  response: BannerSlider,
  summary: 'The slides of a banner (contract.md §6.1, decisions.md A-14).',
})
