import { Button } from '#design-system/actions/Button'
import { CornerCard } from '#design-system/feedback/CornerCard'
import { analyticsSlot } from '#features/kit/storage.ts'
import { useIntl } from 'react-intl'

/** The visitor has asked for the question, which then takes the focus. */
let isAskedFor = false

/** Shows the question to a visitor who wants to change the answer. Until there is a new one, nothing is counted. */
export function askAgain(): void {
  isAskedFor = true
  analyticsSlot.write('asked')
}

/** Asks whether the visit may be counted. Both answers are one press, and the shop works alike with either. */
export function AnalyticsQuestion() {
  const intl = useIntl()
  const answer = (value: 'allowed' | 'refused') => () => {
    isAskedFor = false
    analyticsSlot.write(value)
  }
  return (
    <CornerCard
      title={intl.formatMessage({ id: 'shell.analytics.question' })}
      isAskedFor={isAskedFor}
      actions={
        <>
          <Button onPress={answer('refused')}>{intl.formatMessage({ id: 'shell.analytics.refuse' })}</Button>
          <Button onPress={answer('allowed')}>{intl.formatMessage({ id: 'shell.analytics.allow' })}</Button>
        </>
      }
    >
      {intl.formatMessage({ id: 'shell.analytics.about' })}
    </CornerCard>
  )
}
