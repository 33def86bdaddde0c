import type { UnitPrice } from '#domain/catalogue/unit-price.ts'
import { formatMoney } from '#domain/money/money.ts'
import { OptionPicker } from '#design-system/OptionPicker'
import { useIntl, type IntlShape } from 'react-intl'
import type { Chosen, Question } from './chosen.ts'

/** “HK$2.48 a piece · saves 11%” */
const eachText = (intl: IntlShape, { eachMinor, unit, savedPercent }: UnitPrice): string => {
  const each = intl.formatMessage({ id: `catalogue.option.${unit}` }, { price: formatMoney(eachMinor) })
  return savedPercent === 0
    ? each
    : intl.formatMessage({ id: 'catalogue.option.saves' }, { each, percent: savedPercent })
}

export interface OptionPickersProps {
  questions: readonly Question[]
  chosen: Chosen
  onChosen: (chosen: Chosen) => void
}

/** All choices that are required before the product can be bought, with the price of a piece; sold-out values are disabled. */
export function OptionPickers({ questions, chosen, onChosen }: OptionPickersProps) {
  const intl = useIntl()
  return questions.map((question) => (
    <OptionPicker
      key={question.id}
      label={question.label}
      isRequired
      value={chosen[question.id] ?? ''}
      onChange={(value) => {
        onChosen({ ...chosen, [question.id]: value })
      }}
      options={question.values.map((value) => ({
        value: value.value,
        label: value.label,
        isDisabled: value.isOut,
        description: value.isOut
          ? intl.formatMessage({ id: 'catalogue.stock.soldOut' })
          : value.each && eachText(intl, value.each),
      }))}
    />
  ))
}
