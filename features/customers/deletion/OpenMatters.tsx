import { formatMoney } from '#domain/money/money.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Checkbox } from '#design-system/fields/Checkbox'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { faultText } from '#features/kit/service-fault.ts'
import { useIntl } from 'react-intl'
import type { OpenMatter } from './open-matters.ts'

export interface OpenMattersProps {
  matters: readonly OpenMatter[]
  /** Counts the refusals: the list takes the focus on each. */
  attempt: number
  /** Whether payout credit, where it is among them, is given up. */
  isGivenUp: boolean
  onGiveUp: (isGivenUp: boolean) => void
}

/** Lists what stands against deleting the account, each with the way to it. Payout credit can be given up, with its amount. */
export function OpenMatters({ matters, attempt, isGivenUp, onGiveUp }: OpenMattersProps) {
  const intl = useIntl()
  if (matters.length === 0) return null
  const creditMinor = matters.find((matter) => matter.creditMinor !== undefined)?.creditMinor
  return (
    <>
      <Banner
        tone="critical"
        title={intl.formatMessage({ id: 'dashboard.deletion.open' })}
        focusKey={attempt}
        isToneSilent
      >
        <Stack as="ul" gap={4}>
          {matters.map(({ fault, href, label }) => (
            <Stack as="li" gap={1} align="start" key={fault.refusal}>
              <Text>{faultText(intl, fault, 'shell.error.generic')}</Text>
              <TextLink href={href}>{intl.formatMessage({ id: label })}</TextLink>
            </Stack>
          ))}
        </Stack>
      </Banner>
      {creditMinor !== undefined && (
        <Checkbox isSelected={isGivenUp} onChange={onGiveUp}>
          {intl.formatMessage({ id: 'dashboard.deletion.giveUp' }, { amount: formatMoney(creditMinor) })}
        </Checkbox>
      )}
    </>
  )
}
