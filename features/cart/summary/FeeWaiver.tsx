import { FEE_WAIVER_FROM, type FeeWaiver as Waiver } from '#domain/membership/fee-waiver.ts'
import { paths } from '#domain/store/paths.ts'
import { formatMoney } from '#domain/money/money.ts'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Inline } from '#design-system/layout/Inline'
import { Meter } from '#design-system/data/Meter'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'

export interface FeeWaiverProps {
  waiver: Waiver
  /** A membership is among the lines: its fee is what is waived. */
  hasMembership: boolean
  /** A membership was chosen beside the lines. */
  isSelected: boolean
  /** Chooses it; absent for guests, who have no account to become an associate with. */
  onSelect?: ((isSelected: boolean) => void) | undefined
}

/** What is missing until the associate registration fee is waived, and how to join once it is. */
export function FeeWaiver({ waiver, hasMembership, isSelected, onSelect }: FeeWaiverProps) {
  const intl = useIntl()
  const { missingMinor, isReached } = waiver
  const title = isReached
    ? intl.formatMessage({ id: 'cart.waiver.reached' })
    : intl.formatMessage({ id: 'cart.waiver.missing' }, { amount: formatMoney(missingMinor) })
  return (
    <Stack gap={2} as="section">
      <Meter
        label={title}
        value={FEE_WAIVER_FROM - missingMinor}
        max={FEE_WAIVER_FROM}
        valueLabel={title}
        tone="member"
      />
      <Inline gap={2} align="baseline">
        <Text as="span" size="small" tone="muted">
          {intl.formatMessage({
            id: isReached && hasMembership ? 'cart.waiver.applied' : 'cart.waiver.text',
          })}
        </Text>
        <TextLink href={paths.associateOffer()}>{intl.formatMessage({ id: 'cart.waiver.more' })}</TextLink>
      </Inline>
      {isReached && !hasMembership && onSelect && (
        <Checkbox
          isSelected={isSelected}
          onChange={onSelect}
          description={intl.formatMessage({ id: 'cart.waiver.joinHint' })}
        >
          {intl.formatMessage({ id: 'cart.waiver.join' })}
        </Checkbox>
      )}
    </Stack>
  )
}
