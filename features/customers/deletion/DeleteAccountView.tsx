import { boundMobile, type BoundMobile, type IdentityProof } from '#domain/customers/bound-mobile.ts'
import { groupOf } from '#domain/customers/group.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Stack } from '#design-system/layout/Stack'
import { Dialog } from '#design-system/overlays/Dialog'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { faultText, ServiceFault } from '#features/kit/service-fault.ts'
import { useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { placeOfReason, type PlaceOfReason } from './place-of-reason.ts'

export interface DeleteAccountViewProps {
  customer: Customer
  onClose: () => void
  /** Deletes the account. @throws ServiceFault */
  onDelete: (proof: IdentityProof) => Promise<void>
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

/** What is still open, with the way there. */
interface OpenMatter extends PlaceOfReason {
  readonly text: string
}

function OpenMatterBanner({ text, href, label }: OpenMatter) {
  const intl = useIntl()
  return (
    <Banner tone="critical" isLive>
      <Stack gap={2} align="start">
        <Text>{text}</Text>
        <TextLink href={href}>{intl.formatMessage({ id: label })}</TextLink>
      </Stack>
    </Banner>
  )
}

/**
 * Says what goes and what stays, and deletes the account after a proof of identity. What is still open with the shop is
 * named with a link. A failed call keeps what was typed.
 */
export function DeleteAccountView({ customer, onClose, onDelete, Form, outboxHref }: DeleteAccountViewProps) {
  const intl = useIntl()
  const [open, setOpen] = useState<OpenMatter>()
  const remove = async (proof: IdentityProof) => {
    setOpen(undefined)
    try {
      await onDelete(proof)
    } catch (error) {
      const place = error instanceof ServiceFault ? placeOfReason(error.refusal) : undefined
      if (!place) throw error
      setOpen({ ...place, text: faultText(intl, error, 'shell.error.generic') })
    }
  }
  return (
    <Dialog title={intl.formatMessage({ id: 'dashboard.deletion.title' })} isOpen onClose={onClose}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Text>{intl.formatMessage({ id: 'dashboard.deletion.gone' })}</Text>
          {groupOf(customer) === 'associate' && (
            <Text>{intl.formatMessage({ id: 'dashboard.deletion.business' })}</Text>
          )}
          <Text>{intl.formatMessage({ id: 'dashboard.deletion.stays' })}</Text>
        </Stack>
        {open && <OpenMatterBanner {...open} />}
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
