import { createContext, use, useState, type ReactNode } from 'react'
import { NotificationQueue } from './notification-queue.ts'
import { NotificationStack } from './NotificationStack.tsx'

const QueueContext = createContext<NotificationQueue | null>(null)

export interface NotificationProviderProps {
  /** The application; everything inside can send messages. */
  children: ReactNode
}

/**
 * Provides notifications to its children and renders them. DesignSystemProvider contains one; an application does not
 * need another.
 */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const [queue] = useState(() => new NotificationQueue())
  return (
    <QueueContext value={queue}>
      {children}
      <NotificationStack queue={queue} />
    </QueueContext>
  )
}

/** Returns `enqueue`, `dismiss`, `dismissNews` and `remove` for the notification area. The functions are stable. */
export function useNotifications(): Pick<
  NotificationQueue,
  'enqueue' | 'dismiss' | 'dismissNews' | 'remove'
> {
  const queue = use(QueueContext)
  if (!queue) throw new Error('useNotifications needs a NotificationProvider above it')
  return queue
}
