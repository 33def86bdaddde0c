import type { Customer } from '#domain/customers/schema.ts'
import { exportPersonalData } from '#domain/personal-data/api.ts'
import { Button } from '#design-system/actions/Button'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Inline } from '#design-system/layout/Inline'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { call } from '#features/kit/call.ts'
import { savedNotice, saveText } from '#features/kit/save-file.ts'
import { Suspense, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'

const FILE = 'jadeleaf-data.json'

/** Downloads all that the shop keeps of the customer. */
function DownloadButton() {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const [isPending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      const data = await call(exportPersonalData, undefined, { isAction: true })
      saveText(FILE, 'application/json', JSON.stringify(data, null, 2))
      enqueue(savedNotice(intl, FILE))
    } catch {
      // `call` has notified the visitor
    } finally {
      setPending(false)
    }
  }
  return (
    <Button isPending={isPending} onPress={() => void download()}>
      {intl.formatMessage({ id: 'dashboard.data.download' })}
    </Button>
  )
}

/** A dialog that deletes an account; loaded when it is opened. */
export type DeletionDialog = ComponentType<{ customer: Customer; onClose: () => void }>

/** Opens the dialog that deletes the account. */
function DeleteButton({ customer, Dialog }: { customer: Customer; Dialog: DeletionDialog }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        onPress={() => {
          setOpen(true)
        }}
      >
        {intl.formatMessage({ id: 'dashboard.deletion.action' })}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog
            customer={customer}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * What customers may do with their data, as far as the service knows how: download it, and delete the account.
 * @param Deletion absent where the service cannot delete accounts
 */
export function PersonalData({
  customer,
  canDownload,
  Deletion,
}: {
  customer: Customer
  canDownload: boolean
  Deletion?: DeletionDialog | undefined
}) {
  const intl = useIntl()
  if (!canDownload && !Deletion) return null
  return (
    <Section title={intl.formatMessage({ id: 'dashboard.data.section' })} space="none">
      <Stack gap={3} align="start">
        {canDownload && <Text>{intl.formatMessage({ id: 'dashboard.data.copy' })}</Text>}
        <Inline gap={3}>
          {canDownload && <DownloadButton />}
          {Deletion && <DeleteButton customer={customer} Dialog={Deletion} />}
        </Inline>
      </Stack>
    </Section>
  )
}
