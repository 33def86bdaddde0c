import { useEffect, useState, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useEffectEvent } from '../use-effect-event.ts'

interface LazyPart<P> {
  /** The part, once it was asked for and is here. It stays, so that it can leave with its animation. */
  Part: ComponentType<P> | undefined
  /** Handlers for the button: they fetch the part before the press. */
  prefetchProps: { onPointerEnter: () => void; onFocus: () => void }
}

/**
 * The part of an overlay, fetched when it is opened, or sooner, when somebody comes near its button: most visitors never open
 * it, and react-aria's overlays are heavier than many a page. A part that cannot be fetched is closed again with a notification,
 * and the next press tries again.
 */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  isOpen: boolean,
  close: () => void,
): LazyPart<P> {
  const [Part, setPart] = useState<ComponentType<P>>()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  const giveUp = useEffectEvent(() => {
    close()
    enqueue({ message: intl.formatMessage({ id: 'ds.part.failed' }), variant: 'error' })
  })
  useEffect(() => {
    if (!isOpen || Part) return undefined
    let isWanted = true
    load().then(
      (loaded) => setPart(() => loaded),
      () => {
        if (isWanted) giveUp()
      },
    )
    return () => {
      isWanted = false
    }
  }, [isOpen, Part, load])
  const prefetch = () => {
    load().catch(() => undefined)
  }
  return { Part, prefetchProps: { onPointerEnter: prefetch, onFocus: prefetch } }
}
