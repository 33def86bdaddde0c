export { NotificationProvider, useNotifications } from './NotificationProvider.tsx'
export {
  autoHideAfter,
  createNotificationStore,
  type Notification,
  type NotificationInput,
  type NotificationStore,
  type NotificationVariant,
} from './store.ts'
export { NotificationStack } from './NotificationStack.tsx'
