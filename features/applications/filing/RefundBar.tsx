import { Amount } from '#design-system/data/Amount'
import { Button } from '#design-system/actions/Button'
import { Only } from '#design-system/layout/Only'
import { Stack } from '#design-system/layout/Stack'
import { StickyBar } from '#design-system/layout/StickyBar'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { ESTIMATE } from './FilingAside.tsx'
import { draftRefund, type Draft } from './draft/draft.ts'

/** Scrolls to the details of the estimate. A link with a hash would lose the step in the address. */
const showEstimate = () => {
  document.getElementById(ESTIMATE)?.focus()
}

/** Keeps the estimated refund visible below the form on phones. */
export function RefundBar({ draft }: { draft: Draft }) {
  const intl = useIntl()
  const { goodsMinor, refundMinor } = draftRefund(draft)
  if (goodsMinor === 0) return null
  return (
    <Only on="phone">
      <StickyBar
        label={intl.formatMessage({ id: 'applications.refund.would' })}
        lead={
          <Stack gap={1}>
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: 'applications.refund.bar' })}
            </Text>
            <Text as="span">
              <Amount value={refundMinor} certainty="estimated" />
            </Text>
          </Stack>
        }
      >
        <Button onPress={showEstimate}>{intl.formatMessage({ id: 'applications.refund.details' })}</Button>
      </StickyBar>
    </Only>
  )
}
