import { createContext } from 'react'
import type { Screen } from './screen.ts'

/** The screen that is shown: for what speaks of it as a whole, such as its title. */
export const ScreenContext = createContext<Screen | undefined>(undefined)
