import { encode } from 'uqr'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './QrCode.css.ts'
import { modulePath } from './module-path.ts'

export interface QrCodeProps extends RootProps {
  /** What the code holds, usually an address. Up to about 1,000 characters; short codes scan better. */
  value: string
  /** What happens when one scans it: “Opens Vitamin C on your phone”. Give the address as a link or text as well: not everybody can scan. */
  label: string
  /** Its edge, in three steps; a longer text needs a larger one. @default 'md' */
  size?: keyof typeof css.sizes | undefined
}

/**
 * An address to scan, as one vector: black on white in every theme and in forced colours, with the four free modules round it that scanners need.
 * Never the only way: the address stands beside it as a link.
 */
export function QrCode({ value, label, size = 'md', ...rest }: QrCodeProps) {
  const code = encode(value, { border: 4, ecc: 'M' })
  return (
    <svg
      {...rootProps(rest)}
      role="img"
      aria-label={label}
      className={css.sizes[size]}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
    >
      <rect className={css.paper} width={code.size} height={code.size} />
      <path className={css.ink} d={modulePath(code.data)} />
    </svg>
  )
}
