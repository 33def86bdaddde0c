import { createContext } from 'react'

/** Contexts of react-aria-components in a module of their own (see react-aria-overlays.ts). Their types are the package's. */
export const RootMenuTriggerStateContext = /* @__PURE__ */ createContext<unknown>(null)
export const PopoverContext = /* @__PURE__ */ createContext<unknown>(null)
