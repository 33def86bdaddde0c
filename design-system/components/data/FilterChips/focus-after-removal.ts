/** Which chip takes the focus when the one at `index` of `count` goes: the next one, else the one before, else none (the group itself). */
export function neighbour(index: number, count: number): number | undefined {
  if (count <= 1) return undefined
  return index < count - 1 ? index + 1 : index - 1
}

/** Moves the focus before the chip is gone, so that it never falls to the top of the page. */
export function focusAfterRemoval(group: HTMLElement | null, index: number, count: number): void {
  const next = neighbour(index, count)
  const chips = group?.querySelectorAll<HTMLElement>('li > button, li > a')
  const target = next === undefined ? group : chips?.[next]
  target?.focus()
}
