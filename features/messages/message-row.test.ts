import dashboard from '#locales/dashboard/en.json' with { type: 'json' }
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { MessageRow } from './MessageRow.tsx'

const linksOf = (url: string | null) => {
  const message = {
    id: 1,
    title: 'Your order is on its way',
    content: 'It left today.',
    is_read: false,
    type: 'order',
    created_at: '2026-11-22 08:00:00',
    url,
  }
  const row = createElement(MessageRow, { message, onRead: () => undefined, onRemove: () => undefined })
  const html = renderToStaticMarkup(
    createElement(IntlProvider, { locale: 'en', messages: dashboard as Record<string, string> }, row),
  )
  expect(html).toContain('Your order is on its way')
  return [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])
}

it('a message leads to a page of the shop', () => {
  expect(linksOf('/dashboard/orders/17')).toEqual(['/dashboard/orders/17'])
})
it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null])(
  'a message leads nowhere else: %s',
  (url) => {
    expect(linksOf(url)).toEqual([])
  },
)
