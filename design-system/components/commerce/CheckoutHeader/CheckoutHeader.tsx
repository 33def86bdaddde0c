import { Logo } from '#design-system/text/Logo'
import { Link } from '../../../private/link.tsx'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { header, row } from '../../navigation/SiteHeader/SiteHeader.css.ts'
import * as css from './CheckoutHeader.css.ts'

export interface CheckoutHeaderProps extends RootProps {
  /** Where the mark leads: usually home. */
  logoHref: string
  /** Which step one is at, in words: “Step 2 of 4”. */
  step?: string | undefined
  /** The one link that leads away: words and address. */
  help?: { label: string; href: string } | undefined
}

/** The quiet head of checkout: nothing leads away but the mark and help. Every other page takes SiteHeader. */
export function CheckoutHeader({ logoHref, step, help, ...rest }: CheckoutHeaderProps) {
  return (
    <header {...rootProps(rest)} className={header}>
      <div className={row}>
        <Logo href={logoHref} />
        <span className={css.step}>{step}</span>
        {help && (
          <Link className={css.help} href={help.href}>
            {help.label}
          </Link>
        )}
      </div>
    </header>
  )
}
