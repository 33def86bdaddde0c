import { blister, carton, gift, sachets } from './boxes.ts'
import type { Container } from './spec.ts'
import { amber, bottle, card, dropper, jar, pouch, tub, tube, type Draw } from './vessels.ts'

/** A new container is one function here. */
export const boxesAndVessels: Record<Container, Draw> = {
  bottle,
  amber,
  dropper,
  jar,
  tub,
  pouch,
  carton,
  sachets,
  blister,
  tube,
  gift,
  card,
}
