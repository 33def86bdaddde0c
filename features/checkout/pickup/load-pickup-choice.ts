import type { PickupChoiceProps } from './PickupChoice.tsx'
import type { ComponentType } from 'react'

/** The choice of a locker or pick-up point, provided by the app since its messages load with it. */
export type PickupChoiceSlot = ComponentType<PickupChoiceProps>

/** Loads the component, when a method that needs a locker or pick-up point is chosen. Its messages are `checkout-pickup`. */
export const loadPickupChoice = async (): Promise<PickupChoiceSlot> =>
  (await import('./PickupChoice.tsx')).PickupChoice
