export { InlineMessage, type InlineMessageProps } from './InlineMessage.tsx'
