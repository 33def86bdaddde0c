import { hoursKind } from '#domain/pickup-points/opening-hours.ts'
import type { PickupDistrict, PickupKind, PickupPoint } from '#domain/pickup-points/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Select } from '#design-system/fields/Select'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { useFocusAfter } from '#features/kit/focus.ts'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface PointPickerProps {
  kind: PickupKind
  /** Districts that have points; undefined while loading. */
  districts: readonly PickupDistrict[] | undefined
  /** Id of the district whose points are listed. */
  districtId: string
  onDistrict: (id: string) => void
  /** In the order in which they are offered; undefined while loading. */
  points: readonly PickupPoint[] | undefined
  /** Code of the point that was used last; it has a tag. */
  lastCode: string | undefined
  chosenCode: string | undefined
  onChoose: (point: PickupPoint) => void
  /** Set when the lists could not be read. */
  failure?: ReadFailure | undefined
  /** How often the customer tried to continue: without a point, the fault is shown and the list focused. */
  attempt: number
}

/** The locker or pick-up point of a delivery: a district, and its points with address and hours. */
export function PointPicker({
  kind,
  districts,
  districtId,
  onDistrict,
  points,
  lastCode,
  chosenCode,
  onChoose,
  failure,
  attempt,
}: PointPickerProps) {
  const intl = useIntl()
  const list = useFocusAfter<HTMLDivElement>(attempt)
  if (failure) return <ReadError as="banner" failure={failure} />
  if (!districts) return <Skeleton shape="block" />
  if (districts.length === 0)
    return <Banner tone="warning">{intl.formatMessage({ id: 'checkout.pickup.none' })}</Banner>
  const isMissing = attempt > 0 && chosenCode === undefined
  return (
    <Stack gap={4}>
      <Select
        label={intl.formatMessage({ id: 'checkout.pickup.district' })}
        mark="none"
        value={districtId}
        onChange={onDistrict}
        options={districts.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div ref={list}>
        {points ? (
          <RadioCards
            label={intl.formatMessage({ id: `checkout.pickup.choose.${kind}` })}
            name="pickup-point"
            isRequired
            errorMessage={
              isMissing ? intl.formatMessage({ id: `checkout.pickup.missing.${kind}` }) : undefined
            }
            value={chosenCode ?? ''}
            onChange={(code) => {
              const point = points.find((entry) => entry.code === code)
              if (point) onChoose(point)
            }}
            options={points.map(({ code, name, address, opening_hours: hours }) => ({
              value: code,
              label: name,
              description: (
                <>
                  <div>{address}</div>
                  <div>
                    {intl.formatMessage(
                      { id: `checkout.pickup.hours.${hoursKind(hours)}` },
                      { weekdays: hours.weekdays, weekends: hours.weekends },
                    )}
                  </div>
                </>
              ),
              trailing:
                code === lastCode ? (
                  <Tag>{intl.formatMessage({ id: 'checkout.pickup.last' })}</Tag>
                ) : undefined,
            }))}
          />
        ) : (
          <Skeleton shape="block" />
        )}
      </div>
    </Stack>
  )
}
