import { canRemoveChoice } from '#domain/success-tracker/level.ts'
import type { TrackerStatus } from '#domain/success-tracker/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { faultText } from '#features/kit/service-fault.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface ChosenLevelProps {
  status: TrackerStatus
  onBuy: () => Promise<unknown>
  /** Takes the choice back; undefined where the service cannot. */
  onRemove: (() => Promise<unknown>) | undefined
}

/** The chosen type: what is still missing, and how to take it back. Gold that is paid stays. */
export function ChosenLevel({ status, onBuy, onRemove }: ChosenLevelProps) {
  const intl = useIntl()
  const [pending, setPending] = useState<'buy' | 'remove'>()
  const [error, setError] = useState<unknown>()
  const isPaid = status.level === 'gold'
  const level = intl.formatMessage({ id: `tracker.${status.chosen ?? 'free'}` })
  const run = async (kind: 'buy' | 'remove', work: () => Promise<unknown>) => {
    setError(undefined)
    setPending(kind)
    await work().catch(setError)
    setPending(undefined)
  }
  return (
    <Banner
      tone={isPaid ? 'success' : 'info'}
      title={intl.formatMessage({ id: 'tracker.chosen.title' }, { level })}
      action={
        canRemoveChoice(status.level) && (
          <Inline gap={3} isWrapped>
            {status.chosen === 'gold' && (
              <Button size="sm" isPending={pending === 'buy'} onPress={() => void run('buy', onBuy)}>
                {intl.formatMessage({ id: 'tracker.chosen.buy' })}
              </Button>
            )}
            {onRemove && (
              <Button
                size="sm"
                variant="text"
                isPending={pending === 'remove'}
                onPress={() => void run('remove', onRemove)}
              >
                {intl.formatMessage({ id: 'tracker.chosen.remove' }, { level })}
              </Button>
            )}
          </Inline>
        )
      }
    >
      {status.chosen === 'gold' && (
        <span>{intl.formatMessage({ id: isPaid ? 'tracker.chosen.paid' : 'tracker.chosen.unpaid' })}</span>
      )}
      {error !== undefined && (
        <InlineMessage tone="critical" isLive>
          {faultText(intl, error, 'tracker.failed')}
        </InlineMessage>
      )}
    </Banner>
  )
}
