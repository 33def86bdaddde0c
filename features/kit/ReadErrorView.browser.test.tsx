import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { expect, test } from 'vitest'
import designSystem from '../../locales/design-system/en.json'
import shell from '../../locales/shell/en.json'
import type { ReadFailure } from './read-failure.ts'
import { ReadErrorView } from './ReadErrorView.tsx'
import { ServiceFault } from './service-fault.ts'

const messages = { ...designSystem, ...shell } as unknown as NonNullable<IntlConfig['messages']>

test('the cause of a failed read stays while it is retried, and gives way to the next one', () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  const show = (failure: Omit<ReadFailure, 'retry'>) => {
    flushSync(() => {
      root.render(
        <IntlProvider locale="en" messages={messages}>
          <ReadErrorView failure={{ ...failure, retry: () => undefined }} />
        </IntlProvider>,
      )
    })
    return container.textContent
  }
  const slow = shell['shell.service.timeout']
  expect(show({ error: new ServiceFault('timeout', ''), isRetrying: false })).toContain(slow)
  expect(show({ error: null, isRetrying: true })).toContain(slow)
  const maintenance = show({ error: new ServiceFault('maintenance', ''), isRetrying: false })
  expect(maintenance).toContain(shell['shell.error.maintenance'])
  expect(maintenance).not.toContain(slow)
  root.unmount()
})
