import type { TrackerLevel, TrackerStatus } from '#domain/success-tracker/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { ChooseLevel } from './ChooseLevel.tsx'
import { LevelComparison } from './LevelComparison.tsx'
import { NoAccess } from './NoAccess.tsx'
import { TrackerHead } from './TrackerHead.tsx'

export interface TrackerViewProps {
  /** `unknown` until the profile has come; `other` than an associate has no access. */
  visitor: 'unknown' | 'associate' | 'other'
  /** The tracker does not know the account. */
  hasNoAccess: boolean
  /** Where the tracker opens; undefined while it is being asked for. */
  address: string | undefined
  accessFailure?: ReadFailure | undefined
  /** Undefined while loading. */
  status: TrackerStatus | undefined
  statusFailure?: ReadFailure | undefined
  /** Price of Gold per year in cents; undefined while it is being read, null where it is not known. */
  priceMinor: number | null | undefined
  /** Chooses a level. @throws Error when the service refuses */
  onChoose: (level: TrackerLevel) => Promise<void>
  /** Puts Gold into the cart. */
  onBuy: () => Promise<unknown>
  /** Takes the choice back. @throws Error when the service refuses */
  /** Takes the choice back; undefined where the service cannot. */
  onRemove: (() => Promise<unknown>) | undefined
}

/** The level first, then the way in, the comparison and the choice. */
export function TrackerView(props: TrackerViewProps) {
  const { visitor, hasNoAccess, address, accessFailure, status, statusFailure, priceMinor } = props
  const intl = useIntl()
  const isOpen = visitor === 'associate' && !hasNoAccess
  // the way in stands above the comparison and would push it down, the price below the level's name the rows
  const isComing =
    isOpen &&
    ((!status && !statusFailure) ||
      (address === undefined && !accessFailure) ||
      (priceMinor === undefined && !statusFailure))
  return (
    <Stack gap={6}>
      <TrackerHead
        status={isOpen && !isComing ? status : undefined}
        isPending={visitor === 'unknown' || isComing}
        address={isOpen && !isComing ? address : undefined}
      />
      {visitor === 'other' && <NoAccess reason="group" />}
      {visitor === 'associate' && hasNoAccess && <NoAccess reason="account" />}
      {accessFailure && <ReadError as="banner" failure={accessFailure} />}
      {isComing && <Skeleton shape="block" height="screen" />}
      {isOpen && !isComing && (
        <Section
          space="none"
          title={intl.formatMessage({ id: 'tracker.compare.title' })}
          action={{
            label: intl.formatMessage({ id: 'tracker.about' }),
            href: paths.successTrackerInformation(),
          }}
        >
          {statusFailure ? (
            <ReadError as="banner" failure={statusFailure} />
          ) : (
            status && (
              <Stack gap={6}>
                <LevelComparison level={status.level} priceMinor={priceMinor ?? null} />
                <ChooseLevel
                  status={status}
                  onChoose={props.onChoose}
                  onBuy={props.onBuy}
                  onRemove={props.onRemove}
                />
              </Stack>
            )
          )}
        </Section>
      )}
    </Stack>
  )
}
