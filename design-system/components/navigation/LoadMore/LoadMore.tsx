import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './LoadMore.css.ts'

export interface LoadMoreProps extends RootProps {
  /** How many are shown. */
  shown: number
  /** How many there are. */
  total: number
  /** The next piece is asked for. */
  onLoad: () => void
  /** The next piece is on its way; a second press does nothing. */
  isPending?: boolean | undefined
  /** Why the last load brought nothing; the button then tries again. */
  errorMessage?: ReactNode
  /** Other words on the button. @default the words for "Show more" */
  label?: string | undefined
}

/**
 * The rest of a list, a piece at a time: put it right below the list, to which the caller adds the new rows. How many of how many are shown is written and announced.
 * Focus stays on the button, and goes to the count when there is no more. For pages that can be linked to take Pagination.
 */
export function LoadMore({
  shown,
  total,
  onLoad,
  isPending = false,
  errorMessage,
  label,
  ...rest
}: LoadMoreProps) {
  const intl = useIntl()
  const count = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  const isAll = shown >= total

  useEffect(() => {
    // The button with the focus is gone: without this the next Tab would begin at the top of the page.
    if (isAll && wasPressed.current) count.current?.focus()
  }, [isAll])

  return (
    <div {...rootProps(rest)} className={css.box}>
      <p ref={count} className={css.count} role="status" tabIndex={-1}>
        {intl.formatMessage(
          { id: isAll ? 'ds.more.all' : 'ds.more.shown' },
          { shown: Math.min(shown, total), total },
        )}
      </p>
      {!isAll && (
        <>
          <svg
            className={css.line}
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={css.rest} width="100" height="4" />
            <rect className={css.part} width={total > 0 ? (shown / total) * 100 : 0} height="4" />
          </svg>
          {errorMessage && (
            <InlineMessage tone="critical" isLive>
              {errorMessage}
            </InlineMessage>
          )}
          <Button
            isPending={isPending}
            pendingLabel={intl.formatMessage({ id: 'ds.more.loading' })}
            onPress={() => {
              wasPressed.current = true
              onLoad()
            }}
          >
            {errorMessage
              ? intl.formatMessage({ id: 'ds.more.retry' })
              : (label ?? intl.formatMessage({ id: 'ds.more.label' }))}
          </Button>
        </>
      )}
    </div>
  )
}
