import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Money } from '#design-system/data/Money'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { useFormatMoney } from '../../../private/money-format.ts'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Price.css.ts'

export interface PriceProps extends RootProps {
  /** What one pays, in cents. */
  now: number
  /** The lowest of several prices: shown as "From HK$168.00". */
  isFrom?: boolean | undefined
  /** The price before the offer, in cents; left out when it is not higher. */
  was?: number | undefined
  /** The associate's price, in cents. */
  member?: number | undefined
  /** Whose price that is, as the language puts it beside the amount: “for associates”, 伙伴价. */
  memberLabel?: string | undefined
  /** Size of the price: `sm` in a row of text, `md` in a list, `xl` on the product's page. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A tag beside the price: what is saved. */
  tag?: ReactNode
}

/**
 * What a product costs: the price, the old price struck, the associate's price in gold.
 * An amount that is no product's price is Money; a price is never written without its currency.
 */
export function Price({
  now,
  isFrom = false,
  was,
  member,
  memberLabel,
  size = 'md',
  tag,
  ...rest
}: PriceProps) {
  const intl = useIntl()
  const formatMoney = useFormatMoney()
  const from = <T extends ReactNode>(price: T) => intl.formatMessage({ id: 'ds.price.from' }, { price })
  const amount = <Money key="amount" minor={now} size={size} isStrong={size === 'sm'} />
  return (
    <div {...rootProps(rest)} className={css.price}>
      <div className={css.line}>
        {isFrom ? <span className={css.from}>{inOwnElements(from(amount))}</span> : amount}
        {was !== undefined && was > now && (
          <span>
            <VisuallyHidden>{intl.formatMessage({ id: 'ds.price.was' }) + SPACE}</VisuallyHidden>
            <Money minor={was} isStruck />
          </span>
        )}
        {tag}
      </div>
      {member !== undefined && (
        <p className={cx(css.member, figures, (size === 'lg' || size === 'xl') && css.large)}>
          {inOwnElements(
            intl.formatMessage(
              { id: 'ds.price.member' },
              {
                price: <span key="price">{isFrom ? from(formatMoney(member)) : formatMoney(member)}</span>,
                label: <span key="label">{memberLabel}</span>,
              },
            ),
          )}
        </p>
      )}
    </div>
  )
}
