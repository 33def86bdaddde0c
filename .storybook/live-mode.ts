import { useSyncExternalStore } from 'react'
import type { Mode } from './modes.ts'

let mode: Mode | undefined
const listeners = new Set<() => void>()

/** Puts the mounted story into a mode while its pictures are taken; in Storybook itself the globals rule. */
export function setLiveMode(next: Mode | undefined): void {
  mode = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => mode

export const useLiveMode = (): Mode | undefined => useSyncExternalStore(subscribe, read)
