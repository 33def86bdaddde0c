import { createContext, use, useState, type ReactNode } from 'react'
import { NotificationStack } from './NotificationStack.tsx'
import { createNotificationStore, type NotificationStore } from './store.ts'

const StoreContext = createContext<NotificationStore | null>(null)

export interface NotificationProviderProps {
  /** The application: everything in it can send messages. */
  children: ReactNode
}

/** Gives everything below it the notifications, and shows them. DesignSystemProvider holds one. An application does not need another one. */
export function NotificationProvider({ children }: NotificationProviderProps) {
  const [store] = useState(createNotificationStore)
  return (
    <StoreContext value={store}>
      {children}
      <NotificationStack store={store} />
    </StoreContext>
  )
}

/** `enqueue`, `dismiss` and `remove` messages of the notification area. The functions never change. */
export function useNotifications(): Pick<NotificationStore, 'enqueue' | 'dismiss' | 'remove'> {
  const store = use(StoreContext)
  if (!store) throw new Error('useNotifications needs a NotificationProvider above it')
  return store
}
