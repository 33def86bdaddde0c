import { loyaltyForMinor } from '#domain/loyalty/points.ts'
import type { Minor } from '#domain/money/money.ts'
import { Amount } from '#design-system/data/Amount'
import { DescriptionList } from '#design-system/data/DescriptionList'
import { Divider } from '#design-system/layout/Divider'
import { Inline } from '#design-system/layout/Inline'
import { Stack } from '#design-system/layout/Stack'
import { StatusTag } from '#design-system/data/StatusTag'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

export interface RefundTotalsProps {
  /** The goods after the coupon, without shipping, in cents. */
  goodsMinor: Minor
  feeMinor: Minor
  refundMinor: Minor
  /** Parts of the refund by means of payment, in cents. */
  moneyMinor: Minor
  creditMinor: Minor
  pointsMinor: Minor
  /** Whether the refund was approved, so that the amounts are no estimate. */
  isFinal?: boolean
  /** Lines above the sum: product by quantity. */
  lines?: readonly { term: string; minor: Minor }[]
}

/** How the refund is paid back, where that is not by money alone. */
function Means({ moneyMinor, creditMinor, pointsMinor }: RefundTotalsProps) {
  const intl = useIntl()
  if (creditMinor === 0 && pointsMinor === 0) return null
  const parts = [
    { id: 'applications.refund.money', minor: moneyMinor },
    { id: 'applications.refund.credit', minor: creditMinor },
    { id: 'applications.refund.points', minor: pointsMinor },
  ] as const
  return (
    <DescriptionList
      layout="ends"
      items={parts
        .filter(({ minor }) => minor > 0)
        .map(({ id, minor }) => ({
          term: intl.formatMessage({ id }),
          description:
            id === 'applications.refund.points' ? (
              <Amount value={loyaltyForMinor(minor)} format="points" />
            ) : (
              <Amount value={minor} />
            ),
        }))}
    />
  )
}

/** Value of the goods, restocking fee and refund; an estimate until the refund is approved. */
export function RefundTotals(props: RefundTotalsProps) {
  const { goodsMinor, feeMinor, refundMinor, isFinal = false, lines = [] } = props
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
          {!isFinal && (
            <StatusTag tone="waiting">
              {intl.formatMessage({ id: 'applications.refund.estimated' })}
            </StatusTag>
          )}
        </Inline>
        <Text as="span" size="lead">
          <Amount value={refundMinor} certainty={isFinal ? 'final' : 'estimated'} isEstimateSaid />
        </Text>
      </Inline>
      <Means {...props} />
    </Stack>
  )
}
