/** The steps of the space scale a layout may use as its gap: the number × 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const

/** Maps each step to its token, for `styleVariants`. */
export const space = (tokens: Record<`s${Gap}`, string>) =>
  Object.fromEntries(steps.map((step) => [step, tokens[`s${step}`]])) as Record<Gap, string>
