import { IconButton } from '#design-system/actions/IconButton'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

const ShareDialog = lazy(() =>
  import('./ShareDialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })),
)

/** Opens the share dialog, which is loaded on demand. */
export function ShareAction({ name }: { name: string }) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="share"
        label={intl.formatMessage({ id: 'catalogue.share.action' })}
        onPress={() => {
          setOpen(true)
        }}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog
            name={name}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
