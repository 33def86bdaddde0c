/** Top and bottom edge of an element, in CSS pixels from the top of the window. */
export interface Edges {
  top: number
  bottom: number
}

/** Whether any part of `field` is visible in its scroll container. */
export const isInSight = (field: Edges, frame: Edges): boolean =>
  field.bottom > frame.top && field.top < frame.bottom

/** Visible part of the window: a phone's keyboard covers the rest. */
export function screenEdges(): Edges {
  const { visualViewport: view, innerHeight } = window
  return view
    ? { top: view.offsetTop, bottom: view.offsetTop + view.height }
    : { top: 0, bottom: innerHeight }
}
