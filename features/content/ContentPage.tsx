import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ContentBlock } from './ContentBlock.tsx'
import { ContentView } from './ContentView.tsx'
import { blocksOf, contentPageQuery } from './queries.ts'

/** /page/:id : a page of the shop's content. */
export function ContentPage() {
  const { id = '' } = useParams()
  const read = useQuery(contentPageQuery(id))
  const state = read.data ? 'ready' : !read.isError ? 'pending' : read.error instanceof ServiceFault && read.error.status === 404 ? 'missing' : 'failed'
  return (
    <ContentView page={read.data} state={state} onRetry={() => void read.refetch()}>
      {blocksOf(id).map((block) => <ContentBlock key={block} id={block} />)}
    </ContentView>
  )
}
