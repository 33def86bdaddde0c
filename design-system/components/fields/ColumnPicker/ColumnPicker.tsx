import { useIntl } from 'react-intl'
import { moreIcons } from '#design-system/text/Icon'
import { CheckboxGroup } from '#design-system/fields/CheckboxGroup'
import { Popover } from '#design-system/overlays/Popover'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './ColumnPicker.css.ts'

export interface PickableColumn {
  /** Unique id of the column; the same as in the Table. */
  id: string
  /** Header of the column. */
  label: string
  /** Whether the column cannot be hidden: the row header. */
  isFixed?: boolean | undefined
}

export interface ColumnPickerProps extends RootProps {
  /** All available columns, in the order of the table. */
  columns: readonly PickableColumn[]
  /** Ids of the visible columns. */
  visible: readonly string[]
  /** Called with the ids of the visible columns, in the order of the table, when one is shown or hidden. */
  onChange: (visible: string[]) => void
}

/**
 * Selects the visible columns of a Table, behind a button with their count. At least one stays visible, usually the row
 * header (`isFixed`). For filtering rows use CheckboxGroup; not for ordering columns.
 */
export function ColumnPicker({ columns, visible, onChange, ...rest }: ColumnPickerProps) {
  const intl = useIntl()
  const shown = columns.filter((column) => column.isFixed || visible.includes(column.id))
  return (
    <Popover
      {...rootProps(rest)}
      label={intl.formatMessage({ id: 'ds.columns.label' }, { n: shown.length })}
      title={intl.formatMessage({ id: 'ds.columns.title' })}
      icon={moreIcons.columns}
    >
      <div className={css.list}>
        <CheckboxGroup
          label={intl.formatMessage({ id: 'ds.columns.title' })}
          isLabelHidden
          mark="none"
          options={columns.map((column) => ({
            value: column.id,
            label: column.label,
            isDisabled: Boolean(column.isFixed) || (shown.length === 1 && shown[0]?.id === column.id),
          }))}
          value={shown.map((column) => column.id)}
          onChange={onChange}
        />
      </div>
    </Popover>
  )
}
