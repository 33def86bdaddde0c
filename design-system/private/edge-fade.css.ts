import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#design-system/tokens'

const faded = {
  maskImage: 'linear-gradient(to right, #000 calc(100% - 3rem), transparent)',
  maskRepeat: 'no-repeat',
  maskSize: '100% 100%',
}
const fade = keyframes({ '0%, 90%': faded, to: { ...faded, maskSize: 'calc(100% + 3rem) 100%' } })

/**
 * A row that scrolls sideways on phones fades at its far edge until it is at its end. A row that fits has no scroll
 * timeline and so no fade; browsers without scroll timelines (Firefox) show none either.
 */
export const edgeFade = style({
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [media.narrow]: { animation: `${fade} linear both`, animationTimeline: 'scroll(self inline)' },
      },
    },
  },
})
