import { choiceRefusal } from '#domain/success-tracker/level.ts'
import type { TrackerLevel, TrackerStatus } from '#domain/success-tracker/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { ChosenLevel } from './ChosenLevel.tsx'

export interface ChooseLevelProps {
  status: TrackerStatus
  onChoose: (level: TrackerLevel) => Promise<void>
  onBuy: () => Promise<unknown>
  /** Takes the choice back; undefined where the service cannot. */
  onRemove: (() => Promise<unknown>) | undefined
}

/** What the person is told after a press. `at` grows with each, so that the same answer is read again. */
interface Told {
  kind: 'otherChosen' | 'failed'
  level: TrackerLevel
  error?: unknown
  at: number
}

const terms = [1, 2, 3, 4] as const

/** The terms, their acceptance, and the choice between the levels. */
export function ChooseLevel({ status, onChoose, onBuy, onRemove }: ChooseLevelProps) {
  const intl = useIntl()
  const checkbox = useId()
  const [accepts, setAccepts] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [pending, setPending] = useState<TrackerLevel>()
  const [told, setTold] = useState<Told>()
  const nameOf = (level: TrackerLevel) => intl.formatMessage({ id: `tracker.${level}` })
  const tell = (next: Omit<Told, 'at'>) => {
    setTold((last) => ({ ...next, at: (last?.at ?? 0) + 1 }))
  }

  const choose = async (wanted: TrackerLevel) => {
    setTold(undefined)
    const chosen = status.chosen ?? null
    const refusal = choiceRefusal({
      wanted,
      chosen,
      level: status.level,
      acceptsTerms: accepts || chosen === wanted,
    })
    setMissing(refusal === 'termsNotAccepted')
    if (refusal === 'termsNotAccepted') document.getElementById(checkbox)?.focus()
    if (refusal === 'otherChosen') tell({ kind: 'otherChosen', level: wanted })
    if (refusal !== null) return
    setPending(wanted)
    try {
      await onChoose(wanted)
    } catch (error) {
      const isOther = error instanceof ServiceFault && error.refusal === 'successTracker.chosen'
      tell({ kind: isOther ? 'otherChosen' : 'failed', level: wanted, error })
    } finally {
      setPending(undefined)
    }
  }
  const button = (level: TrackerLevel) => (
    <Button
      variant={level === 'gold' ? 'primary' : 'line'}
      isPending={pending === level}
      onPress={() => void choose(level)}
    >
      {intl.formatMessage({ id: 'tracker.choose' }, { level: nameOf(level) })}
    </Button>
  )
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={3} size="small">
          {intl.formatMessage({ id: 'tracker.terms.title' })}
        </Heading>
        <Stack as="ol" gap={2}>
          {terms.map((number) => (
            <li key={number}>
              <Text size="small">
                {intl.formatMessage(
                  { id: 'tracker.terms.line' },
                  { number, text: intl.formatMessage({ id: `tracker.terms.${number}` }) },
                )}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      {status.chosen && <ChosenLevel status={status} onBuy={onBuy} onRemove={onRemove} />}
      {!status.chosen && (
        <Checkbox
          id={checkbox}
          isRequired
          isSelected={accepts}
          onChange={(isSelected) => {
            setAccepts(isSelected)
            if (isSelected) setMissing(false)
          }}
          errorMessage={isMissing ? intl.formatMessage({ id: 'tracker.terms.missing' }) : undefined}
        >
          {intl.formatMessage({ id: 'tracker.terms.accept' })}
        </Checkbox>
      )}
      <Inline gap={3} isWrapped>
        {button('gold')}
        {button('free')}
      </Inline>
      {told?.kind === 'otherChosen' && (
        <Banner tone="warning" focusKey={told.at} title={intl.formatMessage({ id: 'tracker.other.title' })}>
          {intl.formatMessage({ id: 'tracker.other.copy' }, { level: nameOf(told.level) })}
        </Banner>
      )}
      {told?.kind === 'failed' && (
        <Banner tone="critical" focusKey={told.at}>
          {faultText(intl, told.error, 'tracker.failed')}
        </Banner>
      )}
    </Stack>
  )
}
