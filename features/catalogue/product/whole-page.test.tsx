import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useWholePage } from './whole-page.ts'

test('a document is whole', () => {
  const Page = () => String(useWholePage())
  const html = renderToString(
    <MemoryRouter initialEntries={['/page']}>
      <Page />
    </MemoryRouter>,
  )
  expect(html).toBe('true')
})
