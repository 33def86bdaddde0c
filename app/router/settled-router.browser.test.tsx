import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { settledRouter, useIsLoading } from './settled-router.ts'

/** A page, a link of it and a sign that a page is loading; the other page comes when `arrive` is called. */
function openShop() {
  const drawn = vi.fn()
  const { promise, resolve: arrive } = Promise.withResolvers<null>()
  function Link() {
    useNavigate()
    drawn('link')
    return null
  }
  function Page() {
    useSearchParams()
    drawn('page')
    return <Link />
  }
  function Sign() {
    return <output>{useIsLoading() ? 'loading' : 'ready'}</output>
  }
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/next', loader: () => promise, element: <h1>Next</h1> },
  ])
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => {
    root.render(
      <>
        <RouterProvider router={settledRouter(router)} />
        <Sign />
      </>,
    )
  })
  return { router, container, drawn, arrive, close: () => root.unmount() }
}

test('while the next page loads, the present one is not rendered again, and what shows it knows', async () => {
  const { router, container, drawn, arrive, close } = openShop()
  expect(drawn.mock.calls.flat()).toEqual(['page', 'link'])
  const navigation = router.navigate('/next')
  await vi.waitFor(() => {
    expect(container.textContent).toBe('loading')
  })
  // a transition that React had to render would be rendered by now
  await new Promise((done) => setTimeout(done, 100))
  expect(drawn).toHaveBeenCalledTimes(2)
  arrive(null)
  await navigation
  await vi.waitFor(() => {
    expect(container.textContent).toBe('Nextready')
  })
  close()
})
