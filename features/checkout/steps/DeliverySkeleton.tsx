import { Button } from '#design-system/actions/Button'
import { Money } from '#design-system/data/Money'
import { RadioCards } from '#design-system/fields/RadioCards'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Only } from '#design-system/layout/Only'
import { Stack } from '#design-system/layout/Stack'
import { useIntl } from 'react-intl'
import { PeriodCards, type PeriodCardsProps } from './PeriodCards.tsx'

/** The methods that a country usually has: to the door, whose name says how many days it takes, or to a point. */
const usualMethods: Readonly<Record<string, readonly ('door' | 'point')[]>> = {
  HK: ['door', 'point', 'point', 'door'],
  CN: ['door', 'door'],
  TW: ['door', 'door'],
  MO: ['door', 'point'],
}

/** A carrier or a kind of point: one line. */
const SHORT = 'SF Express'

export interface DeliverySkeletonProps extends PeriodCardsProps {
  /** Country of the address. */
  country: string | null | undefined
}

/** The shape of the delivery step while its methods are being read: as many as go to that country, and what stands below them. */
export function DeliverySkeleton({ country, ...period }: DeliverySkeletonProps) {
  const intl = useIntl()
  return (
    <SkeletonOf>
      <Stack gap={5}>
        <RadioCards
          label={intl.formatMessage({ id: 'checkout.delivery.choose' })}
          isRequired
          value=""
          onChange={() => undefined}
          options={(usualMethods[country ?? ''] ?? ['door']).map((kind, index) => ({
            value: String(index),
            // as long as "Home delivery, 1–2 working days", which is two lines on most phones
            label: kind === 'door' ? intl.formatMessage({ id: 'checkout.delivery.choose' }) : SHORT,
            description: SHORT,
            trailing: <Money minor={3000} isStrong />,
          }))}
        />
        <PeriodCards {...period} />
        <Only on="desktop">
          <Button size="lg" isWide>
            {intl.formatMessage({ id: 'checkout.delivery.next' })}
          </Button>
        </Only>
      </Stack>
    </SkeletonOf>
  )
}
