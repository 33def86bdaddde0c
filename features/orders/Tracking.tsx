import { getTracking, listShipments } from '#domain/orders/api.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { CopyButton } from '#design-system/actions/CopyButton'
import { Inline } from '#design-system/layout/Inline'
import { Only } from '#design-system/layout/Only'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { StatusStepper } from '#design-system/data/StatusStepper'
import { Text } from '#design-system/text/Text'
import { Timeline } from '#design-system/data/Timeline'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useHongKongTime } from './use-status-text.ts'

const steps = ['Processing', 'Sent', 'Completed'] as const
const stepMessages = {
  Processing: 'orders.life.processing',
  Sent: 'orders.life.sent',
  Completed: 'orders.life.completed',
} as const

/** The parcels of an order: number, steps, events. */
export function Tracking({ orderId }: { orderId: number }) {
  const intl = useIntl()
  const shipments = useQuery(handledQuery(listShipments, { params: { id: orderId } }))
  const failure = readFailure(shipments)
  if (failure) return <ReadError level={3} failure={failure} />
  // how much there will be is not known: what follows stays below the window until then
  if (!shipments.data) return <Skeleton shape="block" height="screen" />
  const tracks = shipments.data.flatMap((shipment) => shipment.tracks)
  if (tracks.length === 0)
    return <Text tone="muted">{intl.formatMessage({ id: 'orders.tracking.none' })}</Text>
  return (
    <Stack gap={5}>
      {tracks.map((track) => (
        <Parcel
          key={track.track_number}
          carrier={track.carrier_code}
          title={track.title}
          number={track.track_number}
          orderId={orderId}
          isOnly={tracks.length === 1}
        />
      ))}
    </Stack>
  )
}

function Parcel({
  carrier,
  title,
  number,
  orderId,
  isOnly,
}: {
  carrier: string
  title: string
  number: string
  orderId: number
  /** One parcel goes as far as its order, whose steps are shown above. */
  isOnly: boolean
}) {
  const intl = useIntl()
  const time = useHongKongTime()
  const tracking = useQuery(
    handledQuery(getTracking, { params: { carrierCode: carrier, trackNumber: number, orderId } }),
  )
  const failure = readFailure(tracking)
  const reached = tracking.data ? steps.indexOf(tracking.data.status) : -1
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Text as="span">{title}</Text>
        <Text as="span" isTabular>
          {intl.formatMessage({ id: 'orders.tracking.number' }, { number })}
        </Text>
        <Only on="screen">
          <CopyButton
            text={number}
            label={intl.formatMessage({ id: 'orders.tracking.copyLabel' })}
            describe={intl.formatMessage({ id: 'orders.tracking.copy' }, { number })}
            refusal={intl.formatMessage({ id: 'orders.tracking.copyFailed' })}
            size="sm"
          />
        </Only>
      </Inline>
      {tracking.isPending && !failure && <Skeleton shape="block" height="screen" />}
      {failure && <ReadError as="banner" failure={failure} />}
      {tracking.data && (
        <>
          {!isOnly && (
            <StatusStepper
              label={intl.formatMessage(
                { id: 'orders.tracking.status' },
                { status: intl.formatMessage({ id: stepMessages[tracking.data.status] }) },
              )}
              steps={steps.map((step, index) => ({
                id: step,
                label: intl.formatMessage({ id: stepMessages[step] }),
                state:
                  index < reached || (step === 'Completed' && reached === 2)
                    ? ('done' as const)
                    : index === reached
                      ? ('current' as const)
                      : ('next' as const),
              }))}
            />
          )}
          <Timeline
            label={intl.formatMessage({ id: 'orders.tracking.number' }, { number })}
            events={tracking.data.events.map((event, index) => ({
              id: `${event.time}${event.description}`,
              title: event.description,
              time: { dateTime: event.time, text: time(parseServiceTime(event.time)) },
              description: event.location,
              // The newest event comes first: the parcel is there until it has arrived.
              state: index === 0 && tracking.data.status !== 'Completed' ? 'current' : 'done',
            }))}
          />
        </>
      )}
    </Stack>
  )
}
