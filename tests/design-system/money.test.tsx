import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createIntl, RawIntlProvider } from 'react-intl'
import { Money, type MoneyProps } from '#design-system/data/Money'
import { DesignSystemProvider } from '#design-system/provider'
import { formatMoney } from '#domain/money/money.ts'

type Look = Omit<MoneyProps, 'minor'>
const markup = (minor: number, look: Look): string =>
  renderToStaticMarkup(
    <RawIntlProvider
      value={createIntl({
        locale: 'en',
        messages: { 'ds.notifications.region': 'Notifications' } as Record<string, string>,
      })}
    >
      <DesignSystemProvider locale="en" formatMoney={formatMoney}>
        <Money minor={minor} {...look} />
      </DesignSystemProvider>
    </RawIntlProvider>,
  ).replace(/<section.*<\/section>/s, '')
/** What a reader sees of an amount, whatever its look. */
const shown = (minor: number, look: Look): string => markup(minor, look).replace(/<[^>]*>/g, '')

const looks: readonly Look[] = [
  {},
  ...(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => ({ size })),
  { isStruck: true },
  { isStrong: true },
  { tone: 'sale' },
]
const amount = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.double({ min: -1e6, max: 1e6 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0),
)

/** screens, texts and mails write an amount alike, with one formatter. */
it('Money shows what the provider writes, always with two decimals', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom(...looks), (minor, look) => {
      expect(shown(minor, look)).toBe(formatMoney(minor))
      expect(shown(minor, look)).toMatch(/^-?HK\$\d{1,3}(,\d{3})*\.\d{2}$/)
    }),
  )
})
it.each([
  [-100, '-HK$1.00'],
  [-0.4, 'HK$0.00'],
  [24_800, 'HK$248.00'],
  [Number.NaN, 'HK$0.00'],
])('%d cents are %s', (minor, text) => {
  expect([formatMoney(minor), shown(minor, {}), shown(minor, { isStruck: true })]).toEqual([text, text, text])
})
it('a struck amount is an `s`, which screen readers and copied text keep; no other look is', () => {
  for (const look of looks) expect(markup(1_000, look).includes('<s ')).toBe(look.isStruck === true)
})
it('every look is drawn differently from the plain one', () => {
  for (const look of looks.slice(1).filter(({ size }) => size !== 'sm'))
    expect(markup(1_000, look), JSON.stringify(look)).not.toBe(markup(1_000, {}))
})
