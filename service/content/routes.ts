import { getBannerSlider, getCmsBlock, getCmsPage, getLandingPage } from '#domain/content/api.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { fault } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'

interface PageRow { id: number, identifier: string, title: string, heading: string, meta_description: string, content: string, updated_at: Date }

/** Other names under which links ask for a page. */
const aliases: Readonly<Record<string, string>> = { terms: 'terms-conditions', 'terms-of-use': 'terms-conditions', about: 'about-us', 'privacy-policy': 'privacy', shipping: 'delivery', refunds: 'returns', 'contact-us': 'contact' }

async function pageOf(context: RequestContext, asked: string): Promise<PageRow> {
  const row = await context.db.one<PageRow>(
    `select p.id, p.identifier, p.updated_at, t.title, t.heading, t.meta_description, t.content from cms_page p join cms_page_text t on t.page_id = p.id and t.language = $2
     where p.is_active and (p.id::text = $1 or p.identifier = $1)`, [aliases[asked] ?? asked, context.store.code])
  if (!row) throw fault(404, `The CMS page with the "%1" ID doesn't exist.`, [asked])
  return row
}
const pageWire = (row: PageRow) => ({ id: row.id, identifier: row.identifier, title: row.title, content_heading: row.heading, meta_description: row.meta_description, content: row.content, creation_time: formatServiceTime(row.updated_at), update_time: formatServiceTime(row.updated_at), page_layout: '1column', active: true })

export const contentRoutes: Route[] = [
  route(getCmsPage, async ({ params }, context) => pageWire(await pageOf(context, params.id))),
  route(getLandingPage, async ({ params }, context) => {
    const page = await pageOf(context, params.id)
    const blocks = await context.db.query<{ identifier: string, content: string }>('select b.identifier, t.content from cms_page_block l join cms_block b on b.id = l.block_id and b.is_active join cms_block_text t on t.block_id = b.id and t.language = $2 where l.page_id = $1 order by l.position', [page.id, context.store.code])
    return { ...pageWire(page), blocks }
  }),
  route(getCmsBlock, async ({ params }, context) => {
    const block = await context.db.one<{ id: number, identifier: string, title: string, content: string }>('select b.id, b.identifier, t.title, t.content from cms_block b join cms_block_text t on t.block_id = b.id and t.language = $2 where b.is_active and (b.id::text = $1 or b.identifier = $1)', [params.id, context.store.code])
    if (!block) throw fault(404, `The CMS block with the "%1" ID doesn't exist.`, [params.id])
    return { ...block, active: true }
  }),
  route(getBannerSlider, async ({ params }, context) => {
    const slider = await context.db.one<{ id: number, name: string }>('select id, name from banner_slider where id::text = $1', [params.id])
    if (!slider) throw fault(404, 'No such entity with %fieldName = %fieldValue', { fieldName: 'id', fieldValue: params.id })
    const slides = await context.db.query<{ id: number, title: string, copy: string, action: string, image_url: string, mobile_image_url: string | null, url: string | null, is_open_url_in_new_window: boolean, position: number }>(
      `select id, coalesce(title ->> $2, title ->> 'en') as title, coalesce(copy ->> $2, copy ->> 'en') as copy, coalesce(action ->> $2, action ->> 'en') as action, image_url, mobile_image_url, url, opens_new_window as is_open_url_in_new_window, position
       from banner_slide where slider_id = $1 order by position`, [slider.id, context.store.code])
    return { ...slider, slides }
  }),
]
