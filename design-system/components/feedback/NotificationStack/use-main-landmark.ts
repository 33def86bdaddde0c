import type { RefObject } from 'react'
import { useLandmark } from 'react-aria/useLandmark'

/** Registers the page's `<main>`: F6 moves the focus between it and the notifications. */
export function useMainLandmark(main: RefObject<HTMLElement | null>): void {
  useLandmark({ role: 'main' }, main)
}
