import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Price } from '#design-system/commerce/Price'
import { cx } from '../../../private/cx.ts'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './CartLine.css.ts'

export interface CartLineProps extends RootProps {
  /** The product's name; the link's text where there is one. */
  name: string
  /** Without it the name is plain text: an order's line whose product has gone. */
  href?: string | undefined
  /** The pack's picture and the tint behind it. */
  image: { src: string; ground?: Ground | undefined }
  /** What was chosen: “60 tablets”. */
  options?: ReactNode
  /** Tags and notes under the options: saving, low stock. */
  note?: ReactNode
  /** The line's total in cents. */
  total: number
  /** The lowest of several prices, while nothing is chosen: shown as "From HK$168.00". */
  isFrom?: boolean | undefined
  /** The total before an offer, in cents. */
  was?: number | undefined
  /** How the total comes about, in words: “HK$168.00 × 2”. */
  each?: string | undefined
  /** A QuantityStepper, or the quantity in words. */
  quantity?: ReactNode
  /** More to do with the line, before the bin. */
  actions?: ReactNode
  /** The bin was pressed; without it there is no bin. */
  onRemove?: (() => void) | undefined
  /** The removal is on its way: the line is dimmed and cannot be used. */
  isRemoving?: boolean
  /** Cannot be bought now: picture and price are pale. @default false */
  isUnavailable?: boolean | undefined
  /** Before the picture: a Checkbox, where lines are chosen. */
  lead?: ReactNode
  /** What is wrong with this line; said at once. */
  error?: ReactNode
  /** The heading level of the name in the page's outline. @default 2 */
  level?: 2 | 3
}

/** One line of a cart or an order. It does not count or compute: quantity and total are the caller's. For goods to choose from take ProductCard. */
export function CartLine({
  name,
  href,
  image,
  options,
  note,
  total,
  isFrom = false,
  was,
  each,
  quantity,
  actions,
  onRemove,
  isRemoving = false,
  isUnavailable = false,
  lead,
  error,
  level = 2,
  ...rest
}: CartLineProps) {
  const intl = useIntl()
  const Name = `h${level}` as const
  const line = (
    <article
      {...(lead === undefined && rootProps(rest))}
      className={cx(css.line, lead !== undefined && css.led)}
      aria-busy={isRemoving}
    >
      <div className={cx(isUnavailable && css.pale)}>
        <Packshot src={image.src} alt="" ground={image.ground} />
      </div>
      <div className={css.facts}>
        <Name className={css.name}>
          {href ? (
            <Link className={css.link} href={href}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Name>
        {options && <div className={css.options}>{options}</div>}
        {note}
        <div className={css.amounts}>
          <Price now={total} isFrom={isFrom} was={was} />
          {each && <span className={cx(css.each, figures)}>{each}</span>}
        </div>
      </div>
      {(quantity || actions || onRemove) && (
        <div className={css.controls}>
          {quantity}
          <div className={css.actions}>
            {actions}
            {onRemove && (
              <IconButton
                icon="trash"
                label={intl.formatMessage({ id: 'ds.cart.remove' }, { name })}
                // not disabled meanwhile: it would lose the focus, also when the line stays after all
                onPress={() => {
                  if (!isRemoving) onRemove()
                }}
              />
            )}
          </div>
        </div>
      )}
      {error && (
        <div className={css.message} role="alert">
          <Icon name="error" size="sm" />
          <span>{error}</span>
        </div>
      )}
    </article>
  )
  return lead === undefined ? (
    line
  ) : (
    <div {...rootProps(rest)} className={css.choice}>
      <div className={css.lead}>{lead}</div>
      {line}
    </div>
  )
}

export interface RemovedLineProps extends RootProps {
  /** What went, in words. */
  children: ReactNode
  /** The button that brings it back. */
  action: ReactNode
}

/**
 * In the place of a line that was taken out: what went, and the way back.
 * It stands there until the list is left; for a passing message take a notification.
 */
export function RemovedLine({ children, action, ...rest }: RemovedLineProps) {
  return (
    <div {...rootProps(rest)} className={css.undo}>
      <span role="status">{children}</span>
      {action}
    </div>
  )
}
