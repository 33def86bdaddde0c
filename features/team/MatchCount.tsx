import { Text } from '#design-system/text/Text'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { useIntl } from 'react-intl'

/** How many people match words and filters, told as it changes. @param n undefined while nothing is left out, or while it is being read */
export function MatchCount({ n, hiddenLegs = 0 }: { n: number | undefined; hiddenLegs?: number }) {
  const intl = useIntl()
  const text = n === undefined ? '' : intl.formatMessage({ id: 'team.matches' }, { n })
  const hidden =
    n && hiddenLegs > 0 ? ` ${intl.formatMessage({ id: 'team.tree.hidden' }, { n: hiddenLegs })}` : ''
  return (
    <Text tone="muted" role="status">
      {/* seen as the heading of what stands in place of the list */}
      {n === 0 ? <VisuallyHidden>{text}</VisuallyHidden> : text + hidden}
    </Text>
  )
}
