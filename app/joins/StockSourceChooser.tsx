import type { StockSource } from '#domain/store/stock-sources.ts'
import { Select } from '#design-system/fields/Select'
import { useIntl } from 'react-intl'

export interface StockSourceChooserProps {
  sources: readonly StockSource[]
  chosen: string | undefined
  /** Empty value: all sources together. */
  onChoose: (code: string) => void
}

/** Selects one stock source, or all together. */
export function StockSourceChooser({ sources, chosen = '', onChoose }: StockSourceChooserProps) {
  const intl = useIntl()
  return (
    <Select
      label={intl.formatMessage({ id: 'shell.source.label' })}
      mark="none"
      value={chosen}
      onChange={onChoose}
      options={[
        { value: '', label: intl.formatMessage({ id: 'shell.source.all' }) },
        ...sources.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  )
}
