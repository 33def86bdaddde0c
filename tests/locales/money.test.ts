import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatMoney } from '../../domain/money/money.ts'
import { promisesIn } from '../../service/catalogue/promises.ts'
import { languageCodes } from '../../service/languages/six-languages.ts'

const root = new URL('../../', import.meta.url).pathname

/** The amount that the offer writes without decimals. */
const documented = /HK\$258(?!\d|[.,]\d)/g
/** An amount in Hong Kong dollars without two decimals. */
const incomplete = /HK\$\s?\d(?:[\d,]*\d)?(?!\d|,\d|\.\d\d(?!\d))/g

const inText = (text: string) => text.replaceAll(documented, '').match(incomplete) ?? []

const files = globSync(['locales/*/*.json', 'service/**/*.json'], { cwd: root })

// What sources write is held by the lint rule written-money. Requirements R-368
it('every amount of a message or of the seed has two decimals', () => {
  expect(files.length).toBeGreaterThan(180)
  const found = files.flatMap((file) =>
    inText(readFileSync(`${root}${file}`, 'utf8')).map((amount) => `${file}: ${amount}`),
  )
  expect(found).toEqual([])
})
it('notices an amount without them', () => {
  expect(inText('from HK$500, HK$1,000 or HK$300.5; not HK$1,000.00 or HK$258 a year')).toEqual([
    'HK$500',
    'HK$1,000',
    'HK$300',
  ])
})
it.each(languageCodes)('the delivery promises in %s say their amounts in full', (language) => {
  expect(inText(promisesIn(language))).toEqual([])
  for (const amount of [30_000, 50_000]) expect(promisesIn(language)).toContain(formatMoney(amount))
})
