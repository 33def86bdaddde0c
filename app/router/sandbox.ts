import { createContext, use } from 'react'

/** Whether the sandbox is on; its pages exist only then. */
export const SandboxContext = createContext(false)

/** Address of the sandbox's outbox with the SMS and emails it "sent"; undefined outside the sandbox. */
export const useOutbox = (): { outboxHref?: string } =>
  use(SandboxContext) ? { outboxHref: '/sandbox' } : {}
