import type { UnitPrice } from '#domain/catalogue/unit-price.ts'
import { formatMoney } from '#domain/money/money.ts'
import { OptionPicker } from '#design-system/commerce/OptionPicker'
import { useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { Chosen, Question } from './chosen.ts'

/** Returns the option pickers of a product by question id, so that a missing choice can be scrolled to. */
export function usePickers() {
  const pickers = useRef(new Map<string, HTMLFieldSetElement>())
  return {
    /** Returns a ref for the picker of a question. */
    refOf: (id: string) => (group: HTMLFieldSetElement | null) => {
      if (!group) return undefined
      pickers.current.set(id, group)
      return () => {
        pickers.current.delete(id)
      }
    },
    /** Scrolls to a picker and focuses its first option: on a phone it is far above the bar with the buttons. */
    reveal: (id: string | undefined): void => {
      const group = id === undefined ? undefined : pickers.current.get(id)
      group?.scrollIntoView({ block: 'center' })
      group?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
    },
  }
}

/** “HK$2.48 each · saves 11%” */
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
  /** Ids of the questions that are marked as unanswered. */
  missing: readonly string[]
  refOf: ReturnType<typeof usePickers>['refOf']
}

/** All choices that are required before the product can be bought, with the price of a piece; sold-out values are disabled. */
export function OptionPickers({ questions, chosen, onChosen, missing, refOf }: OptionPickersProps) {
  const intl = useIntl()
  return questions.map((question) => (
    <OptionPicker
      key={question.id}
      ref={refOf(question.id)}
      label={question.label}
      isRequired
      errorMessage={
        missing.includes(question.id)
          ? intl.formatMessage({ id: 'catalogue.product.chooseOption' }, { option: question.label })
          : undefined
      }
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
