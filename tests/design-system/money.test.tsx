import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createIntl, RawIntlProvider } from 'react-intl'
import { Money } from '#design-system/data/Money'
import { DesignSystemProvider } from '#design-system/provider'
import { formatMoney } from '#domain/money/money.ts'

/** What a reader sees of an amount, whatever its size. */
const shown = (minor: number, props: object): string =>
  renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({
        locale: 'en',
        messages: { 'ds.notifications.region': 'Notifications' } as Record<string, string>,
      })}
    >
      <DesignSystemProvider locale="en" formatMoney={formatMoney}>
        <Money minor={minor} {...props} />
      </DesignSystemProvider>
    </RawIntlProvider>,
  )
    .replace(/<section.*<\/section>/s, '')
    .replace(/<[^>]*>/g, '')
const sizes = [{}, { size: 'xs' }, { size: 'md' }, { size: 'xl' }, { strike: true }, { strong: true }]
const amount = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.double({ min: -1e6, max: 1e6 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
)

/** decisions.md A-72: screens, texts and mails write an amount alike, with one formatter. */
it('Money shows what the provider writes, always with two decimals', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...sizes), (minor, props) => {
      expect(shown(minor, props)).toBe(formatMoney(minor))
      expect(shown(minor, props)).toMatch(/^-?HK\$\d{1,3}(,\d{3})*\.\d{2}$/)
    }),
  )
})
it.each([
  [-100, '-HK$1.00'],
  [-0.4, 'HK$0.00'],
  [24_800, 'HK$248.00'],
  [Number.NaN, 'HK$0.00'],
])('%d cents are %s', (minor, text) => {
  expect([formatMoney(minor), shown(minor, {}), shown(minor, { strike: true })]).toEqual([text, text, text])
})
