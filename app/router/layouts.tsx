import type { PropsWithChildren, ComponentType } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { lazyModule, type LazyModule } from './loading/lazy-module.ts'
import { layoutLoader } from './loading/loaders.ts'
import type { RouteHandle } from './page.ts'

interface LayoutModule {
  Layout: ComponentType<PropsWithChildren>
}

function LoadedLayout({ layout }: { layout: LazyModule<LayoutModule> }) {
  const module = layout.loaded()
  return (
    module && (
      <module.Layout>
        <Outlet />
      </module.Layout>
    )
  )
}

/** A layout route whose component is loaded with the first page that stands in it. Its pages are personal. */
function personalLayout(modules: readonly string[], fetch: () => Promise<LayoutModule>) {
  const layout = lazyModule(fetch)
  const handle: RouteHandle = { modules, isPersonal: true, ...layout }
  return {
    handle,
    loader: layoutLoader(handle),
    shouldRevalidate: () => false,
    element: <LoadedLayout layout={layout} />,
  } satisfies RouteObject
}

/** Header and footer of checkout and payment. */
export const checkoutShell = personalLayout(['app/shell/CheckoutShell.tsx'], async () => ({
  Layout: (await import('../shell/CheckoutShell.tsx')).CheckoutShell,
}))

/*
 * Guards. They are components, not loaders: the token is in the browser alone, and loaders do not run again after
 * hydration.
 */

/** Pages of a signed-in person: dashboard, orders, associate bundles. */
export const signedInOnly = personalLayout(['app/router/guards.tsx'], async () => ({
  Layout: (await import('./guards.tsx')).SignedInOnly,
}))

/** Checkout and payment. */
export const checkoutOnly = personalLayout(['app/router/guards.tsx'], async () => ({
  Layout: (await import('./guards.tsx')).CheckoutOnly,
}))

/** Pages of the business area. */
export const associatesOnly = personalLayout(
  ['app/router/guards.tsx', 'app/router/AssociatesOnly.tsx'],
  async () => ({ Layout: (await import('./AssociatesOnly.tsx')).AssociatesOnly }),
)
