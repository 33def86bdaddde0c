import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Table.css.ts'
import { PAGE_SIZE } from './use-table-rows.ts'

interface MoreRowsProps {
  shown: number
  total: number
  onMore: () => void
}

/** How many of the rows are shown, and the button for more of them. */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const intl = useIntl()
  return (
    <div className={css.more}>
      <span className={figures}>{intl.formatMessage({ id: 'ds.table.shown' }, { shown, total })}</span>
      <Button onPress={onMore}>
        {intl.formatMessage({ id: 'ds.table.more' }, { n: Math.min(PAGE_SIZE, total - shown) })}
      </Button>
    </div>
  )
}
