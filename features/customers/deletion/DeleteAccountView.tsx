import { boundMobile, type BoundMobile, type IdentityProof } from '#domain/customers/bound-mobile.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import { WAIVED_DEBT_MINOR } from '#domain/personal-data/deletion.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Stack } from '#design-system/layout/Stack'
import { Dialog } from '#design-system/overlays/Dialog'
import { Text } from '#design-system/text/Text'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { openMattersOf, type OpenMatter } from './open-matters.ts'
import { OpenMatters } from './OpenMatters.tsx'

export interface DeleteAccountViewProps {
  customer: Customer
  onClose: () => void
  /**
   * Deletes the account.
   * @param givenUpMinor payout credit that the customer gives up, in cents; undefined: none
   * @throws ServiceFault
   */
  onDelete: (proof: IdentityProof, givenUpMinor: Minor | undefined) => Promise<void>
  /** Asks for the proof of identity, provided by the app since it belongs to another feature. */
  Form: ComponentType<{
    bound: BoundMobile | null
    onProve: (proof: IdentityProof) => Promise<void>
    onCancel: () => void
    labels: { submit: string; pending: string; cancel: string }
    variant: 'danger'
    outboxHref?: string | undefined
  }>
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string | undefined
}

/**
 * Says what goes and what stays, and deletes the account after a proof of identity. All that is still open with the shop is
 * listed with its links. A failed call keeps what was typed.
 */
export function DeleteAccountView({ customer, onClose, onDelete, Form, outboxHref }: DeleteAccountViewProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<{ matters: readonly OpenMatter[]; attempt: number }>({
    matters: [],
    attempt: 0,
  })
  const [isGivenUp, setGivenUp] = useState(false)
  const remove = async (proof: IdentityProof) => {
    const credit = open.matters.find(({ creditMinor }) => creditMinor !== undefined)?.creditMinor
    try {
      await onDelete(proof, isGivenUp ? credit : undefined)
    } catch (error) {
      const matters = openMattersOf(error)
      if (matters.length === 0) throw error
      setOpen(({ attempt }) => ({ matters, attempt: attempt + 1 }))
      // another amount is another decision
      if (!matters.some(({ creditMinor }) => creditMinor === credit)) setGivenUp(false)
    }
  }
  return (
    <Dialog title={intl.formatMessage({ id: 'dashboard.deletion.title' })} isOpen onClose={onClose}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text>{intl.formatMessage({ id: 'dashboard.deletion.gone' })}</Text>
          {groupOf(customer) === 'associate' && (
            <>
              <Text>{intl.formatMessage({ id: 'dashboard.deletion.business' })}</Text>
              <Text>
                {intl.formatMessage(
                  { id: 'dashboard.deletion.debt' },
                  { amount: formatMoney(WAIVED_DEBT_MINOR) },
                )}
              </Text>
            </>
          )}
          <Text>{intl.formatMessage({ id: 'dashboard.deletion.stays' })}</Text>
        </Stack>
        <OpenMatters {...open} isGivenUp={isGivenUp} onGiveUp={setGivenUp} />
        <Form
          bound={boundMobile(customer)}
          onProve={remove}
          onCancel={onClose}
          outboxHref={outboxHref}
          variant="danger"
          labels={{
            submit: intl.formatMessage({ id: 'dashboard.deletion.action' }),
            pending: intl.formatMessage({ id: 'dashboard.deletion.pending' }),
            cancel: intl.formatMessage({ id: 'dashboard.deletion.keep' }),
          }}
        />
      </Stack>
    </Dialog>
  )
}
