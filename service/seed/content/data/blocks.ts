import { z } from 'zod'
import { six } from '#service/languages/text-file.ts'
import file from './blocks.json' with { type: 'json' }
import { type BlockSeed, contentSchema } from './model.ts'
import { pages } from './pages.ts'

/** `page` is the identifier of the page that shows the block. Title and content are those of that page where the file gives none. */
const blockSchema = z.strictObject({
  id: z.int(),
  identifier: z.string(),
  page: z.string(),
  title: six.optional(),
  content: contentSchema.optional(),
})

export const blocks: readonly BlockSeed[] = z
  .array(blockSchema)
  .parse(file)
  .map(({ title, content, ...block }) => {
    const page = pages.find(({ identifier }) => identifier === block.page)
    if (!page) throw new Error(`Block "${block.identifier}": there is no page "${block.page}"`)
    return { ...block, title: title ?? page.title, content: content ?? page.content }
  })
