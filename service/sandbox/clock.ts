import type { ClockPort } from '#service/ports/ports.ts'
import type { ControlsSource } from './control-store.ts'

/** The real time plus the offset that the sandbox was set to, for all processes. */
export const sandboxClock =
  ({ db, controls }: ControlsSource, clock: () => Date): ClockPort =>
  async () =>
    new Date(clock().getTime() + (await controls.read(db)).clockOffsetSeconds * 1000)
