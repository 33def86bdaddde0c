import { readFailure } from '#features/kit/read-failure.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ContentBlock } from './ContentBlock.tsx'
import { ContentView } from './ContentView.tsx'
import { blocksOf, contentPageQuery } from './queries.ts'

/** /page/:id : a content page of the shop. */
export function ContentPage() {
  const { id = '' } = useParams()
  const read = useQuery(contentPageQuery(id))
  const isMissing = read.error instanceof ServiceFault && read.error.status === 404
  const state = read.data ? 'ready' : isMissing ? 'missing' : 'pending'
  return (
    <ContentView page={read.data} state={state} failure={isMissing ? undefined : readFailure(read)}>
      {blocksOf(id).map((block) => (
        <ContentBlock key={block} id={block} />
      ))}
    </ContentView>
  )
}
