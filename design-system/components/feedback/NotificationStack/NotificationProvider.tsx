import { createContext, use, useState, type ReactNode } from 'react'
import { NotificationStack } from './NotificationStack.tsx'
import { createNotificationStore, type NotificationStore } from './store.ts'

const StoreContext = createContext<NotificationStore | null>(null)

export interface NotificationProviderProps {
  /** The application; everything inside can send messages. */
  children: ReactNode
}

/**
 * Provides notifications to its children and renders them. DesignSystemProvider contains one; an application does not
 * need another.
 */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const [store] = useState(createNotificationStore)
  return (
    <StoreContext value={store}>
      {children}
      <NotificationStack store={store} />
    </StoreContext>
  )
}

/** Returns `enqueue`, `dismiss` and `remove` for the notification area. The functions are stable. */
export function useNotifications(): Pick<NotificationStore, 'enqueue' | 'dismiss' | 'remove'> {
  const store = use(StoreContext)
  if (!store) throw new Error('useNotifications needs a NotificationProvider above it')
  return store
}
