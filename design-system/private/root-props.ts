/** What every component passes on to the element that it renders. */
export interface RootProps {
  /** Id of its outermost element, for links to it and for tests. `data-*` attributes are passed on there too. */
  id?: string | undefined
}

/** Of the properties that a component does not know, those that go to its element: `id` and `data-*`. Nothing else gets through. */
export function rootProps(rest: object): { id?: string } {
  return Object.fromEntries(
    Object.entries(rest).filter(([name, value]) => value !== undefined && /^(id$|data-)/.test(name)),
  )
}
