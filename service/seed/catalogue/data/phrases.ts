import { z } from 'zod'
import type { Six } from '#service/languages/six-languages.ts'
import { six, textsOf } from '#service/languages/text-file.ts'
import type { Unit, When } from './model.ts'
import file from './texts/phrases.json' with { type: 'json' }

/** What a pack holds: "60 tablets". `{n}` is the number. */
export const contents = textsOf<Unit>(file.contents)

/** What a set holds: "4 packs". `{n}` is the number. */
export const setContents = six.parse(file.setContents)

/** For how long a membership or a service is bought: "12 months". `{n}` is the number. */
export const term = six.parse(file.term)

/** What one serving is: "1 tablet". In English `{n, tablet}` is the number with its noun, counted. */
export const servings = textsOf<Unit | 'drop' | 'bag'>(file.servings)

/** Directions of pills, powders and skin care by the time of day. `{s}` is the serving, `{t}` how often a day. */
export const directions = textsOf<When>(file.directions)

/** Values of `{t}`: once, twice, three times. */
export const times: readonly Six[] = z.array(six).parse(file.times)

/** Last sentence of the directions of everything that is eaten. */
export const closing = six.parse(file.closing)

/** First sentence of a description; `{main}` stands for the first ingredients. What a product is for is said in its own `short` text. */
export const opening = six.parse(file.opening)

/** Headings of a description. `servingAlone` is for packs that come in several sizes. */
export const headings = textsOf(file.headings)
