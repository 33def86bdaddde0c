import { z } from 'zod'
import file from './team-names.json' with { type: 'json' }

const names = z.array(z.string()).readonly()

/** First and last names of synthetic people, one pool a script or language. */
export const namePools = z.array(z.strictObject({ last: names, first: names }).readonly()).parse(file)
