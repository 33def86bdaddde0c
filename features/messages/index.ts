export { MessagesPage } from './MessagesPage.tsx'
export { useUnreadMessages } from './queries.ts'
