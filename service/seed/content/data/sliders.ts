import { z } from 'zod'
import { six } from '#service/languages/text-file.ts'
import file from './sliders.json' with { type: 'json' }

const sliderSchema = z.strictObject({ id: z.int(), name: z.string() })
const slideSchema = z
  .strictObject({
    id: z.int(),
    /** Id of its slider. */
    slider: z.int(),
    image: z.string(),
    url: z.string(),
    title: six,
    copy: six,
    /** Text of its button. */
    action: six,
  })
  .readonly()

export const sliders = z.array(sliderSchema).parse(file.sliders)
export const slides = z.array(slideSchema).parse(file.slides)
