import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { RemovedLine } from '#design-system/commerce/CartLine'
import { moreIcons } from '#design-system/text/Icon'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** What stands in the place of a removed line: its name and the way back. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => Promise<void> }) {
  const intl = useIntl()
  const [isPending, setPending] = useState(false)
  const undo = async () => {
    setPending(true)
    try {
      await onUndo()
    } finally {
      setPending(false)
    }
  }
  return (
    <RemovedLine
      action={
        <SendButton variant="text" icon={moreIcons.undo} isPending={isPending} onPress={() => void undo()}>
          {intl.formatMessage({ id: 'cart.removed.undo' })}
        </SendButton>
      }
    >
      {intl.formatMessage({ id: 'cart.removed.text' }, { name })}
    </RemovedLine>
  )
}
