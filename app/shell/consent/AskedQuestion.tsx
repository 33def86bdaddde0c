import { analyticsSlot, useStored } from '#features/kit/storage.ts'
import { Suspense } from 'react'
import { AnalyticsQuestion } from './analytics-question.ts'

/**
 * The question whether the visit may be counted, while it is open. It lies over the page, so it stands at its beginning, right after
 * the skip link: the keyboard and screen readers reach it first, and the focus stays where it is.
 */
export function AskedQuestion() {
  return useStored(analyticsSlot) === 'asked' ? (
    <Suspense>
      <AnalyticsQuestion />
    </Suspense>
  ) : null
}
