import { useEffect, type RefObject } from 'react'

/** Folds a menu; the focus goes to what opens it, since what had it is hidden now. */
export function fold(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Makes a menu of `<details>` fold by Escape, by a press outside it and when the focus leaves it. */
export function useFolding(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = menu.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element.open) fold(element)
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const onLeave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) close()
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusout', onLeave)
    // in the capture phase: react-aria's buttons stop the event on its way up
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [menu])
}
