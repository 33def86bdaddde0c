import commissions from '#locales/commissions/en.json' with { type: 'json' }
import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import { levelText } from './level-text.ts'

const intl = createIntl({ locale: 'en', messages: commissions as Record<string, string> })

it.each([
  ['senior_manager', 'Senior Manager'],
  ['preferred', 'Preferred customer'],
  [null, 'Preferred customer'],
  ['diamond', 'diamond'],
])('shows the level %s as "%s"', (level, text) => {
  expect(levelText(intl, level)).toBe(text)
})
