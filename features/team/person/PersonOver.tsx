import { lazy, Suspense, useState } from 'react'
import type { MemberDrawerProps } from './MemberDrawer.tsx'

const MemberDrawer = lazy(() =>
  import('./MemberDrawer.tsx').then((module) => ({ default: module.MemberDrawer })),
)

/** A person over the page. The drawer is loaded with the first person, stays to close with its movement, and keeps what it showed meanwhile. */
export function PersonOver(props: MemberDrawerProps) {
  const [last, setLast] = useState<MemberDrawerProps>()
  if (props.isOpen && last?.member !== props.member) setLast(props)
  if (!props.isOpen && !last) return null
  return (
    <Suspense>
      <MemberDrawer {...(props.isOpen ? props : { ...(last ?? props), isOpen: false })} />
    </Suspense>
  )
}
