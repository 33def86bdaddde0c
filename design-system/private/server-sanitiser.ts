import { createContext } from 'react'

/** Makes HTML from outside safe where there is no DOM. Given by the application on its server, never in a browser. */
export const ServerSanitiserContext = createContext<((html: string) => string) | undefined>(undefined)
