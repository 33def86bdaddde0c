import type { ApplicationType } from '#domain/applications/kinds.ts'
import { toMinor } from '#domain/money/money.ts'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { Policies } from '../Policies.tsx'
import { RefundTotals } from '../RefundTotals.tsx'
import { draftRefund, productOf, type Draft } from './draft/draft.ts'

/** The id of the estimate's heading. */
export const ESTIMATE = 'refund-estimate'

function Estimate({ draft }: { draft: Draft }) {
  const intl = useIntl()
  const lines = draft.lines.flatMap(({ product, quantity }) => {
    const found = productOf(draft, product)
    return found
      ? [
          {
            term: `${found.item.name} × ${quantity}`,
            minor: toMinor(found.item.price) * quantity,
          },
        ]
      : []
  })
  if (lines.length === 0)
    return <Text tone="muted">{intl.formatMessage({ id: 'applications.refund.nothing' })}</Text>
  return <RefundTotals {...draftRefund(draft)} lines={lines} />
}

/** Beside the form: the estimated refund, and the policies of this kind of application. */
export function FilingAside({ type, draft }: { type: ApplicationType; draft: Draft }) {
  const intl = useIntl()
  if (type !== 'refund') return <Policies type={type} />
  return (
    <Stack gap={4}>
      <Divider weight="rule" />
      <Heading level={2} size="section" id={ESTIMATE} isFocusTarget>
        {intl.formatMessage({ id: 'applications.refund.would' })}
      </Heading>
      <Estimate draft={draft} />
      <Policies type={type} isTitled={false} />
    </Stack>
  )
}
