import { Section } from '#design-system/layout/Section'
import { Switch } from '#design-system/fields/Switch'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface ShareDetailsViewProps {
  /** Undefined while loading. */
  isShared: boolean | undefined
  failure?: ReadFailure | undefined
  isSaving: boolean
  onChange: (isShared: boolean) => void
}

/** The switch for what the upline sees, with what agreeing is good for. */
export function ShareDetailsView({ isShared, failure, isSaving, onChange }: ShareDetailsViewProps) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: 'team.sharing.title' })} space="none">
      {failure ? (
        <ReadError failure={failure} as="banner" />
      ) : (
        // There while it is read, in its own size: what stands below does not move.
        <Switch
          isSelected={isShared === true}
          isDisabled={isShared === undefined}
          isPending={isSaving || isShared === undefined}
          description={intl.formatMessage({ id: isSaving ? 'team.sharing.pending' : 'team.sharing.copy' })}
          onChange={onChange}
        >
          {intl.formatMessage({ id: 'team.sharing.label' })}
        </Switch>
      )}
    </Section>
  )
}
