import type { ProductView } from '#domain/catalogue/product-view.ts'
import { FEE_PAYS_FROM } from '#domain/membership/fee.ts'
import { formatMoney } from '#domain/money/money.ts'
import { paths } from '#domain/store/paths.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Inline } from '#design-system/layout/Inline'
import { Price } from '#design-system/commerce/Price'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface MembershipOfferProps {
  kind: 'join' | 'renew'
  product: ProductView
  /** Preferred customers join, associates renew; others are told why they cannot. */
  canBuy: boolean
  onAdd: (sku: string) => Promise<boolean>
}

const facts = ['fee', 'retail', 'pays', 'loyalty', 'guarantee', 'tools', 'waiver'] as const

/** The membership itself: its price, what it gives, and the button for those who may buy it. */
export function MembershipOffer({ kind, product, canBuy, onAdd }: MembershipOfferProps) {
  const intl = useIntl()
  const [isPending, setPending] = useState(false)
  const add = async () => {
    setPending(true)
    await onAdd(product.sku).finally(() => {
      setPending(false)
    })
  }
  return (
    <Section
      space="none"
      title={product.name}
      aside={
        kind === 'join' && (
          <Tag tone="member">{intl.formatMessage({ id: 'membership.join.preferredOnly' })}</Tag>
        )
      }
    >
      <Stack gap={4} align="start">
        <Price now={product.finalMinor} size="xl" />
        <Stack as="ul" gap={2}>
          {(kind === 'join' ? facts : facts.slice(0, -1)).map((fact) => (
            <li key={fact}>
              <Text>
                {intl.formatMessage(
                  { id: `membership.offer.${fact}` },
                  { amount: formatMoney(FEE_PAYS_FROM) },
                )}
              </Text>
              {fact === 'guarantee' && (
                <TextLink href={paths.content('returns')}>
                  {intl.formatMessage({ id: 'membership.offer.conditions' })}
                </TextLink>
              )}
            </li>
          ))}
        </Stack>
        {canBuy ? (
          <SendButton variant="primary" size="lg" isPending={isPending} onPress={() => void add()}>
            {intl.formatMessage({ id: `membership.${kind}.add` })}
          </SendButton>
        ) : (
          <InlineMessage tone="info">{intl.formatMessage({ id: `membership.${kind}.closed` })}</InlineMessage>
        )}
        <Inline gap={4} isWrapped>
          <TextLink href={paths.product(product.sku)}>
            {intl.formatMessage({ id: 'membership.offer.more' })}
          </TextLink>
        </Inline>
      </Stack>
    </Section>
  )
}
