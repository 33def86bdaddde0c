import { contentRefusals } from '#domain/content/refusals.ts'
import { contractRefusals } from '#domain/contract/refusals.ts'
import { ownValue } from '#domain/contract/own-value.ts'
import { bannerPicture } from '#service/catalogue/picture-address.ts'
import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { findBlock, findPage, findSlider, listPageBlocks, listSlides, type PageRow } from './store.ts'

/** Alternative names of pages used in links. */
const aliases: Readonly<Record<string, string>> = {
  terms: 'terms-conditions',
  'terms-of-use': 'terms-conditions',
  about: 'about-us',
  'privacy-policy': 'privacy',
  shipping: 'delivery',
  refunds: 'returns',
  'contact-us': 'contact',
}

async function pageOf(context: RequestContext, asked: string): Promise<PageRow> {
  const row = await findPage(context.db, ownValue(aliases, asked) ?? asked, context.store.code)
  if (!row) throw refuse(contentRefusals.pageMissing, [asked])
  return row
}
const pageWire = (row: PageRow) => ({
  id: row.id,
  identifier: row.identifier,
  title: row.title,
  content_heading: row.heading,
  meta_description: row.meta_description,
  content: row.content,
  creation_time: formatServiceTime(row.updated_at),
  update_time: formatServiceTime(row.updated_at),
  page_layout: '1column',
  active: true,
})

export const contentRoutes: Route[] = [
  route(getCmsPage, async ({ params }, context) => pageWire(await pageOf(context, params.id))),
  route(getLandingPage, async ({ params }, context) => {
    const page = await pageOf(context, params.id)
    const blocks = await listPageBlocks(context.db, page.id, context.store.code)
    return { ...pageWire(page), blocks }
  }),
  route(getCmsBlock, async ({ params }, context) => {
    const block = await findBlock(context.db, params.id, context.store.code)
    if (!block) throw refuse(contentRefusals.blockMissing, [params.id])
    return { ...block, active: true }
  }),
  route(getBannerSlider, async ({ params }, context) => {
    const slider = await findSlider(context.db, params.id)
    if (!slider)
      throw refuse(contractRefusals.noSuchEntity, {
        fieldName: 'id',
        fieldValue: params.id,
      })
    const slides = await listSlides(context.db, slider.id, context.store.code)
    return {
      ...slider,
      slides: slides.map(
        ({
          image_url: image,
          image_version: version,
          mobile_image_url: mobile,
          mobile_image_version: mobileVersion,
          ...slide
        }) => ({
          ...slide,
          image_url: bannerPicture(context.store.code, image, version),
          ...(mobile === null
            ? {}
            : { mobile_image_url: bannerPicture(context.store.code, mobile, mobileVersion) }),
        }),
      ),
    }
  }),
]
