/** What a team's list can be sorted by. */
export const teamSorts = ['generation', 'name', 'joined', 'renewal', 'ppv', 'dpv'] as const
export type TeamSort = (typeof teamSorts)[number]

export const teamActivities = ['active', 'inactive'] as const

/** Options, in days ahead, of the filter for expiring memberships. */
export const renewalDays = [7, 30, 90] as const
/** Maximum number of days ahead: a membership lasts a year. */
export const RENEWAL_DAYS_MOST = 366

/** Default sort direction: figures descending, everything else ascending. */
export const firstDirection = (sort: TeamSort): 'asc' | 'desc' =>
  sort === 'ppv' || sort === 'dpv' ? 'desc' : 'asc'
