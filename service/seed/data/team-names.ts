import { z } from 'zod'
import file from './team-names.json' with { type: 'json' }

const names = z.array(z.string()).readonly()

const pool = z.strictObject({ last: names, first: names, women: names.optional() }).readonly()

/** First and last names of synthetic people, one pool a script or language. Malay ones say which first names are women's. */
export const namePools = z.array(pool).parse(file)

/** A last name as it follows a first one: a Malay one is the father's, after `bin` for a son and `binti` for a daughter. */
export const lastNameAfter = ({ women }: z.output<typeof pool>, first: string, last: string): string =>
  women ? `${women.includes(first) ? 'binti' : 'bin'} ${last}` : last
