import { formatDateTime } from '#domain/dates/format-date.ts'
import { useLanguage } from '#features/kit/language/language.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

/** When the oldest answer on the page was read (ms since 1970), but for those that never grow old. */
function oldestRead(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ state, observers }) =>
        state.dataUpdatedAt > 0 && observers.every(({ options }) => options.staleTime !== Infinity),
    })
    .map(({ state }) => state.dataUpdatedAt)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Says when what stands on the page was loaded. @param keptAt when the oldest of the answers that are copies was kept, in ms */
export function LoadedAt({ keptAt }: { keptAt: number | undefined }) {
  const intl = useIntl()
  const { tag } = useLanguage()
  const client = useQueryClient()
  const at = keptAt ?? oldestRead(client)
  if (at === undefined) return null
  const time = formatDateTime(new Date(at), tag)
  return <span>{intl.formatMessage({ id: 'shell.offline.asOf' }, { time })}</span>
}
