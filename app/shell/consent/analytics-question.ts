import { withWords } from '#features/kit/words.ts'
import { lazy, type ComponentType } from 'react'

const load = () => withWords('analytics', () => import('./AnalyticsQuestion.tsx'))

/** Asks whether the visit may be counted. The page is whole without it, so a failure is not told. */
export const AnalyticsQuestion = lazy<ComponentType>(() =>
  load().then(
    (module) => ({ default: module.AnalyticsQuestion }),
    () => ({ default: () => null }),
  ),
)

/** Shows the question again, for a visitor who wants to change the answer. */
export const askAgain = (): void => void load().then((module) => module.askAgain())
