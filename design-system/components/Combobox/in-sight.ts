/** The upper and the lower edge of something, in CSS pixels from the top of the window. */
export interface Edges {
  top: number
  bottom: number
}

/** Whether any of `field` is between the edges of what it scrolls in. */
export const isInSight = (field: Edges, frame: Edges): boolean => field.bottom > frame.top && field.top < frame.bottom

/** What of the window is free: a phone's keyboard covers the rest. */
export function screenEdges(): Edges {
  const { visualViewport: view, innerHeight } = window
  return view ? { top: view.offsetTop, bottom: view.offsetTop + view.height } : { top: 0, bottom: innerHeight }
}
