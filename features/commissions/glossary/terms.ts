/** The terms of the business area, in the order of the glossary. */
export const glossaryTerms = [
  'ppv',
  'dpv',
  'activeLegs',
  'legPoints',
  'level',
  'period',
  'estimated',
  'final',
  'productCommission',
  'packCommission',
  'recalculation',
  'payoutBalance',
  'meals',
] as const
export type GlossaryTerm = (typeof glossaryTerms)[number]
