import { createContext, use, type ComponentPropsWithoutRef, type ComponentType } from 'react'

/** What a link component receives: an anchor's own attributes and an address. */
export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'style'> & {
  href: string
  /** The link changes what this page shows: it replaces the history entry and keeps the scroll position. */
  isInPlace?: boolean | undefined
}

const PlainLink = ({ isInPlace: _isInPlace, ...props }: LinkProps) => <a {...props} />

/** The link component of the application (a router's), or a plain anchor. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)

/** A real `<a href>` through the application's link component. Every link of the design system is this one. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext)
  return <Component {...props} />
}
