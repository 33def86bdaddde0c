import type { Minor } from '#domain/money/money.ts'
import { Amount } from '#design-system/Amount'
import { DescriptionList } from '#design-system/DescriptionList'
import { Divider } from '#design-system/Divider'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { StatusTag } from '#design-system/StatusTag'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

export interface RefundTotalsProps {
  /** The goods without shipping, in cents. */
  goodsMinor: Minor
  feeMinor: Minor
  refundMinor: Minor
  /** Lines above the sum: product by quantity. */
  lines?: readonly { term: string; minor: Minor }[]
}

/** Value of the goods, restocking fee and expected refund, marked as an estimate. */
export function RefundTotals({ goodsMinor, feeMinor, refundMinor, lines = [] }: RefundTotalsProps) {
  const intl = useIntl()
  return (
    <Stack gap={3}>
      <DescriptionList
        layout="ends"
        items={[
          ...lines.map(({ term, minor }) => ({ term, description: <Amount value={minor} /> })),
          {
            term: intl.formatMessage({ id: 'applications.refund.goods' }),
            description: <Amount value={goodsMinor} weight="strong" />,
          },
          {
            term: intl.formatMessage({ id: 'applications.refund.fee' }),
            description: <Amount value={-feeMinor} />,
          },
        ]}
      />
      <Divider weight="rule" />
      <Inline justify="between" gap={3}>
        <Inline gap={2}>
          <Text as="span" weight="strong">
            {intl.formatMessage({ id: 'applications.refund.refund' })}
          </Text>
          <StatusTag tone="waiting">{intl.formatMessage({ id: 'applications.refund.estimated' })}</StatusTag>
        </Inline>
        <Text as="span" size="lead">
          <Amount value={refundMinor} certainty="estimated" />
        </Text>
      </Inline>
    </Stack>
  )
}
