import { Button } from '#design-system/actions/Button'
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
        <Button variant="text" icon={moreIcons.undo} isPending={isPending} onPress={() => void undo()}>
          {intl.formatMessage({ id: 'cart.removed.undo' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'cart.removed.text' }, { name })}
    </RemovedLine>
  )
}
