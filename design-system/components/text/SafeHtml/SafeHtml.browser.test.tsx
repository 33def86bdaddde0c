import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider'
import { SafeHtml } from '#design-system/text/SafeHtml'
import { sanitiser } from './sanitise.ts'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const foreign =
  '<p>Kept</p><meta http-equiv="refresh" content="60;url=/elsewhere"><b onclick="alert(1)">Bold</b>'
const clean = '<p>Kept</p>Bold'

const tree = (html: string, sanitiseHtml?: (html: string) => string) => (
  <IntlProvider locale="en" messages={english as Record<string, string>}>
    <DesignSystemProvider locale="en" sanitiseHtml={sanitiseHtml}>
      <SafeHtml html={html} />
    </DesignSystemProvider>
  </IntlProvider>
)

let place: HTMLElement
beforeEach(() => {
  vi.spyOn(console, 'error').mockClear()
  // What react-aria asks on a server.
  vi.stubGlobal('process', { env: {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  vi.unstubAllGlobals()
  place.remove()
})

async function hydrate(html: string) {
  const failures: unknown[] = []
  const root = await act(async () => {
    const hydrated = hydrateRoot(place, tree(html), {
      onRecoverableError: (error) => failures.push(error),
    })
    await sanitiser()
    return hydrated
  })
  return { root, failures }
}

it('sends what the server has sanitised, and takes it over untouched, again and again', async () => {
  place.innerHTML = renderToString(tree(foreign, () => clean))
  const element = place.querySelector('p')
  const { root, failures } = await hydrate(foreign)
  await act(async () => {
    root.render(tree(foreign))
  })
  expect(place.querySelector('p')).toBe(element)
  expect(place.querySelector('meta, b')).toBeNull()
  await act(async () => {
    root.render(tree('<p>Next</p><script>1</script>'))
    await sanitiser()
  })
  expect(place.querySelector('p')?.textContent).toBe('Next')
  expect(place.querySelector('script')).toBeNull()
  expect([failures, vi.mocked(console.error).mock.calls]).toEqual([[], []])
  await act(async () => {
    root.unmount()
  })
})

it('sends nothing from a server without a sanitiser: the browser fills it in', async () => {
  const html = renderToString(tree(foreign))
  expect(html).not.toContain('Kept')
  place.innerHTML = html
  const { root, failures } = await hydrate(foreign)
  expect(place.querySelector('p')?.textContent).toBe('Kept')
  expect(place.querySelector('meta, [onclick]')).toBeNull()
  expect([failures, vi.mocked(console.error).mock.calls]).toEqual([[], []])
  await act(async () => {
    root.unmount()
  })
})
