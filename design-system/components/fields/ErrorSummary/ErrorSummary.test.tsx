import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { ErrorSummary, type SummaryError } from './ErrorSummary.tsx'

const messages: Record<string, string> = english
const textOf = (error: SummaryError) =>
  renderToStaticMarkup(
    <IntlProvider locale="en" messages={messages}>
      <ErrorSummary errors={[error]} />
    </IntlProvider>,
  )

it('names the field before its mistake', () => {
  expect(textOf({ field: 'Mobile number', message: 'one digit is missing', href: '#mobile' })).toContain(
    '>Mobile number: one digit is missing</a>',
  )
})
it('says the mistake alone where a field has no label of its own', () => {
  expect(
    textOf({ field: '', message: 'You need to be 18 and over to register on this website.', href: '#adult' }),
  ).toContain('>You need to be 18 and over to register on this website.</a>')
})
it('says a mistake as plain text where its field is not in the page', () => {
  const html = textOf({ field: '', message: 'Enter your current password to make this change.' })
  expect(html).toContain('>Enter your current password to make this change.</span></li>')
  expect(html).not.toContain('<a')
})
