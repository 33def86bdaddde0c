export { NotificationProvider, useNotifications } from './NotificationProvider.tsx'
export {
  autoHideAfter,
  NotificationQueue,
  type Notification,
  type NotificationContent,
  type NotificationInput,
  type NotificationVariant,
} from './notification-queue.ts'
export { NotificationStack } from './NotificationStack.tsx'
