import { createContext } from 'react'

/** Inside a Stat: the Stat marks an estimate, so an Amount writes its digits only, the whole ones large. */
export const FigureContext = createContext(false)
