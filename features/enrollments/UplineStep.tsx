import { uplineRoles, type UplineAccount, type UplineRole } from '#domain/enrollments/schema.ts'
import { Button } from '#design-system/actions/Button'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { WizardStep } from '#design-system/navigation/WizardStep'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { UplineField } from './UplineField.tsx'

export type Uplines = Record<UplineRole, UplineAccount | undefined>
/** Account numbers as typed, before the lookup. */
export type TypedUplines = Record<UplineRole, string>

export interface UplineStepProps {
  isOpen: boolean
  uplines: Uplines
  /** The inviter's own account number. */
  selfAccount: string | undefined
  typed: TypedUplines
  onType: (change: Partial<TypedUplines>) => void
  /** Refusals of the service. */
  errors: Partial<Record<UplineRole, string>>
  onChange: (change: Partial<Uplines>) => void
  onDone: () => void
  onEdit: () => void
}

/** The first step of an invitation: enroller and sponsor, both confirmed by name. */
export function UplineStep({
  isOpen,
  uplines,
  selfAccount,
  typed,
  onType,
  errors,
  onChange,
  onDone,
  onEdit,
}: UplineStepProps) {
  const intl = useIntl()
  const [isChecked, setChecked] = useState(false)
  const missing = uplineRoles.filter((role) => !uplines[role])
  const goOn = () => {
    setChecked(true)
    const [first] = missing
    if (first) document.getElementById(`field-${first}`)?.focus()
    else onDone()
  }
  return (
    <WizardStep
      number={1}
      state={isOpen ? 'current' : 'done'}
      title={intl.formatMessage({ id: 'enrollments.step.uplines' })}
      onEdit={onEdit}
      summary={
        <Stack gap={1}>
          {uplineRoles.map((role) => (
            <Text key={role} size="small" tone="muted">
              {intl.formatMessage(
                { id: `enrollments.upline.${role}.summary` },
                { name: uplines[role]?.name ?? '', account: uplines[role]?.account ?? '' },
              )}
            </Text>
          ))}
        </Stack>
      }
    >
      <Stack gap={5}>
        {uplineRoles.map((role) => (
          <UplineField
            key={role}
            role={role}
            found={uplines[role]}
            isSelf={uplines[role] !== undefined && uplines[role].account === selfAccount}
            error={
              errors[role] ??
              (isChecked && !uplines[role]
                ? intl.formatMessage({ id: `enrollments.upline.${role}.missing` })
                : undefined)
            }
            typed={typed[role]}
            onType={(text) => {
              onType({ [role]: text })
            }}
            onFound={(account) => {
              onChange({ [role]: account })
            }}
          />
        ))}
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'enrollments.upline.rule' })}
        </Text>
        <div>
          <Button variant="primary" onPress={goOn}>
            {intl.formatMessage({ id: 'enrollments.step.next' })}
          </Button>
        </div>
      </Stack>
    </WizardStep>
  )
}
