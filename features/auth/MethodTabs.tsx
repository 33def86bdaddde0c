import { Stack } from '#design-system/layout/Stack'
import { TabLinks } from '#design-system/navigation/TabLinks'
import { Activity, type ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

export interface Method {
  /** Value of `by` in the address: `/signin?by=account`. */
  id: string
  label: string
  content: ReactNode
}

/**
 * Ways to do one thing, one of them shown, as the address says; the first without it. The other query values, such as the
 * address to return to, stay. The hidden forms keep what was typed.
 */
export function MethodTabs({ label, methods }: { label: string; methods: readonly Method[] }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const current = methods.find(({ id }) => id === search.get('by')) ?? methods[0]
  const hrefOf = (id: string) => {
    const query = new URLSearchParams(search)
    query.set('by', id)
    return `${pathname}?${query}`
  }
  return (
    <Stack gap={5}>
      <TabLinks
        label={label}
        isInPlace
        links={methods.map(({ id, label: words }) => ({
          id,
          label: words,
          href: hrefOf(id),
          isCurrent: id === current?.id,
        }))}
      />
      {methods.map(({ id, content }) => (
        <Activity key={id} mode={id === current?.id ? 'visible' : 'hidden'}>
          {content}
        </Activity>
      ))}
    </Stack>
  )
}
