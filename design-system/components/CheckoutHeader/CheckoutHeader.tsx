import { Logo } from '#design-system/Logo'
import { Link } from '../../private/link.tsx'
import { header, row } from '../SiteHeader/SiteHeader.css.ts'
import * as css from './CheckoutHeader.css.ts'

export interface CheckoutHeaderProps {
  logoHref: string
  /** “Step 2 of 4”. */
  step?: string | undefined
  help?: { label: string, href: string } | undefined
}

/** The quiet head of checkout: nothing leads away but the mark and help. */
export function CheckoutHeader({ logoHref, step, help }: CheckoutHeaderProps) {
  return (
    <header className={header}>
      <div className={row}>
        <Logo href={logoHref} />
        <span className={css.step}>{step}</span>
        {help && <Link className={css.help} href={help.href}>{help.label}</Link>}
      </div>
    </header>
  )
}
