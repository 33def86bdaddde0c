import { QrCode } from '#design-system/media/QrCode'
import * as css from './Poster.css.ts'

export interface PosterSheetProps {
  /** Headline in large type: “Join Hoi Lam at Jadeleaf”. */
  title: string
  /** What scanning does: “Scan to register with referral code 8000005”. */
  description: string
  /** URL encoded in the QR code; also printed below it. */
  url: string
  /** Referral code to type in by hand. */
  code: string
  /** Name of the code's owner; omit it to keep it off paper. */
  name?: string | undefined
  /** Paper size: `A4` for a wall, `A6` for a counter. @default 'A4' */
  size?: keyof typeof css.sizes | undefined
}

/** The printed sheet. */
export function PosterSheet({ title, description, url, code, name, size = 'A4' }: PosterSheetProps) {
  return (
    <div className={`${css.sheet} ${css.sizes[size]}`}>
      <div className={css.title}>{title}</div>
      <div className={css.code}>
        <QrCode value={url} label={description} />
      </div>
      <div>
        <div>{description}</div>
        {name !== undefined && <div className={css.strong}>{name}</div>}
        <div className={css.strong}>{code}</div>
        <div className={css.address}>{url.replace(/^https?:\/\//, '')}</div>
      </div>
    </div>
  )
}
