import { createContext, type ComponentType, type PropsWithChildren } from 'react'
import type { PageModule, PagePlace, PageRoute } from './page.ts'

/** Wraps a page. */
export type Wrapper = ComponentType<PropsWithChildren>

/** A page with everything needed for its first frame. */
export interface Screen extends PagePlace {
  route: PageRoute
  page: PageModule | undefined
  /** Header and footer. */
  Frame: Wrapper
  /** Guard of the page. */
  Guard: Wrapper | undefined
  /** Error of loading the page's script or messages. */
  error?: unknown
}

/** The current screen, for things that concern all of it, such as its title. */
export const ScreenContext = createContext<Screen | undefined>(undefined)
