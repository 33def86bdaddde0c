import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { getMe } from '#domain/customers/api.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { getOrderLifetime, listOrders } from '#domain/orders/api.ts'
import { queryKey } from '#features/kit/query.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import dashboard from '../../locales/dashboard/en.json'
import designSystem from '../../locales/design-system/en.json'
import shell from '../../locales/shell/en.json'
import { OverviewPage } from './OverviewPage.tsx'

const messages = { ...designSystem, ...shell, ...dashboard } as unknown as NonNullable<IntlConfig['messages']>
const customer: Customer = {
  id: 3,
  email: 'wing.lee@jadeleaf.example',
  firstname: 'Wing',
  lastname: 'Lee',
  custom_attributes: [],
  extension_attributes: { group_label: 'associate' },
}
const Nothing = () => null

test('the overview knows its customer no sooner than the page around it, which has parts of its own above', () => {
  tokenSlot.write('token')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  // the profile is read, and the page around has not heard of it yet
  client.setQueryData(queryKey(getMe), customer)
  client.setQueryData(
    queryKey(listOrders, { query: { sorted: '1', searchCriteria: { pageSize: 20, currentPage: 1 } } }),
    { items: [], total_count: 0 },
  )
  client.setQueryData(queryKey(getOrderLifetime), 30)
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (known: Customer | null, isPart: boolean) => {
    flushSync(() => {
      root.render(
        <MemoryRouter>
          <IntlProvider locale="en" messages={messages}>
            <QueryClientProvider client={client}>
              <OverviewPage
                customer={known}
                isPart={isPart}
                OrderStatus={Nothing}
                OrderGoods={Nothing}
                Offers={Nothing}
              />
            </QueryClientProvider>
          </IntlProvider>
        </MemoryRouter>,
      )
    })
    return container.textContent
  }
  expect(show(null, false)).toBe('')
  const part = show(customer, true)
  expect(part).toContain(dashboard['dashboard.overview.recentOrders'])
  expect(part).not.toContain('Wing')
  root.unmount()
  tokenSlot.clear()
})
