import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import * as styles from './OfflineNote.css.ts'

/** How long "online again" stays (milliseconds). */
const backFor = 4000

export interface OfflineNoteProps {
  /** Whether the connection is gone now. */
  isOffline: boolean
  /** What still works here. @default the page may be out of date, the cart is kept */
  children?: ReactNode
}

/**
 * Says that the connection is gone, and when it is back. Announced politely; the page stays usable.
 * Once on every page; what failed for another reason is an ErrorState, not this.
 */
export function OfflineNote({ isOffline, children }: OfflineNoteProps) {
  const intl = useIntl()
  const [before, setBefore] = useState(isOffline)
  const [isBack, setBack] = useState(false)
  if (before !== isOffline) { setBefore(isOffline); setBack(!isOffline) }
  useEffect(() => {
    if (!isBack) return
    const timer = setTimeout(() => setBack(false), backFor)
    return () => clearTimeout(timer)
  }, [isBack])
  return (
    <output className={styles.place}>
      {isOffline && <span className={styles.note}><span className={styles.icon}><Icon name="offline" /></span><span><strong>{intl.formatMessage({ id: 'ds.offline.title' })}</strong> {children ?? intl.formatMessage({ id: 'ds.offline.text' })}</span></span>}
      {isBack && <span className={styles.note}><span className={styles.icon}><Icon name="success" /></span><span>{intl.formatMessage({ id: 'ds.offline.back' })}</span></span>}
    </output>
  )
}
