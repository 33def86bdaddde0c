import { createContext, use } from 'react'

/** Whether the outside world is played by the sandbox: its pages exist only then. */
export const SandboxContext = createContext(false)

/** Where the sandbox shows the SMS and e-mails it "sent"; nothing outside the sandbox. */
export const useOutbox = (): { outboxHref?: string } => (use(SandboxContext) ? { outboxHref: '/sandbox' } : {})
