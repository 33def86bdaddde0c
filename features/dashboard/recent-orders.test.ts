import dashboard from '#locales/dashboard/en.json' with { type: 'json' }
import type { Order } from '#domain/orders/schema.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { RecentOrders } from './RecentOrders.tsx'

const orders = [5, 4, 3, 2].map(
  (id) => ({ entity_id: id, increment_id: `10${id}`, grand_total: 168, items: [] }) as Order,
)

it('the overview links to the latest three orders', () => {
  const html = renderToStaticMarkup(
    createElement(
      IntlProvider,
      { locale: 'en', messages: dashboard as Record<string, string> },
      createElement(RecentOrders, { orders, OrderStatus: () => null, OrderGoods: () => null }),
    ),
  )
  expect([...html.matchAll(/href="\/dashboard\/orders\/(\d+)"/g)].map((match) => match[1])).toEqual([
    '5',
    '4',
    '3',
  ])
})
