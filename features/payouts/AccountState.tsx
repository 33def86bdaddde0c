import { formatMoney, toMinor } from '#domain/money/money.ts'
import type { PayoutAccount } from '#domain/payouts/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Only } from '#design-system/layout/Only'
import { Stack } from '#design-system/layout/Stack'
import { StatusTag } from '#design-system/data/StatusTag'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'

export interface AccountStateProps {
  account: PayoutAccount
  isActive: boolean
  /** The iPayout balance in decimals of HKD; undefined while it is read, and where it is not known. */
  credit?: number | undefined
  creditFailure?: ReadFailure | undefined
  /** Opens the request in a dialog; phones have a page for it. Without it none is offered. */
  onApply?: () => void
  /** Log in while it is not known where: finds out. */
  onLogin?: (() => void) | undefined
}

/** The state of the payout account, and what there is to do about it. */
export function AccountState({
  account,
  isActive,
  credit,
  creditFailure,
  onApply,
  onLogin,
}: AccountStateProps) {
  const intl = useIntl()
  const isPending = !isActive && account.state === 'pending'
  const state = isActive ? 'active' : isPending ? 'pending' : 'none'
  const request = intl.formatMessage({ id: 'payouts.account.request' })
  return (
    <Stack gap={2} align="start">
      <Inline gap={2}>
        <Text weight="strong">{intl.formatMessage({ id: 'payouts.account.label' })}</Text>
        {state !== 'none' && (
          <StatusTag tone={state === 'active' ? 'success' : 'waiting'}>
            {intl.formatMessage({ id: `payouts.account.${state}` })}
          </StatusTag>
        )}
      </Inline>
      {state === 'active' && creditFailure ? (
        <ReadError as="banner" failure={creditFailure} />
      ) : (
        <Text size="small" tone="muted">
          {state === 'active' && credit !== undefined
            ? intl.formatMessage({ id: 'payouts.account.credit' }, { amount: formatMoney(toMinor(credit)) })
            : intl.formatMessage({ id: `payouts.account.${state}Copy` })}
        </Text>
      )}
      {state === 'active' && account.login_url && (
        <LinkButton href={account.login_url} icon={moreIcons.external} isExternal>
          {intl.formatMessage({ id: 'payouts.account.login' })}
        </LinkButton>
      )}
      {state === 'active' && !account.login_url && onLogin && (
        <Button icon={moreIcons.external} onPress={onLogin}>
          {intl.formatMessage({ id: 'payouts.account.login' })}
        </Button>
      )}
      {state === 'none' && onApply && (
        <>
          <Only on="desktop">
            <Button onPress={onApply}>{request}</Button>
          </Only>
          <Only on="phone">
            <LinkButton href={paths.payoutAccount()}>{request}</LinkButton>
          </Only>
        </>
      )}
    </Stack>
  )
}
