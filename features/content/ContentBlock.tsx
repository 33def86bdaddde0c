import { SafeHtml } from '#design-system/text/SafeHtml'
import { useQuery } from '@tanstack/react-query'
import { blockQuery } from './queries.ts'

/** A content block by its identifier. Renders nothing if it is missing: the page is complete without it. */
export function ContentBlock({ id }: { id: string }) {
  const { data } = useQuery(blockQuery(id))
  return data?.content ? <SafeHtml html={data.content} /> : null
}
