import { formatMoney } from '#domain/money/money.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { StepAction } from './StepAction.tsx'

/** The final review: the button shows the total. */
export function ReviewStep({
  total,
  creditDays,
  isPlacing,
  fault,
  onPlace,
}: {
  total: number
  creditDays: number
  isPlacing: boolean
  fault: string | undefined
  onPlace: () => void
}) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      {fault && (
        <Banner tone="critical" isLive>
          {fault}
        </Banner>
      )}
      <Text tone="muted">
        {total === 0
          ? intl.formatMessage({ id: 'checkout.place.freeNote' })
          : creditDays > 0
            ? intl.formatMessage({ id: 'checkout.place.creditNote' }, { days: creditDays })
            : intl.formatMessage({ id: 'checkout.place.note' })}
      </Text>
      <StepAction
        label={intl.formatMessage({ id: 'checkout.place.button' }, { amount: formatMoney(total) })}
        isPending={isPlacing}
        pendingLabel={intl.formatMessage({ id: 'checkout.place.pending' })}
        onPress={onPlace}
      />
    </Stack>
  )
}
