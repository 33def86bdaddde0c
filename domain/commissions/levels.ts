/**
 * What counts towards the level of one associate in one period. Volumes are hundredths of a point (PV). `legs` are
 * the volumes of the legs: a leg is a person directly below, together with everyone below them.
 */
export interface LevelFigures {
  readonly ppv: number
  readonly dpv: number
  readonly legs: readonly number[]
}

export const requirementIds = ['ppv', 'dpv', 'active_legs', 'leg_points'] as const
export type RequirementId = (typeof requirementIds)[number]
export const levelIds = ['associate', 'manager', 'senior_manager', 'director', 'senior_director'] as const
export type LevelId = (typeof levelIds)[number]
/** What people can be filtered by: a level, or `preferred` for preferred customers, who have none. */
export const levelFilters = [...levelIds, 'preferred'] as const
export type LevelFilter = (typeof levelFilters)[number]

/** Volume from which a leg is active, in hundredths of a point. */
export const ACTIVE_LEG_VOLUME = 100_00
/** Volume of a leg that gives one leg point, in hundredths of a point. */
export const LEG_POINT_VOLUME = 250_00
/** Maximum number of leg points from one leg, so that one leg alone reaches no level. */
export const LEG_POINTS_MOST = 8
/** PPV from which a person is active in a period, in hundredths of a point. */
export const ACTIVE_PPV = 40_00

/**
 * A level and its requirements. Volumes are hundredths of a point; `depth` is the number of generations that earn
 * product commission.
 */
export interface Level {
  readonly id: LevelId
  readonly requires: Readonly<Record<RequirementId, number>>
  readonly depth: number
}

const level = (
  id: LevelId,
  depth: number,
  [ppv, dpv, active_legs, leg_points]: readonly [number, number, number, number],
): Level => ({ id, depth, requires: { ppv: ppv * 100, dpv: dpv * 100, active_legs, leg_points } })

/** The levels from the lowest up (docs/decisions/0016); each requires at least as much as the one before. */
export const levels: readonly Level[] = [
  level('associate', 2, [0, 0, 0, 0]),
  level('manager', 3, [100, 1_500, 2, 5]),
  level('senior_manager', 4, [200, 6_000, 3, 20]),
  level('director', 5, [200, 20_000, 4, 28]),
  level('senior_director', 6, [200, 60_000, 6, 44]),
]

/** Number of active legs. */
export const activeLegs = (legs: readonly number[]): number =>
  legs.filter((volume) => volume >= ACTIVE_LEG_VOLUME).length

/** Leg points: one for every full 250 PV of a leg, up to eight per leg. */
export const legPoints = (legs: readonly number[]): number =>
  legs.reduce(
    (sum, volume) => sum + Math.min(LEG_POINTS_MOST, Math.floor(Math.max(0, volume) / LEG_POINT_VOLUME)),
    0,
  )

/** The four figures that levels require. */
export const requirementFigures = ({ ppv, dpv, legs }: LevelFigures): Record<RequirementId, number> => ({
  ppv,
  dpv,
  active_legs: activeLegs(legs),
  leg_points: legPoints(legs),
})

/** The highest level that a period's figures reach. */
export function levelOf(figures: LevelFigures): Level {
  const reached = requirementFigures(figures)
  const [lowest] = levels as readonly [Level, ...Level[]]
  return (
    levels.findLast(({ requires }) => requirementIds.every((id) => reached[id] >= requires[id])) ?? lowest
  )
}

/** The next level; null above the highest. */
export const levelAbove = (id: LevelId): Level | null => levels[levelIds.indexOf(id) + 1] ?? null

/** Whether a requirement is a volume (hundredths of a point); the others are plain numbers. */
export const isVolume = (id: RequirementId): boolean => id === 'ppv' || id === 'dpv'

/** A requirement with the current figure. `missing` is 0 once it is met. */
export interface Requirement {
  readonly id: RequirementId
  readonly current: number
  readonly required: number
  readonly missing: number
}

/** Compares a period's figures with a level's requirements, in the order PPV, DPV, active legs, leg points. */
export const requirementsOf = (
  { requires }: Level,
  reached: Readonly<Record<RequirementId, number>>,
): Requirement[] =>
  requirementIds.map((id) => ({
    id,
    current: reached[id],
    required: requires[id],
    missing: Math.max(0, requires[id] - reached[id]),
  }))
