import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useWholePage } from './whole-page.ts'

type Router = ReturnType<typeof createMemoryRouter>

/** What each commit of the page was, whole or not. */
async function commitsAfter(go: (router: Router) => Promise<void>): Promise<boolean[]> {
  const commits: boolean[] = []
  function Page() {
    const isWhole = useWholePage()
    useLayoutEffect(() => {
      commits.push(isWhole)
    })
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/page', element: <Page /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/page', '/'] },
  )
  const root = createRoot(document.createElement('div'))
  flushSync(() => {
    root.render(<RouterProvider router={router} />)
  })
  await go(router)
  await vi.waitFor(() => {
    expect(commits.at(-1)).toBe(true)
  })
  root.unmount()
  return commits
}

test('a page that a press leads to has its first screen first', async () => {
  expect(await commitsAfter((router) => router.navigate('/page'))).toEqual([false, true])
})

test('the way back is whole at once, for its position', async () => {
  expect(await commitsAfter((router) => router.navigate(-1))).toEqual([true])
})

test('a page with a target in its address is whole at once', async () => {
  expect(await commitsAfter((router) => router.navigate('/page#reviews'))).toEqual([true])
})

test('a document is rendered once when it is hydrated', async () => {
  let renders = 0
  function Page() {
    renders++
    return String(useWholePage())
  }
  const container = document.createElement('div')
  container.innerHTML = 'true'
  const root = hydrateRoot(
    container,
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  await vi.waitFor(() => {
    expect(renders).toBeGreaterThan(0)
  })
  await new Promise((done) => {
    setTimeout(done, 50)
  })
  expect(renders).toBe(1)
  root.unmount()
})
