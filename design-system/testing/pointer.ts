/** Sends a pointer event to the middle of an element: what no test driver does by finger. */
export function pointer(type: string, target: Element, pointerType: 'mouse' | 'touch' = 'mouse'): void {
  const { left, top, width, height } = target.getBoundingClientRect()
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerType,
      pointerId: 1,
      button: 0,
      // a pointer without a size counts as a screen reader's
      width: 1,
      height: 1,
      detail: 1,
      pressure: type === 'pointerup' ? 0 : 0.5,
      clientX: left + width / 2,
      clientY: top + height / 2,
    }),
  )
}
